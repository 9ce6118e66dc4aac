//! Reads what other programs make of a text: word processors, browsers and chat programs put other spaces, quotes and dashes in its place
//! (RULES 5).

/// Stands in [`SIGNS`] for what cannot be seen and means nothing.
const NOTHING: u8 = 0;

/// What characters stand for, from the first to the last of each range. A table, since as code it would be kilobytes.
static SIGNS: [(u16, u16, u8); 49] = [
    (0x00a0, 0x00a0, b' '),
    (0x00ab, 0x00ab, b'"'),
    (0x00ad, 0x00ad, NOTHING), // soft hyphen
    (0x00b4, 0x00b4, b'\''),
    (0x00bb, 0x00bb, b'"'),
    (0x00d7, 0x00d7, b'x'),
    (0x02b9, 0x02b9, b'\''),
    (0x02ba, 0x02ba, b'"'),
    (0x02bc, 0x02bc, b'\''),
    (0x02dc, 0x02dc, b'~'),
    (0x02dd, 0x02dd, b'"'),
    (0x034f, 0x034f, NOTHING),
    (0x061c, 0x061c, NOTHING),
    (0x1680, 0x1680, b' '),
    (0x180e, 0x180e, NOTHING),
    (0x2000, 0x200a, b' '),
    (0x200b, 0x200f, NOTHING), // joiners, marks of direction
    (0x2010, 0x2015, b'-'),
    (0x2018, 0x201b, b'\''),
    (0x201c, 0x201f, b'"'),
    (0x2024, 0x2026, b'.'), // `…`
    (0x2028, 0x2029, b'\n'),
    (0x202a, 0x202e, NOTHING), // direction
    (0x202f, 0x202f, b' '),
    (0x2032, 0x2032, b'\''), // primes
    (0x2033, 0x2033, b'"'),
    (0x2035, 0x2035, b'\''),
    (0x2036, 0x2036, b'"'),
    (0x2039, 0x203a, b'\''),
    (0x2043, 0x2043, b'-'),
    (0x2044, 0x2044, b'/'),
    (0x204e, 0x204e, b'*'),
    (0x205f, 0x205f, b' '),
    (0x2060, 0x206f, NOTHING), // word joiner, isolates
    (0x2212, 0x2212, b'-'),
    (0x2215, 0x2215, b'/'),
    (0x2217, 0x2217, b'*'),
    (0x223c, 0x223c, b'~'),
    (0x2715, 0x2716, b'x'),
    (0x275b, 0x275c, b'\''),
    (0x275d, 0x275e, b'"'),
    (0x2a2f, 0x2a2f, b'x'),
    (0x3000, 0x3000, b' '),
    (0x301c, 0x301c, b'~'),
    (0x301d, 0x301f, b'"'),
    (0xfe00, 0xfe0f, NOTHING), // variation selectors
    (0xfe58, 0xfe58, b'-'),
    (0xfe63, 0xfe63, b'-'),
    (0xfeff, 0xfeff, NOTHING), // byte order mark
];

/// The character that `c` stands for in rules, positions, turns and records, among them `"` and `'` for quotation marks of all kinds; `None`
/// if it stands for nothing.
#[must_use]
#[inline(never)]
pub fn plain_char(c: char) -> Option<char> {
    let code = u32::from(c);
    if code < 0x85 {
        return Some(c);
    }
    let full_width = code.wrapping_sub(0xfee0);
    if (0x21..0x7f).contains(&full_width) {
        return char::from_u32(full_width);
    }
    let sign = SIGNS
        .iter()
        .find(|&&(first, last, _)| (u32::from(first)..=u32::from(last)).contains(&code));
    match sign {
        None => Some(c),
        Some(&(_, _, NOTHING)) => None,
        Some(&(_, _, meant)) => Some(char::from(meant)),
    }
}

/// Whether `c` stands for nothing.
pub(super) fn is_unseen(c: char) -> bool {
    plain_char(c).is_none()
}

/// Whether `c` stands for a space or an end of a line.
pub(super) fn is_space(c: char) -> bool {
    matches!(plain_char(c), Some(' ' | '\t'..='\r'))
}

/// Whether `c` is any kind of quotation mark.
pub(super) fn is_quote(c: char) -> bool {
    plain_char(c) == Some('"') || is_single_quote(c)
}

/// Whether `c` is a single quotation mark or an apostrophe.
pub(super) fn is_single_quote(c: char) -> bool {
    matches!(plain_char(c), Some('\'' | '`'))
}

/// Whether `c` is nothing that these texts are made of.
pub(super) fn is_strange(c: char) -> bool {
    !matches!(plain_char(c), Some(' '..='~' | '\t'..='\r' | '½') | None)
}

/// What `text` stands for: rules, a position, a turn or a result. Spaces are single, and stand only between what is seen.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut spaced = false;
    for c in text.chars() {
        if is_space(c) {
            spaced = !plain.is_empty();
        } else if let Some(c) = plain_char(c) {
            if spaced {
                push(&mut plain, ' ');
                spaced = false;
            }
            if c == '½' {
                plain += "1/2";
            } else {
                push(&mut plain, c);
            }
        }
    }
    plain
}

/// Appends a character. The library's own is written out wherever it is called.
#[inline(never)]
pub(super) fn push(text: &mut String, c: char) {
    text.push(c);
}

/// What a text begins with as long as its characters are `of` a kind, and the rest. In place of the library's searches and of slices, which
/// bring kilobytes with them.
#[inline(never)]
pub(super) fn span(text: &str, of: fn(char) -> bool) -> (&str, &str) {
    let other = text.char_indices().find(|&(_, c)| !of(c));
    other
        .and_then(|(end, _)| text.split_at_checked(end))
        .unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_alike_reads_alike() {
        for (text, meant) in [
            ("tsoro\u{a0}width=8", "tsoro width=8"),
            ("\u{202f}tsoro\u{202f}\u{2007}width=８\r\n", "tsoro width=8"),
            ("t\u{200b}so\u{ad}ro\u{feff}\u{2060}\u{200d}", "tsoro"),
            ("1–0", "1-0"),
            ("0—1", "0-1"),
            ("½‑½", "1/2-1/2"),
            ("1⁄2−1∕2", "1/2-1/2"),
            ("１…", "1."),
            ("ｄ４＋＋", "d4++"),
            ("c1×k4，b3", "c1xk4,b3"),
            ("d1～", "d1~"),
        ] {
            assert_eq!(plain(text), meant, "{text}");
        }
    }

    #[test]
    fn what_has_no_meaning_stays() {
        for text in ["а1", "é", "\u{1b}[0m", "٣"] {
            assert_eq!(plain(text), text);
            assert!(text.chars().any(is_strange), "{text:?}");
        }
        assert!(!"tsoro\u{a0}width=８ “½…”".chars().any(is_strange));
    }
}
