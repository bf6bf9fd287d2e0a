"""Rolls: the D10, criticals, boosts before a roll and re-rolls after it, plain dice, tests against a threshold.

Every roll of the game is one of the steps here; the exact odds of each stand beside it.
"""
