"""Tests of Chasse-Partie; scene.py sets tables up in words."""
