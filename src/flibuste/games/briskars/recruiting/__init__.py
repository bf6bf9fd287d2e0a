"""Bands before a battle: profiles hired, outfits and permits, limits of a faction, budgets, band files, suggestions."""
