//! Text on its way to a terminal: strangers' texts must not steer it.

use std::io::{self, Write};

/// Writes text with every character escaped as `\uXXXX` that a terminal would obey or that would change the order of what is read. Line feeds and tabs stay.
///
/// JSON stays the same data: such characters stand only in its strings, where the escape means the character.
pub struct Plain<W: Write>(pub W);

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for chunk in bytes.utf8_chunks() {
            self.write_text(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                self.0.write_all("\u{FFFD}".as_bytes())?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl<W: Write> Plain<W> {
    fn write_text(&mut self, text: &str) -> io::Result<()> {
        let mut rest = text;
        while let Some((at, steers)) = rest.char_indices().find(|&(_, char)| steers(char)) {
            self.0.write_all(&rest.as_bytes()[..at])?;
            for unit in steers.encode_utf16(&mut [0; 2]) {
                write!(self.0, "\\u{unit:04x}")?;
            }
            rest = &rest[at + steers.len_utf8()..];
        }
        self.0.write_all(rest.as_bytes())
    }
}

/// Whether a character does something instead of being seen. Joiners (U+200C, U+200D) stay: names in Gujarati need them.
const fn steers(char: char) -> bool {
    match char {
        '\n' | '\t' | '\u{200C}' | '\u{200D}' => false,
        // Controls of terminals, old and new.
        '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}'
        // Direction, and what separates lines and words without being seen.
        | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        // Other format characters, tags among them.
        | '\u{AD}' | '\u{180E}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}' => true,
        _ => false,
    }
}

/// Says something on standard error, as one line.
pub fn say(message: &str) {
    let line = message.replace('\n', "\\n").replace('\t', "\\t");
    // Where nobody listens, the status tells.
    let _ = writeln!(Plain(io::stderr().lock()), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &[u8]) -> String {
        let mut out = Plain(Vec::new());
        out.write_all(text).expect("memory takes it");
        String::from_utf8(out.0).expect("text")
    }

    #[test]
    fn what_steers_a_terminal_is_escaped_and_all_else_stays() {
        assert_eq!(plain(b"\x1b[2Ja\rb\x7f"), "\\u001b[2Ja\\u000db\\u007f");
        assert_eq!(plain("\u{9b}31m".as_bytes()), "\\u009b31m");
        assert_eq!(plain("\u{202e}gnp\u{2066}".as_bytes()), "\\u202egnp\\u2066");
        assert_eq!(plain("\u{e0041}".as_bytes()), "\\udb40\\udc41");
        let seen = "a1+ c4\n\tΤσόρο ગુજરાતી ક્\u{200d}ષ é 😀 \\u0041";
        assert_eq!(plain(seen.as_bytes()), seen);
        assert_eq!(plain(b"a\x9b\xffb"), "a\u{FFFD}\u{FFFD}b");
    }

    #[test]
    fn json_stays_the_same_data() {
        let every: String = ('\0'..='\u{FFFF}').chain(['\u{E0001}']).collect();
        let json = serde_json::json!({ &every: [every] }).to_string();
        let told = plain(json.as_bytes());
        assert!(!told.chars().any(steers));
        let read: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(read.to_string(), json);
    }
}
