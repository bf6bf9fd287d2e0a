"""Tests of Treasure Hunter; positions are written in notation (hunting.py)."""
