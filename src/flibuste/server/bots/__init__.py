"""Bots in worker processes: the event loop never thinks."""
