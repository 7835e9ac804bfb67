// Sound, made by the browser itself: off until wished for, and silent in the background but for the turn.

let audio = null;

function hasSound() {
  return localStorage.getItem("sound") === "on";
}

function setSound(isOn) {
  localStorage.setItem("sound", isOn ? "on" : "off");
  if (isOn) {
    audio ??= new AudioContext();
    audio.resume();
    play("turn");
  }
  showSound();
}

function showSound() {
  document.querySelectorAll("[data-sound]").forEach((button) => button.setAttribute("aria-pressed", String(hasSound())));
}

/** A tone: when it starts, how high, how long, how loud, of which shape, and where it glides to. */
function tone(at, hertz, seconds, loud, shape = "sine", to = hertz) {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: shape, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds + 0.05);
}

/** A knock or a rustle: noise through a filter. */
function noise(at, hertz, seconds, loud, width = 1) {
  const start = audio.currentTime + at;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: width });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(start);
}

const SOUNDS = {
  pick: () => noise(0, 3200, 0.05, 0.25, 2),
  card: () => { noise(0, 1800, 0.12, 0.35); noise(0.09, 320, 0.09, 0.5, 2); },
  dice: () => { for (let knock = 0; knock < 6; knock += 1) noise(knock * 0.07 + Math.random() * 0.03, 700 + Math.random() * 500, 0.07, 0.6, 3); },
  coin: () => { tone(0, 1850, 0.18, 0.08, "triangle"); tone(0.06, 2480, 0.3, 0.07, "triangle"); },
  turn: () => { tone(0, 523, 0.3, 0.12); tone(0.16, 784, 0.5, 0.12); },
  bad: () => { tone(0, 180, 0.7, 0.2, "triangle", 62); noise(0, 240, 0.5, 0.5); },
  reveal: () => { for (let flip = 0; flip < 4; flip += 1) noise(flip * 0.13, 2400, 0.08, 0.3); },
  good: () => [523, 659, 784].forEach((hertz, index) => tone(index * 0.1, hertz, 0.4, 0.1, "triangle")),
  win: () => [523, 523, 659, 784, 659, 784, 1047].forEach((hertz, index) => tone(index * 0.13, hertz, 0.5, 0.1, "triangle")),
};

/** Plays a sound if it is wished for. Only the turn is heard from a tab in the background. */
function play(name) {
  if (!hasSound() || !SOUNDS[name]) return;
  if (document.visibilityState !== "visible" && name !== "turn") return;
  try {
    audio ??= new AudioContext();
    // A browser lets no page sound before it was touched.
    if (audio.state === "suspended") audio.resume();
    SOUNDS[name]();
  } catch {
    // A device without sound plays on without it.
  }
}
