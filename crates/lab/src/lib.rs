//! The laboratory: how fast the games run, and whether their laws hold over many games.
