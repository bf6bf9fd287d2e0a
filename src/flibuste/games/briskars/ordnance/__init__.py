"""Guns and what they wreck: pieces and their crews, template fire, structures, kegs, Shiver me timbers."""
