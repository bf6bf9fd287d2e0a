"""Tests of Brisca, chapter by chapter."""
