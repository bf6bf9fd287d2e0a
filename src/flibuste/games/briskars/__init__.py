"""Briskars: a skirmish of pirate bands on a squared map."""
