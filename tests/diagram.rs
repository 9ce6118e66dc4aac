//! Diagrams: well-formed, small, titled, and in text lined up.

use tsoro::diagram::Diagram;
use tsoro::rules::{Position, Rules};

fn diagram(rules: &str, position: Option<&str>) -> Diagram {
    let rules: Rules = rules.parse().expect("known rules");
    let position = position.map_or(rules.start(), |text| {
        Position::parse(text, rules.board()).expect("a position")
    });
    Diagram::new(rules, position).expect("one board")
}

/// Every kind of sign at once: start, end, capture, takes, heads.
fn busy() -> Diagram {
    let position = "0,2,1,3,0,2,2,1/0,0,3,1,0,2,0,0/1,1,0,2,0,1,3,2/2,2,0,1,2,3,2,2 s";
    diagram("tsoro width=8", Some(position))
        .with_turn("b1xh4,f3")
        .expect("a turn")
}

/// Checks that tags nest, attributes are quoted and nothing stands unescaped; returns the names of the elements.
fn elements(xml: &str) -> Vec<String> {
    let mut open = Vec::new();
    let mut names = Vec::new();
    let mut rest = xml.trim_end();
    while let Some(start) = rest.find('<') {
        assert!(
            !rest[..start].contains(['>', '&']),
            "stray: {}",
            &rest[..start]
        );
        let end = rest.find('>').expect("a tag closes");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let alone = tag.ends_with('/');
        let (name, attributes) = tag
            .trim_end_matches('/')
            .split_once(' ')
            .unwrap_or((tag, ""));
        let pieces: Vec<_> = attributes.split('\'').collect();
        assert_eq!(pieces.len() % 2, 1, "quotes pair in <{tag}>");
        let mut seen = Vec::new();
        for key in pieces.iter().step_by(2).filter(|key| !key.is_empty()) {
            let key = key.trim().strip_suffix('=').expect("name='value'");
            assert!(!key.is_empty() && !key.contains([' ', '<']), "<{tag}>");
            assert!(!seen.contains(&key), "{key} twice in <{tag}>");
            seen.push(key);
        }
        names.push(name.to_owned());
        if !alone {
            open.push(name.to_owned());
        }
    }
    assert!(rest.is_empty() && open.is_empty(), "{open:?} left open");
    names
}

#[test]
fn every_svg_is_well_formed_and_has_a_title_a_description_and_no_script() {
    for rules in [
        "tsoro",
        "nsolo",
        "tsoro width=3 heads=1",
        "nsolo width=36",
        "tsoro direction=cw",
    ] {
        let svg = diagram(rules, None).svg();
        let names = elements(&svg);
        assert_eq!(names[..3], ["svg", "title", "desc"]);
        let drawn = [
            "svg", "title", "desc", "defs", "marker", "path", "rect", "g", "circle", "text",
        ];
        assert!(
            names.iter().all(|name| drawn.contains(&name.as_str())),
            "{names:?}"
        );
        assert!(svg.contains("role='img'"));
    }
    elements(&busy().svg());
}

#[test]
fn a_classic_board_takes_at_most_ten_kilobytes() {
    for position in ["2x21/0x21/0x21/2x21 s", "6x21/6x21/6x21/6x21 n"] {
        let svg = diagram("tsoro", Some(position)).svg();
        assert!(svg.len() <= 10_000, "{} bytes", svg.len());
    }
}

#[test]
fn each_sign_of_a_turn_is_drawn_and_told() {
    let (plain, turn) = (diagram("tsoro width=8", None).svg(), busy().svg());
    let count = |svg: &str, what: &str| svg.matches(what).count();
    assert_eq!(
        count(&turn, "l28 28m0-28l-28 28"),
        2,
        "two pits are captured"
    );
    assert_eq!(count(&turn, "r='9'"), 2, "two are taken");
    assert_eq!(
        (count(&plain, "marker-end"), count(&turn, "marker-end")),
        (0, 1)
    );
    assert_eq!(count(&turn, "r='18'"), 4, "four heads");
    assert!(turn.contains("<title>tsoro width=8: South plays b1xh4,f3</title>"));
    assert!(
        turn.contains("4 laps to c2; captured c3 (3), c4 (1); taken h4 (1), f3 (2).</desc>"),
        "{turn}"
    );
    assert!(plain.contains("Row 4: 2 2 2 2 2 2 2 2. Row 3: 0 0 0 0 0 0 0 0."));
    let pit = "tsoro width=8"
        .parse::<Rules>()
        .expect("rules")
        .board()
        .pit("d2")
        .expect("a pit");
    assert_eq!(
        count(
            &diagram("tsoro width=8", None).with_marks([pit]).svg(),
            "h36v36h-36z"
        ),
        1
    );
}

#[test]
fn text_shows_board_coordinates_and_signs() {
    let text = busy().text();
    assert_eq!(
        text.lines().collect::<Vec<_>>(),
        [
            "tsoro width=8: South plays b1xh4,f3",
            "",
            "4 (.)(2)x1x 3  .  2  2 -1-",
            "3  .  . x3x 1  . -2- .  .",
            "2  1  1 >.< 2  .  1  3  2",
            "1  2 [2] .  1  2  3 (2)(2)",
            "   a  b  c  d  e  f  g  h",
            "",
            "[] start   >< end   xx captured   -- taken   () head",
        ]
    );
}

#[test]
fn columns_of_text_line_up_on_every_width_and_with_large_counts() {
    for width in 3..=36 {
        for stones in [2, 12, 120] {
            let rest = format!("/0x{width}/0x{width}/2x{width} s");
            let position = format!("{stones},1x{}{rest}", width - 1);
            let text = diagram(&format!("nsolo width={width}"), Some(&position)).text();
            let rows: Vec<&str> = text.lines().skip(2).take(5).collect();
            assert_eq!(ends(rows[0]).len(), width);
            for row in &rows {
                assert_eq!(ends(row), ends(rows[0]), "{text}");
            }
        }
    }
}

/// Where each count or letter of a line ends.
fn ends(row: &str) -> Vec<usize> {
    let inside = |c: u8| c.is_ascii_alphanumeric() || c == b'.';
    let row = row.as_bytes();
    (2..row.len())
        .filter(|&at| inside(row[at]) && !row.get(at + 1).copied().is_some_and(inside))
        .collect()
}

#[test]
fn a_turn_that_cannot_be_played_is_refused() {
    let start = || diagram("tsoro width=8", None);
    assert!(start().with_turn("z9").is_err());
    assert!(start().with_turn("a1").is_ok());
    assert!(
        start()
            .with_turn("a3")
            .expect_err("an empty pit")
            .to_string()
            .contains("cannot be played")
    );
    let waiting = start().with_turn("e1~").expect("it waits at a head");
    assert!(waiting.title().ends_with("South plays e1~"));
}
