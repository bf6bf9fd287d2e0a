"""Rolls: the D10, criticals, boosts, re-rolls and tests against a threshold, and the exact odds of each."""
