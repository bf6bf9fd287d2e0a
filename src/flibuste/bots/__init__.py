"""Bots: they choose for a seat, from what that seat may know."""
