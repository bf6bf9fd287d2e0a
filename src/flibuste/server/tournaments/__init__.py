"""Tournaments: who plays whom, on which seat, and what it comes to. Pairing and scoring are pure; one director acts."""
