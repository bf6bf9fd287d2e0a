"""The lab: what is said about the games from outside, rule coverage, arenas, benches."""
