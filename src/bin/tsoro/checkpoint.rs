//! A proof under way as bytes: a line that says of what, then what the prover knows, then a checksum.
//!
//! An entry is three little-endian words of 64 bits: its place in the table, higher than the one before, and its two words. The last three words are
//! [`END`], the number of entries, and the [`Checksum`] of all bytes before them and that number.

use std::fmt;
use std::io::{self, BufRead, ErrorKind, Read, Write};

use tsoro::rules::{Position, Rules};
use tsoro::search::proof::knowledge::Knowledge;

/// What the first line begins with, before the version.
const MAGIC: &str = "tsoro checkpoint ";
const VERSION: u32 = 2;
/// The longest first line.
const LINE: u64 = 4000;
/// Stands in the place of an entry's place after the last one.
const END: u64 = u64::MAX;

/// What a checkpoint is of: it is of use to no other proof.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: &'a Position,
}

impl Subject<'_> {
    /// The first line, for a table with so much room.
    fn title(self, room: usize) -> String {
        let Self { rules, position } = self;
        format!("{MAGIC}{VERSION}: {rules}; {position}; {room} entries\n")
    }
}

/// Why bytes are no checkpoint to go on from.
#[derive(Debug)]
pub enum Refusal {
    /// They could not be read.
    Unread(io::Error),
    /// They begin otherwise.
    Foreign(String),
    /// Another version of the program wrote them.
    Version(String),
    /// They are of something else: what, that of the checkpoint, that of the proof.
    Other(&'static str, String, String),
    /// They end too early.
    Cut,
    /// They are not as they were written.
    Altered,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(error) => write!(f, "it cannot be read: {error}"),
            Self::Foreign(line) => write!(f, "it is not a checkpoint: it begins `{line}`"),
            Self::Version(found) => write!(
                f,
                "it is a checkpoint of version {found}, and this program reads version {VERSION} alone"
            ),
            Self::Other("memory", found, wanted) => {
                write!(
                    f,
                    "it is of a table of {found}, not of {wanted}: --memory sets that"
                )
            }
            Self::Other(what, found, wanted) => {
                write!(f, "it is of the {what} `{found}`, not of `{wanted}`")
            }
            Self::Cut => write!(f, "it is cut off"),
            Self::Altered => write!(f, "it is damaged: its checksum does not fit"),
        }
    }
}

/// A running sum of words that depends on each of them and on their order. It finds damage, not malice.
#[derive(Clone, Copy, Default)]
struct Checksum(u64);

impl Checksum {
    fn add(&mut self, word: u64) {
        // Each step can be undone, so that two sums that differ once differ for ever.
        let mixed = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn of_title(title: &str) -> Self {
        let mut sum = Self::default();
        title.bytes().for_each(|byte| sum.add(byte.into()));
        sum
    }
}

/// Writes what is known.
pub fn write(out: &mut impl Write, subject: Subject, knowledge: &Knowledge) -> io::Result<()> {
    let title = subject.title(knowledge.room());
    out.write_all(title.as_bytes())?;
    let mut sum = Checksum::of_title(&title);
    let mut count = 0;
    for entry in knowledge.entries() {
        count += 1;
        for word in entry {
            sum.add(word);
            out.write_all(&word.to_le_bytes())?;
        }
    }
    sum.add(count);
    for word in [END, count, sum.0] {
        out.write_all(&word.to_le_bytes())?;
    }
    Ok(())
}

/// Reads it back.
///
/// # Errors
/// [`Refusal`] says why not; `knowledge` is then not to be used any more.
pub fn read(
    from: &mut impl BufRead,
    subject: Subject,
    knowledge: &Knowledge,
) -> Result<(), Refusal> {
    let title = read_title(from)?;
    check_title(&title, subject, knowledge.room())?;
    let mut sum = Checksum::of_title(&title);
    let mut count = 0;
    let mut least_place = 0;
    loop {
        let [place, check, word] = read_words(from)?;
        if place == END {
            sum.add(count);
            let whole = check == count && word == sum.0 && ends(from)?;
            return whole.then_some(()).ok_or(Refusal::Altered);
        }
        if place < least_place || word == 0 || !knowledge.restore([place, check, word]) {
            return Err(Refusal::Altered);
        }
        least_place = place + 1;
        count += 1;
        for word in [place, check, word] {
            sum.add(word);
        }
    }
}

/// The first line, with its end.
fn read_title(from: &mut impl BufRead) -> Result<String, Refusal> {
    let mut line = Vec::new();
    from.take(LINE)
        .read_until(b'\n', &mut line)
        .map_err(Refusal::Unread)?;
    let foreign = |line: &[u8]| {
        let begins = String::from_utf8_lossy(&line[..line.len().min(60)]);
        Refusal::Foreign(begins.trim_end().to_owned())
    };
    match String::from_utf8(line) {
        Ok(line) if line.ends_with('\n') => Ok(line),
        Ok(line) => Err(foreign(line.as_bytes())),
        Err(error) => Err(foreign(error.as_bytes())),
    }
}

/// Whether a checkpoint with this first line is one to go on from.
fn check_title(title: &str, subject: Subject, room: usize) -> Result<(), Refusal> {
    if title == subject.title(room) {
        return Ok(());
    }
    let title = title.trim_end();
    let foreign = || Refusal::Foreign(title.chars().take(60).collect());
    let (version, rest) = title
        .strip_prefix(MAGIC)
        .and_then(|rest| rest.split_once(": "))
        .ok_or_else(foreign)?;
    if version != VERSION.to_string() {
        return Err(Refusal::Version(version.chars().take(20).collect()));
    }
    let wanted = [
        ("rules", subject.rules.to_string()),
        ("position", subject.position.to_string()),
        ("memory", format!("{room} entries")),
    ];
    for ((what, wanted), found) in wanted.into_iter().zip(rest.split("; ")) {
        if found != wanted {
            return Err(Refusal::Other(what, found.to_owned(), wanted));
        }
    }
    Err(foreign())
}

fn read_words(from: &mut impl Read) -> Result<[u64; 3], Refusal> {
    let mut bytes = [0; 24];
    from.read_exact(&mut bytes)
        .map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => Refusal::Cut,
            _ => Refusal::Unread(error),
        })?;
    let (words, _) = bytes.as_chunks::<8>();
    Ok([words[0], words[1], words[2]].map(u64::from_le_bytes))
}

