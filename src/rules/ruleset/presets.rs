//! The named games.

use super::super::board::Direction;
use super::{Bonus, CaptureScope, Repeat, Rules, Setup};

/// A named game, from which rules start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Tsoro (Fuva, Imbwe) as the seeds tell it.
    Tsoro,
    /// Matthews's commonest board.
    Tsoro1964,
    /// Nsolo (Nchombwa).
    Nsolo,
    /// Nsolo as Sanderson saw it.
    Nsolo1913,
}

impl Preset {
    /// All presets, in the order of RULES 5.
    pub const ALL: [Self; 4] = [Self::Tsoro, Self::Tsoro1964, Self::Nsolo, Self::Nsolo1913];

    /// The name in rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tsoro => "tsoro",
            Self::Tsoro1964 => "tsoro-1964",
            Self::Nsolo => "nsolo",
            Self::Nsolo1913 => "nsolo-1913",
        }
    }

    /// The preset's rules, nothing varied.
    #[must_use]
    pub const fn rules(self) -> Rules {
        let tsoro = Rules {
            preset: self,
            setup: Setup::OuterRows,
            width: 21,
            bonus: Bonus::Pits(2),
            heads: 2,
            capture_scope: CaptureScope::Column,
            direction: Direction::CounterClockwise,
            safe_heads: false,
            repeat: Repeat::Judge,
        };
        let nsolo = Rules {
            setup: Setup::AllButOne,
            width: 8,
            bonus: Bonus::Equal,
            heads: 0,
            capture_scope: CaptureScope::Inner,
            repeat: Repeat::Draw,
            ..tsoro
        };
        match self {
            Self::Tsoro => tsoro,
            Self::Tsoro1964 => Rules {
                width: 8,
                safe_heads: true,
                ..tsoro
            },
            Self::Nsolo => nsolo,
            Self::Nsolo1913 => Rules {
                width: 10,
                bonus: Bonus::Pits(1),
                capture_scope: CaptureScope::Column,
                ..nsolo
            },
        }
    }

    /// The widths in use by tradition; others are allowed.
    #[must_use]
    pub fn traditional_widths(self) -> Vec<u8> {
        match self {
            Self::Tsoro | Self::Tsoro1964 => vec![6, 8, 12, 15, 18, 21],
            Self::Nsolo => (8..=36).collect(),
            Self::Nsolo1913 => (10..=20).step_by(2).collect(),
        }
    }
}
