"""Bands before a battle: who may be hired, with which outfit, under which limits and for how much.

Profiles of a faction, weapons and goods and the permits they need, spells, pieces; band files and what is wrong with
them; the crews offered to whoever wants one ready. The battle itself is elsewhere.
"""
