//! The command line, as a shell runs it.
#![allow(dead_code)] // each test file uses a part

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, its output to be read.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tsoro"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs it to its end.
pub fn tsoro(arguments: &[&str]) -> Output {
    command(arguments).output().expect("it runs")
}

/// What it prints, where all goes well.
pub fn printed(arguments: &[&str]) -> String {
    let output = tsoro(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

/// Why it refuses; it prints nothing else.
pub fn refusal(arguments: &[&str]) -> String {
    let output = tsoro(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(message.starts_with("error: "), "{arguments:?}: {message}");
    message
}

/// An empty folder for one test, removed after it.
pub struct Folder(PathBuf);

impl Folder {
    /// A folder of that name, which no other test has.
    pub fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).expect("a folder");
        Self(folder)
    }

    /// The path of a file there, as text.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("text").to_owned()
    }

    /// The names of what is there, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = names
            .map(|name| name.into_string().expect("text"))
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
