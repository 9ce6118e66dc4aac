//! Signals that ask long work to end: it saves what it has and says how far it came.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The exit status of work that was interrupted.
pub const STATUS: u8 = 130;

static CAME: AtomicBool = AtomicBool::new(false);

/// From now on the first signal only sets what [`came`] returns; a second one ends the program at once.
pub fn watch() -> io::Result<()> {
    for signal in [SIGINT, SIGTERM] {
        // Actions run in this order: the first signal finds the flag not yet set.
        flag::register_conditional_shutdown(signal, STATUS.into(), &CAME)?;
        flag::register(signal, &CAME)?;
    }
    Ok(())
}

/// Whether a signal came.
pub fn came() -> bool {
    CAME.load(Ordering::Relaxed)
}

/// Makes a file that grows past the limit of the shell an error, as a full disk is, instead of an end without a word.
#[cfg(unix)]
pub fn survive_full_files() -> io::Result<()> {
    static IGNORED: AtomicBool = AtomicBool::new(false);
    flag::register(signal_hook::consts::SIGXFSZ, &IGNORED).map(drop)
}

/// There is no such limit.
#[cfg(not(unix))]
pub fn survive_full_files() -> io::Result<()> {
    Ok(())
}
