//! Tests, one module for each part of the rules.

mod action;
mod cleanup;
mod conformance;
mod deck;
mod development;
mod fixture;
mod foresee;
mod idea;
mod imagine;
mod memory;
mod notation;
mod order;
mod scoring;
mod setup;
mod theft;
mod told;
mod two_players;
