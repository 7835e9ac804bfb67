//! Tests of the game, one binary. Names begin with the rule they prove.

mod assistance;
mod cards;
mod cards_change;
mod cards_early;
mod cleanup;
mod conformance;
mod deck;
mod examples;
mod fixture;
mod goals;
mod imagine;
mod lay;
mod look;
mod memory;
mod misfortune;
mod notation;
mod odds;
mod offer;
mod order;
mod pay;
mod roll;
mod scoring;
mod select;
mod setup;
mod two_colours;
mod upkeep;
