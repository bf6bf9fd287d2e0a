"""Tests of Briskars."""
