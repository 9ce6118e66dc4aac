//! The files of a proof: a checkpoint that one run at a time keeps, and a certificate.

use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use tsoro::rules::{Position, Turn};
use tsoro::search::proof::knowledge::Knowledge;

use crate::checkpoint::{self, Subject};
use crate::files::{Lock, Place, Writing};
use crate::{Failure, input};

/// Says of a file what is wrong with it.
fn about(what: &str, path: &Path, why: &impl ToString) -> String {
    format!("the {what} {}: {}", path.display(), why.to_string())
}

/// A checkpoint's file, locked while this lives.
pub struct Checkpoint<'a> {
    path: &'a PathBuf,
    place: Place,
    subject: Subject<'a>,
    _lock: Lock,
}

impl<'a> Checkpoint<'a> {
    /// Makes sure that the file can be written, and that no other run writes it.
    pub fn claim(path: &'a PathBuf, subject: Subject<'a>) -> Result<Self, Failure> {
        let unusable = |error: io::Error| input(about("checkpoint", path, &error));
        let place = Place::find(path).map_err(unusable)?;
        let Some(lock) = place.lock().map_err(unusable)? else {
            let why = "another run of tsoro is using it";
            return Err(input(about("checkpoint", path, &why)));
        };
        Ok(Self {
            path,
            place,
            subject,
            _lock: lock,
        })
    }

    /// Where it is.
    pub fn path(&self) -> std::path::Display<'_> {
        self.path.display()
    }

    /// Takes up what an earlier run knew; false if there was none.
    pub fn resume(&self, knowledge: &Knowledge) -> Result<bool, Failure> {
        if !self.place.exists() {
            return Ok(false);
        }
        let refused = |why: &dyn ToString| input(about("checkpoint", self.path, &why.to_string()));
        let file = self.place.open().map_err(|error| refused(&error))?;
        checkpoint::read(&mut BufReader::new(file), self.subject, knowledge)
            .map_err(|refusal| refused(&refusal))?;
        Ok(true)
    }

    /// Writes what is known now, or says why that cannot be.
    pub fn save(&self, knowledge: &Knowledge) -> Result<(), String> {
        let save = || {
            let mut file = self.place.begin()?;
            checkpoint::write(&mut file, self.subject, knowledge)?;
            file.finish()
        };
        save().map_err(|error| about("checkpoint", self.path, &error))
    }
}

/// A certificate: for each position that the winner may have to play in a line with the position, its turn, the position after it, and the turns
/// left until the end at most; of lines about the same position the last counts.
pub struct Certificate<'a> {
    path: &'a PathBuf,
    place: Place,
    /// The file under way, or why it could not be written.
    file: io::Result<Option<Writing>>,
}

impl<'a> Certificate<'a> {
    /// Makes sure that the file can be written.
    pub fn claim(path: &'a PathBuf) -> Result<Self, Failure> {
        let place = Place::find(path).map_err(|error| input(about("certificate", path, &error)))?;
        Ok(Self {
            path,
            place,
            file: Ok(None),
        })
    }

    /// Whether it is the same file as the checkpoint.
    pub fn is(&self, checkpoint: &Checkpoint) -> bool {
        self.place.is(&checkpoint.place)
    }

    /// Adds a line; if that cannot be, [`finish`](Self::finish) says so.
    pub fn add(&mut self, position: &Position, turn: &Turn, left: u8) {
        let written = match &mut self.file {
            Ok(Some(file)) => write_line(file, position, turn, left),
            Ok(None) => self.place.begin().and_then(|mut file| {
                write_line(&mut file, position, turn, left)?;
                self.file = Ok(Some(file));
                Ok(())
            }),
            Err(_) => Ok(()),
        };
        if let Err(error) = written {
            self.file = Err(error);
        }
    }

    /// Puts it in its place, or says why that cannot be. A verdict that needs no line leaves an empty file.
    pub fn finish(self) -> Result<(), String> {
        let finish = |file: Option<Writing>| match file {
            Some(file) => file.finish(),
            None => self.place.begin()?.finish(),
        };
        self.file
            .and_then(finish)
            .map_err(|error| about("certificate", self.path, &error))
    }
}

fn write_line(out: &mut Writing, position: &Position, turn: &Turn, left: u8) -> io::Result<()> {
    let after = turn
        .after()
        .map_or(String::new(), |after| after.to_string());
    writeln!(out, "{position}\t{turn}\t{after}\t{left}")
}
