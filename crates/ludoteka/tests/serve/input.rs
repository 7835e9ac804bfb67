//! Started wrongly: one clear line, another exit code, nothing harmed.

use std::fs;
use std::net::TcpListener;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::process::{PATIENCE, Place};

/// Runs `serve` with these arguments, which must fail soon, and gives its one line.
fn refused(place: &Place, arguments: &[&str]) -> String {
    let mut command = place.command(&["serve"]);
    let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("it serves: {arguments:?}");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let errors = text(&output.stderr);
    assert!(output.status.code().is_some_and(|code| code != 0), "{arguments:?}: {:?}", output.status);
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    errors
}

#[test]
fn a_wrong_start_gets_one_line_and_changes_nothing() {
    let place = Place::new("input");
    fs::write(place.join("file"), "a file").unwrap();
    let garbage = place.join("garbage");
    fs::create_dir(&garbage).unwrap();
    let noise: Vec<u8> = (0..40_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    fs::write(garbage.join("ludoteka.sqlite"), &noise).unwrap();
    let folder = place.join("folder");
    fs::create_dir_all(folder.join("ludoteka.sqlite")).unwrap();
    let table: &[(&[&str], &str)] = &[
        (&["--listen", "nonsense"], "nonsense"),
        (&["--listen", "127.0.0.1:99999"], "127.0.0.1:99999"),
        (&["--listen", "127.0.0.1:0", "--data", "file"], "file"),
        (&["--listen", "127.0.0.1:0", "--data", "file/below"], "file/below"),
        (&["--listen", "127.0.0.1:0", "--data", "/proc/ludoteka"], "/proc/ludoteka"),
        (&["--listen", "127.0.0.1:0", "--data", "garbage"], "garbage/ludoteka.sqlite"),
        (&["--listen", "127.0.0.1:0", "--data", "folder"], "folder/ludoteka.sqlite"),
        (&["--listen", "127.0.0.1:0", "--data", "new", "--public-url", "nonsense"], "nonsense"),
        (
            &["--listen", "127.0.0.1:0", "--data", "new", "--public-url", "ftp://example.org"],
            "ftp://example.org",
        ),
        (&["--listen", "127.0.0.1:0", "--data", "new", "--public-url", ""], "http://"),
        (&["--listen", "127.0.0.1:0", "--data", "new", "--public-url", "https://"], "https://"),
        (&["--listen", "127.0.0.1:0", "--data", "new", "--public-url", "http://a b"], "http://a b"),
    ];
    for (arguments, expected) in table {
        let errors = refused(&place, arguments);
        assert!(errors.contains(expected), "{arguments:?}: {errors}");
    }
    assert_eq!(
        fs::read(garbage.join("ludoteka.sqlite")).unwrap(),
        noise,
        "what is not ours is left as it is"
    );
    assert!(!place.join("new").exists(), "a wrong address is found before anything is made");
}

#[test]
fn a_port_in_use_is_named() {
    let place = Place::new("port");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let errors = refused(&place, &["--listen", &address, "--data", "data"]);
    assert!(errors.contains(&address) && errors.contains("--listen"), "{errors}");
}

/// Whoever may write everywhere (root) cannot be refused like this; then there is nothing to test.
#[cfg(unix)]
#[test]
fn a_directory_that_cannot_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new("unwritable");
    let data = place.join("data");
    fs::create_dir(&data).unwrap();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(data.join("probe"), "").is_err() {
        let errors = refused(&place, &["--listen", "127.0.0.1:0", "--data", "data"]);
        assert!(errors.contains("data"), "{errors}");
    }
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
}
