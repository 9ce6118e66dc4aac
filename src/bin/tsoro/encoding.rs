//! Text files of any common encoding: UTF-8, UTF-16, and what is neither as Windows-1252, of which Latin-1 is a part.

/// What Windows-1252 has in place of Latin-1's control characters, from 0x80.
const WINDOWS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";

/// The text in `bytes`, without its byte order mark. The page does the same (`www/src/element/decoded.ts`).
pub fn decode(bytes: Vec<u8>) -> String {
    match *bytes.as_slice() {
        [0xff, 0xfe, ref text @ ..] => utf_16(text, u16::from_le_bytes),
        [0xfe, 0xff, ref text @ ..] => utf_16(text, u16::from_be_bytes),
        // A record begins with a letter or a bracket.
        [1..=255, 0, ..] => utf_16(&bytes, u16::from_le_bytes),
        [0, 1..=255, ..] => utf_16(&bytes, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, ref text @ ..] => one_byte_or_utf_8(text.to_vec()),
        _ => one_byte_or_utf_8(bytes),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn one_byte_or_utf_8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let bytes = error.into_bytes();
        let windows: Vec<char> = WINDOWS.chars().collect();
        let read = |byte: &u8| match byte {
            0x80..=0x9f => windows[usize::from(byte - 0x80)],
            _ => char::from(*byte),
        };
        bytes.iter().map(read).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_reads_as_its_writer_meant() {
        let text = "[South \"Zoë\"] 1–0";
        let utf_16 = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect();
        let (low, high): (Vec<u8>, Vec<u8>) = (utf_16(u16::to_le_bytes), utf_16(u16::to_be_bytes));
        for bytes in [
            text.as_bytes().to_vec(),
            [&[0xef, 0xbb, 0xbf], text.as_bytes()].concat(),
            [&[0xff, 0xfe], &*low].concat(),
            [&[0xfe, 0xff], &*high].concat(),
            low,
            high,
            b"[South \"Zo\xeb\"] 1\x960".to_vec(),
        ] {
            assert_eq!(decode(bytes), text);
        }
        assert_eq!(decode(Vec::new()), "");
    }
}
