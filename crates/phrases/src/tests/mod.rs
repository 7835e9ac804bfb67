//! Tests: the text files, and phrases written with them.

mod files;
mod form;
