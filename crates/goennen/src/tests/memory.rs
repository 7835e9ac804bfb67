//! No allocation in acting, revealing and the playout loop after warm-up.

use engine::QuickRandom;
use testkit::play_at_random;

use super::fixture::modes;

#[test]
fn playing_allocates_nothing_after_warm_up() {
    for (name, game) in modes() {
        let mut words = QuickRandom::new(1);
        let mut actions = Vec::with_capacity(1000);
        play_at_random(&game, &mut words, &mut actions);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..30 {
                decisions += play_at_random(&game, &mut words, &mut actions);
            }
        });
        assert!(decisions > 1000);
        assert_eq!(counted.count_total, 0, "{name}");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| {
        std::hint::black_box(vec![1u8; 10]);
    });
    assert_eq!(counted.count_total, 1);
}
