//! Tests, one module per part of the rules; a test that proves a rule starts with its id.

mod bonus;
mod buy;
mod campaign;
mod chance;
mod conformance;
mod deck;
mod display;
mod end;
mod fit;
mod fixture;
mod imagine;
mod memory;
mod notation;
mod odds;
mod passive;
mod rich;
mod said;
mod scoring;
mod setup;
mod solo;
mod task;
mod told;
mod turn;
mod twin;
mod what_if;
