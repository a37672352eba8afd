//! Players of Mechanica.
pub mod foreman;
mod insight;
mod mill;
mod mind;
mod signs;
pub mod train;
mod turn;
pub mod value;
pub use foreman::{FOREMAN, Factories};
pub use insight::Works;
pub use value::Weights;
