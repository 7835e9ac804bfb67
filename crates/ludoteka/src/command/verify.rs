//! `ludoteka verify`: proves records, or names the first line that does not follow.

use std::io::Write;
use std::path::{Path, PathBuf};

use games::with_game;

use super::campaign;
use crate::campaign_file::CampaignFile;
use crate::failure::Failure;
use crate::opening::{open_record, read_record};

/// Proves the records and campaigns one after the other and stops at the first that is wrong.
pub(crate) fn run(files: &[PathBuf], decks: Option<&Path>, output: &mut dyn Write) -> Result<(), Failure> {
    for path in files {
        if CampaignFile::is_one(path) {
            let file = CampaignFile::read(path)?;
            let matches = campaign::prove(&file, decks)?;
            writeln!(
                output,
                "{}: proved: {matches} matches of the campaign, each by its record",
                path.display()
            )?;
            continue;
        }
        let record = read_record(path)?;
        let game = open_record(path, &record, decks)?;
        let draws = with_game!(&game, game => engine::verify(game, &record)
            .map_err(|error| phrases::explain(game, error, phrases::Language::En)))
        .map_err(|error| Failure::at(path, error))?;
        let actions = record.lines.len() - draws;
        let sealed = record.header.nonces.iter().filter(|nonce| nonce.is_none()).count();
        if sealed > 0 {
            let count = record.header.nonces.len();
            writeln!(
                output,
                "{}: {sealed} of {count} nonces were fixed by the commitment, {} came from players",
                path.display(),
                count - sealed
            )?;
        }
        writeln!(
            output,
            "{}: proved: {draws} draws follow from the commitment {}, {actions} actions from the rules",
            path.display(),
            record.header.commitment
        )?;
    }
    Ok(())
}
