//! Imports run one way: `rules ← search ← api` and the command line; the games know nothing of the world.

use std::fs;
use std::path::Path;

/// The sources of a folder and of those in it: where each is, how deep, and what it says.
fn sources(folder: &Path, depth: usize, found: &mut Vec<(String, usize, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, depth + 1, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("readable");
            found.push((path.display().to_string(), depth, source));
        }
    }
}

/// What neither the rules nor the search may know of: who uses them, and the world.
const FOREIGN: [&str; 8] = [
    "crate::api",
    "wasm_bindgen",
    "js_sys",
    "serde",
    "std::time",
    "std::io",
    "std::fs",
    "rand::",
];

fn nothing_mentions(folder: &str, foreign: &[&str]) {
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    sources(&root, 0, &mut found);
    assert!(found.len() > 5);
    for (path, depth, source) in found {
        let code = source.split("#[cfg(test)]").next().expect("some code");
        for word in foreign {
            assert!(!code.contains(word), "{path} mentions {word}");
        }
        let above = "super::".repeat(depth + 2);
        assert!(!code.contains(&above), "{path} looks above {folder}");
    }
}

#[test]
fn the_rules_know_nothing_of_what_is_built_upon_them() {
    nothing_mentions("src/rules", &FOREIGN);
    nothing_mentions("src/rules", &["crate::search"]);
}

#[test]
fn the_crate_takes_files_from_its_own_folders_alone() {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    let manifest = manifest.expect("readable");
    let (_, list) = manifest.split_once("include = [").expect("a list");
    let (list, _) = list.split_once(']').expect("its end");
    for pattern in list.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        // Others match in every folder, in that of Node's modules too.
        assert!(pattern.starts_with("\"/"), "{pattern}");
    }
}

#[test]
fn the_search_knows_the_rules_alone() {
    nothing_mentions("src/search", &FOREIGN);
}
