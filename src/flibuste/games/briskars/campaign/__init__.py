"""Campaigns: crews that live on from battle to battle, by the articles of the Chasse-Partie.

A battle of a campaign is an ordinary one: the crews' Briskars, as they have become, go into it as cards of one's own
(``ashore.py``), and what came of it is read off its record (``outcomes.py``).
"""
