"""Guns and what they wreck: pieces and their crews, template fire and its drift, battering, kegs of powder.

Firing, loading and pushing a piece; striking an element with a weapon in hand; kegs that may blow at the start of a
round; who stands under a template and what it may cost him.
"""
