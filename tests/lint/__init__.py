"""Lints of our own: what no tool knows to look for."""
