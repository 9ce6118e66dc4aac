//! A proof under way, kept in a file: a line that says of what, then what the prover knows.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use tsoro::rules::{Position, Rules};
use tsoro::search::proof::knowledge::Knowledge;

/// The line at the top.
fn title(rules: Rules, position: &Position, room: usize) -> String {
    format!("tsoro checkpoint 1: {rules}; {position}; {room} entries\n")
}

/// Writes what is known, beside the old file first, so that there is always a whole one.
pub fn save(
    path: &Path,
    rules: Rules,
    position: &Position,
    knowledge: &Knowledge,
) -> io::Result<()> {
    let beside = path.with_extension("part");
    let mut file = BufWriter::new(File::create(&beside)?);
    file.write_all(title(rules, position, knowledge.room()).as_bytes())?;
    for entry in knowledge.entries() {
        for word in entry {
            file.write_all(&word.to_le_bytes())?;
        }
    }
    file.into_inner()?.sync_all()?;
    fs::rename(beside, path)
}

/// Reads it back.
///
/// # Errors
/// The file cannot be read, is of another proof or memory, or breaks off.
pub fn load(
    path: &Path,
    rules: Rules,
    position: &Position,
    knowledge: &Knowledge,
) -> Result<(), String> {
    let told = |error: io::Error| format!("{}: {error}", path.display());
    let mut file = BufReader::new(File::open(path).map_err(told)?);
    let expected = title(rules, position, knowledge.room());
    let mut line = Vec::new();
    for byte in file.by_ref().take(1000).bytes() {
        line.push(byte.map_err(told)?);
        if line.ends_with(b"\n") {
            break;
        }
    }
    if line != expected.as_bytes() {
        let found = String::from_utf8_lossy(&line);
        return Err(format!(
            "{} is no checkpoint of this proof: it begins `{}`, and `{}` is wanted (--memory says how many entries)",
            path.display(),
            found.trim_end(),
            expected.trim_end()
        ));
    }
    let mut entry = [0; 24];
    loop {
        match read_whole(&mut file, &mut entry).map_err(told)? {
            0 => return Ok(()),
            24 => {
                let (words, _) = entry.as_chunks::<8>();
                let words = [words[0], words[1], words[2]].map(u64::from_le_bytes);
                if !knowledge.restore(words) {
                    return Err(format!(
                        "{}: entry {} is out of place",
                        path.display(),
                        words[0]
                    ));
                }
            }
            _ => return Err(format!("{} breaks off within an entry", path.display())),
        }
    }
}

/// Fills the buffer, or as much of it as there is left to read.
fn read_whole(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..])? {
            0 => break,
            read => filled += read,
        }
    }
    Ok(filled)
}
