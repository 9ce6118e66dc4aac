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

#[cfg(test)]
mod tests {
    use super::*;
    use tsoro::search::proof::{Prover, Quest, Verdict};

    /// A proof stopped half-way, and the file it was kept in.
    fn stopped(name: &str) -> (Rules, Prover, std::path::PathBuf) {
        let rules: Rules = "tsoro width=5".parse().expect("known rules");
        let mut prover = Prover::new(rules, 1 << 20);
        let found = prover.prove(&mut Quest::new(rules.start()), 30, &mut |_, positions| {
            positions > 10_000
        });
        assert_eq!(found, None);
        let file = std::env::temp_dir().join(format!("tsoro-{}-{name}", std::process::id()));
        save(&file, rules, &rules.start(), prover.knowledge()).expect("room on the disk");
        (rules, prover, file)
    }

    #[test]
    fn a_proof_goes_on_from_its_checkpoint() {
        let (rules, _, file) = stopped("goes-on");
        let mut taken_up = Prover::new(rules, 1 << 20);
        load(&file, rules, &rules.start(), taken_up.knowledge()).expect("whole");
        let mut anew = Prover::new(rules, 1 << 20);
        for prover in [&mut taken_up, &mut anew] {
            let found = prover.prove(&mut Quest::new(rules.start()), 30, &mut |_, _| false);
            assert_eq!(found, Some(Verdict::Loses(20)));
        }
        assert!(taken_up.positions() < anew.positions());
        fs::remove_file(file).expect("there");
    }

    #[test]
    fn a_checkpoint_of_something_else_or_cut_off_is_refused() {
        let (rules, _, file) = stopped("refused");
        let other = Prover::new(rules, 2 << 20);
        let refused = load(&file, rules, &rules.start(), other.knowledge());
        assert!(refused.is_err_and(|why| why.contains("--memory")));
        let whole = fs::read(&file).expect("there");
        fs::write(&file, &whole[..whole.len() - 3]).expect("room on the disk");
        let prover = Prover::new(rules, 1 << 20);
        let refused = load(&file, rules, &rules.start(), prover.knowledge());
        assert!(refused.is_err_and(|why| why.contains("breaks off")));
        fs::remove_file(file).expect("there");
    }
}