/// Whether nothing follows.
fn ends(from: &mut impl BufRead) -> Result<bool, Refusal> {
    let rest = from.fill_buf().map_err(Refusal::Unread)?;
    Ok(rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tsoro::search::proof::{Prover, Quest, Verdict};

    const BYTES: usize = 1 << 20;

    fn rules() -> Rules {
        "tsoro width=5".parse().expect("known rules")
    }

    /// A proof stopped half-way, as a checkpoint.
    fn stopped() -> Vec<u8> {
        let start = rules().start();
        let mut prover = Prover::new(rules(), BYTES);
        let mut stop = |_, positions| positions > 10_000;
        let found = prover.prove(&mut Quest::new(start.clone()), 30, &mut stop);
        assert_eq!(found, None);
        let mut bytes = Vec::new();
        write(&mut bytes, subject(&start), prover.knowledge()).expect("memory takes it");
        bytes
    }

    fn subject(position: &Position) -> Subject<'_> {
        let rules = rules();
        Subject { rules, position }
    }

    fn refusal(mut bytes: &[u8]) -> String {
        let prover = Prover::new(rules(), BYTES);
        let read = read(&mut bytes, subject(&rules().start()), prover.knowledge());
        read.expect_err("refused").to_string()
    }

    #[test]
    fn a_proof_goes_on_from_its_checkpoint() {
        let start = rules().start();
        let mut resumed = Prover::new(rules(), BYTES);
        read(&mut &stopped()[..], subject(&start), resumed.knowledge()).expect("whole");
        let mut fresh = Prover::new(rules(), BYTES);
        for prover in [&mut resumed, &mut fresh] {
            let found = prover.prove(&mut Quest::new(start.clone()), 30, &mut |_, _| false);
            assert_eq!(found, Some(Verdict::Loses(20)));
        }
        assert!(resumed.positions() < fresh.positions());
    }

    #[test]
    fn a_checkpoint_with_any_bit_changed_is_refused() {
        let whole = stopped();
        let some =
            (0..whole.len()).filter(|at| *at < 200 || at % 997 == 0 || at + 60 > whole.len());
        for at in some {
            let mut changed = whole.clone();
            changed[at] ^= 1 << (at % 8);
            refusal(&changed);
        }
    }

    #[test]
    fn a_checkpoint_cut_off_anywhere_or_with_anything_after_it_is_refused() {
        let whole = stopped();
        for left in (0..200).chain((200..whole.len()).step_by(997)) {
            refusal(&whole[..left]);
        }
        assert_eq!(
            refusal(&whole[..whole.len() - 24]),
            Refusal::Cut.to_string()
        );
        let longer = [&whole[..], &[0]].concat();
        assert_eq!(refusal(&longer), Refusal::Altered.to_string());
    }

    #[test]
    fn entries_in_another_order_or_twice_are_refused() {
        let whole = stopped();
        let from = whole
            .iter()
            .position(|&byte| byte == b'\n')
            .expect("a line")
            + 1;
        let (title, entries) = whole.split_at(from);
        let swapped = [title, &entries[24..48], &entries[..24], &entries[48..]].concat();
        assert_eq!(refusal(&swapped), Refusal::Altered.to_string());
        let twice = [title, &entries[..24], entries].concat();
        assert_eq!(refusal(&twice), Refusal::Altered.to_string());
    }

    #[test]
    fn a_checkpoint_of_something_else_is_refused_by_name() {
        let whole = stopped();
        let renamed = |from: &str, to: &str| {
            let at = whole
                .iter()
                .position(|&byte| byte == b'\n')
                .expect("a line");
            let title = String::from_utf8_lossy(&whole[..at]).replace(from, to);
            refusal(&[title.as_bytes(), &whole[at..]].concat())
        };
        assert!(renamed("width=5", "width=6").contains("of the rules `tsoro width=6`"));
        assert!(renamed(" s; ", " n; ").contains("of the position `2x5/0x5/0x5/2x5 n`"));
        assert!(renamed("65536 entries", "9 entries").contains("--memory"));
        assert!(renamed("checkpoint 2", "checkpoint 1").contains("of version 1"));
        assert!(renamed("tsoro checkpoint", "a letter").contains("not a checkpoint"));
        assert!(refusal(b"").contains("not a checkpoint"));
        assert!(refusal(&[0xff; 9000]).contains("not a checkpoint"));
    }
}
