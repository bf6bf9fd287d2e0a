"""Telling people that it is their turn, wherever they are: a private feed, a push that says nothing, vacations."""
