//! Files that are written whole or not at all: beside the old one first, which stays until the new one is on the disk.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// Links followed before they are taken for a circle.
const LINKS: u32 = 40;
/// Names tried for a new file.
const NAMES: u32 = 1000;
/// What our files under way begin with, if they are more than begun.
const OURS: &[u8] = b"tsoro ";
/// How long a lock is waited for: a run that was killed a moment ago may still have it.
const PATIENCE: Duration = Duration::from_secs(1);

/// A place to write a file to, of which is known that it can be written.
#[derive(Debug)]
pub struct Place {
    /// Where symbolic links lead.
    target: PathBuf,
    /// A device or a pipe: written as it is.
    special: Option<File>,
}

impl Place {
    /// Looks where `path` leads, and tries to write there; what is there stays as it is.
    pub fn find(path: &Path) -> io::Result<Self> {
        let found = fs::metadata(path).ok();
        if path.as_os_str().as_encoded_bytes().ends_with(b"/") && found.is_none() {
            return Err(ErrorKind::NotADirectory.into());
        }
        if found.as_ref().is_some_and(is_standard_output) {
            return Err(io::Error::other("standard output goes there"));
        }
        let special = found.is_some_and(|found| !found.is_file() && !found.is_dir());
        // Links to pipes lead nowhere that has a name.
        let target = if special {
            path.to_owned()
        } else {
            follow(path)?
        };
        let special = match fs::metadata(&target) {
            Ok(found) if found.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            Ok(found) if !found.is_file() => Some(OpenOptions::new().write(true).open(&target)?),
            Ok(_) => None,
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let place = Self { target, special };
        if place.special.is_none() {
            if place.exists() {
                OpenOptions::new().append(true).open(&place.target)?;
            }
            let mut trial = place.begin()?;
            trial.write_all(&OURS.repeat(1000))?;
            trial.sync()?;
        }
        Ok(place)
    }

    /// Whether a file in one place would replace that in the other.
    pub fn is(&self, other: &Self) -> bool {
        self.special.is_none() && self.target == other.target
    }

    /// Whether there is a file to read.
    pub fn exists(&self) -> bool {
        self.special.is_none() && self.target.exists()
    }

    /// Opens the file that is there.
    pub fn open(&self) -> io::Result<File> {
        File::open(&self.target)
    }

    /// Begins a file that will take this place when it is [finished](Writing::finish).
    pub fn begin(&self) -> io::Result<Writing> {
        if let Some(file) = &self.special {
            return Ok(Writing {
                file: BufWriter::new(file.try_clone()?),
                way: None,
            });
        }
        for nth in 0..NAMES {
            let beside = self.beside(&format!("{}-{nth}.part", std::process::id()));
            match File::create_new(&beside) {
                Ok(file) => {
                    if let Ok(old) = fs::metadata(&self.target) {
                        fs::set_permissions(&beside, old.permissions())?;
                    }
                    return Ok(Writing {
                        file: BufWriter::new(file),
                        way: Some([beside, self.target.clone()]),
                    });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Keeps other runs of this program from the place, until the lock is dropped or the program ends in any way; removes what runs that crashed left beside it.
    ///
    /// `None` if another run has it.
    pub fn lock(&self) -> io::Result<Option<Lock>> {
        if self.special.is_some() {
            return Ok(Some(Lock { held: None }));
        }
        let path = self.beside("lock");
        let began = Instant::now();
        loop {
            let mut options = OpenOptions::new();
            let file = options.create(true).append(true).open(&path)?;
            match file.try_lock() {
                Ok(()) if is_at(&file, &path) => {
                    self.clear_up();
                    return Ok(Some(Lock {
                        held: Some((path, file)),
                    }));
                }
                // The run that had it has just removed it.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) if began.elapsed() > PATIENCE => return Ok(None),
                Err(TryLockError::WouldBlock) => thread::sleep(PATIENCE / 100),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }

    /// Removes files under way that nobody writes any more. Their content says that they are ours, too.
    fn clear_up(&self) {
        let Some(begins) = self.beside("").file_name().map(OsString::from) else {
            return;
        };
        let folder = self.target.parent().map(fs::read_dir);
        for entry in folder.into_iter().flatten().flatten().flatten() {
            let name = entry.file_name();
            let numbers = name
                .as_encoded_bytes()
                .strip_prefix(begins.as_encoded_bytes())
                .and_then(|rest| rest.strip_suffix(b".part"));
            let named = numbers.is_some_and(|numbers| {
                let plain = |byte: &u8| byte.is_ascii_digit() || *byte == b'-';
                !numbers.is_empty() && numbers.iter().all(plain)
            });
            if named && is_ours(&entry.path()) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// A hidden name beside the whole name: `.y.txt.lock` for `y.txt`.
    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = OsString::from(".");
        name.push(self.target.file_name().unwrap_or_default());
        name.push(".");
        name.push(ending);
        self.target.with_file_name(name)
    }
}

/// The file that a path names in the end, which need not be there; its folder must.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder.to_owned(),
            _ => PathBuf::from("."),
        };
        let Some(name) = path.file_name() else {
            return Err(ErrorKind::IsADirectory.into());
        };
        match fs::read_link(&path) {
            Ok(link) => path = folder.join(link),
            Err(_) => return Ok(folder.canonicalize()?.join(name)),
        }
    }
    Err(io::Error::other("its symbolic links lead in a circle"))
}

/// Whether a regular file is empty or begins as ours do.
fn is_ours(path: &Path) -> bool {
    let regular = fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
    let mut begins = Vec::new();
    let most = OURS.len() as u64;
    let mut read = || File::open(path)?.take(most).read_to_end(&mut begins);
    regular && read().is_ok() && OURS.starts_with(&begins)
}

/// Whether what is printed goes to this file or pipe; to a device others may write too.
#[cfg(unix)]
fn is_standard_output(found: &Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::{FileTypeExt, MetadataExt};
    let printed = io::stdout().as_fd().try_clone_to_owned();
    let printed = printed.and_then(|printed| File::from(printed).metadata());
    !found.file_type().is_char_device()
        && printed.is_ok_and(|printed| (printed.dev(), printed.ino()) == (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn is_standard_output(_: &Metadata) -> bool {
    false
}

/// Whether the path still names this very file.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |found: fs::Metadata| (found.dev(), found.ino());
    let (here, there) = (
        file.metadata().map(identity),
        fs::metadata(path).map(identity),
    );
    matches!((here, there), (Ok(here), Ok(there)) if here == there)
}

/// A lock's file is not removed there.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// The right to write to a place, of one run at a time.
#[derive(Debug)]
pub struct Lock {
    held: Option<(PathBuf, File)>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // What is left behind, after a crash too, locks nobody out.
        if let Some((path, _)) = self.held.as_ref().filter(|_| cfg!(unix)) {
            let _ = fs::remove_file(path);
        }
    }
}

/// A file being written. Dropped before it is finished, it leaves nothing behind.
#[derive(Debug)]
pub struct Writing {
    file: BufWriter<File>,
    /// From where to where it moves in the end.
    way: Option<[PathBuf; 2]>,
}

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Writing {
    fn sync(&mut self) -> io::Result<()> {
        self.file.flush()?;
        match self.way {
            Some(_) => self.file.get_ref().sync_all(),
            None => Ok(()),
        }
    }

    /// Puts the file in its place, once it is on the disk.
    pub fn finish(mut self) -> io::Result<()> {
        self.sync()?;
        if let Some([from, to]) = &self.way {
            fs::rename(from, to)?;
            // Some systems keep the name only then; others cannot open a folder.
            if let Some(Ok(folder)) = to.parent().map(File::open) {
                let _ = folder.sync_all();
            }
            self.way = None;
        }
        Ok(())
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if let Some([from, _]) = &self.way {
            let _ = fs::remove_file(from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder for one test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("tsoro-files-{}-{name}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir(&folder).expect("a folder");
            Self(folder)
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("a folder");
            let names = entries.map(|entry| entry.expect("an entry").file_name());
            let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn put(path: &Path, text: &str) {
        let mut file = Place::find(path).expect("a place").begin().expect("a file");
        file.write_all(text.as_bytes()).expect("room on the disk");
        file.finish().expect("room on the disk");
    }

    fn text(path: &Path) -> String {
        fs::read_to_string(path).expect("a text")
    }

    #[test]
    fn a_file_is_replaced_whole_and_its_neighbours_stay() {
        let folder = Folder::new("neighbours");
        for name in [
            "y.txt",
            "y.part",
            ".y.txt.part",
            "y.txt.part",
            "run.1",
            "run.2",
        ] {
            fs::write(folder.path(name), name).expect("room on the disk");
        }
        let before = folder.names();
        put(&folder.path("y.txt"), "new");
        put(&folder.path("run.1"), "one");
        assert_eq!(text(&folder.path("y.txt")), "new");
        assert_eq!(text(&folder.path("run.1")), "one");
        for name in ["y.part", ".y.txt.part", "y.txt.part", "run.2"] {
            assert_eq!(text(&folder.path(name)), name);
        }
        assert_eq!(folder.names(), before);
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_and_nothing_else() {
        let folder = Folder::new("unfinished");
        fs::write(folder.path("y"), "old").expect("room on the disk");
        let mut file = Place::find(&folder.path("y"))
            .expect("a place")
            .begin()
            .expect("a file");
        file.write_all(b"half").expect("room on the disk");
        assert_eq!(folder.names().len(), 2);
        drop(file);
        assert_eq!(
            (text(&folder.path("y")).as_str(), folder.names().len()),
            ("old", 1)
        );
    }

    #[test]
    fn two_files_under_way_for_one_place_do_not_mix() {
        let folder = Folder::new("two");
        let place = Place::find(&folder.path("y")).expect("a place");
        let mut files = [
            place.begin().expect("a file"),
            place.begin().expect("a file"),
        ];
        for (file, byte) in files.iter_mut().zip([b'1', b'2']) {
            file.write_all(&[byte; 100]).expect("room on the disk");
        }
        for (file, byte) in files.into_iter().zip(["1", "2"]) {
            file.finish().expect("room on the disk");
            assert_eq!(text(&folder.path("y")), byte.repeat(100));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_is_followed_and_stays() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new("links");
        fs::create_dir(folder.path("far")).expect("a folder");
        symlink("far/y", folder.path("dangling")).expect("a link");
        symlink("dangling", folder.path("link")).expect("a link");
        for content in ["first", "second"] {
            put(&folder.path("link"), content);
            assert_eq!(text(&folder.path("far/y")), content);
        }
        assert_eq!(
            fs::read_link(folder.path("link")).expect("a link"),
            Path::new("dangling")
        );
        let [one, other] =
            ["link", "far/y"].map(|name| Place::find(&folder.path(name)).expect("a place"));
        assert!(one.is(&other));
        let held = one.lock().expect("a lock");
        assert!(held.is_some() && other.lock().expect("a lock").is_none());
        symlink("round", folder.path("round")).expect("a link");
        Place::find(&folder.path("round")).expect_err("a circle");
    }

    #[test]
    fn a_lock_is_had_by_one_at_a_time_and_what_a_crash_left_locks_nobody_out() {
        let folder = Folder::new("locks");
        fs::write(folder.path(".y.lock"), "").expect("room on the disk");
        let place = Place::find(&folder.path("y")).expect("a place");
        for _ in 0..3 {
            let held = place.lock().expect("a lock");
            assert!(held.is_some());
            assert!(place.lock().expect("a lock").is_none());
        }
    }

    #[test]
    fn what_crashed_runs_left_is_removed_and_nothing_else() {
        let folder = Folder::new("crashed");
        let others = [
            (".y.1-0.part", "somebody's"),
            (".y.a-0.part", "tsoro checkpoint 2"),
            (".y.part", "tsoro checkpoint 2"),
            (".z.1-0.part", "tsoro checkpoint 2"),
            ("y", "tsoro checkpoint 2"),
        ];
        let left = [(".y.2-0.part", "tsoro checkpoint 2"), (".y.3-10.part", "")];
        for (name, text) in others.into_iter().chain(left) {
            fs::write(folder.path(name), text).expect("room on the disk");
        }
        let place = Place::find(&folder.path("y")).expect("a place");
        drop(place.lock().expect("a lock"));
        assert_eq!(folder.names(), others.map(|(name, _)| name));
    }

    #[test]
    fn what_cannot_be_written_is_found_out_before_and_leaves_nothing() {
        let folder = Folder::new("refused");
        fs::write(folder.path("file"), "old").expect("room on the disk");
        for name in ["no/such/folder", "file/under", "", ".."] {
            Place::find(&folder.path(name)).expect_err(name);
        }
        Place::find(&folder.path("file")).expect("a place");
        assert_eq!(
            (folder.names(), text(&folder.path("file")).as_str()),
            (vec!["file".to_owned()], "old")
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_an_error_that_leaves_nothing() {
        let place = Place::find(Path::new("/dev/full")).expect("it can be opened");
        assert!(!place.exists());
        let mut file = place.begin().expect("it can be opened");
        file.write_all(b"anything").expect("kept in memory first");
        file.finish().expect_err("no room");
    }

    #[cfg(unix)]
    #[test]
    fn who_may_read_a_file_stays_so() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("modes");
        fs::write(folder.path("y"), "old").expect("room on the disk");
        fs::set_permissions(folder.path("y"), fs::Permissions::from_mode(0o640))
            .expect("its owner");
        put(&folder.path("y"), "new");
        let mode = fs::metadata(folder.path("y"))
            .expect("there")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o640);
    }
}
