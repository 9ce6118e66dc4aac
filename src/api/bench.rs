//! Random play to time from JavaScript, in slices; only with the feature `bench`, and no part of the product.

use wasm_bindgen::prelude::*;

use super::Failure;
use crate::bench::{Playouts, Sowings};

/// Random games on one board, and sowings of theirs to be sown again.
#[wasm_bindgen]
pub struct Bench {
    playouts: Playouts,
    sowings: Option<Sowings>,
}

#[wasm_bindgen]
impl Bench {
    /// Games by `rules`, none begun.
    ///
    /// # Errors
    /// A `Failure` if the rules are none.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, seed: u32) -> Result<Self, Failure> {
        let playouts = Playouts::new(rules.parse()?, seed.into());
        Ok(Self {
            playouts,
            sowings: None,
        })
    }

    /// Plays this many turns.
    pub fn play(&mut self, turns: u32) {
        self.playouts.play(turns);
    }

    /// Plays this many turns and keeps their sowings for [`sow`](Self::sow).
    pub fn gather(&mut self, turns: u32) {
        self.sowings = Some(self.playouts.sowings(turns));
    }

    /// Sows what was gathered by the barest loop there is.
    pub fn sow(&mut self) {
        self.sowings.as_mut().map(Sowings::sow);
    }

    /// A fingerprint of all that was played, as the command line prints it.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.playouts.played().fingerprint)
    }
}
