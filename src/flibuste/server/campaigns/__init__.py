"""Campaigns: kept like tables, by their journal; their battles are ordinary tables. No rule of any game is here."""
