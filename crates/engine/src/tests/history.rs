//! A history reads like a list, and a copy keeps its own end.

use crate::History;

#[test]
fn a_history_reads_like_a_list() {
    let mut history = History::default();
    let mut list = Vec::new();
    for item in 0..200 {
        assert_eq!(
            (history.len(), history.is_empty(), history.last()),
            (list.len(), list.is_empty(), list.last())
        );
        for place in [0, 1, 31, 32, 33, 64, 199, 500] {
            let rest = list.get(place..).unwrap_or_default();
            assert!(history.since(place).eq(rest), "{item} items from {place}");
        }
        history.push(item);
        list.push(item);
    }
    assert_eq!(history.to_vec(), list);
}

#[test]
fn copies_grow_apart() {
    let mut one: History<u32> = History::default();
    one.extend(0..40);
    let mut two = one.clone();
    two.push(7);
    one.push(8);
    assert_eq!((one.len(), two.len()), (41, 41));
    assert_eq!((one.last(), two.last()), (Some(&8), Some(&7)));
    assert!(one.iter().take(40).eq(two.iter().take(40)));
}
