#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

#[cfg(all(feature = "js", target_arch = "wasm32"))]
pub mod api;
pub mod bench;
pub mod diagram;
pub mod rules;
pub mod search;
