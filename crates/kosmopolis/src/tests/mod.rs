//! Tests, one module per part of the rules; a test that proves a rule starts with its id.

mod conformance;
mod deck;
mod draft;
mod fixture;
mod foresight;
mod imagine;
mod memory;
mod notation;
mod play;
mod round_end;
mod scoring;
mod setup;
mod view;
mod words;
