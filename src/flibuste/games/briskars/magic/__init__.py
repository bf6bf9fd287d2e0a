"""Magic: casting and resisting, what each spell does and how long, walls of spells, what a mage knows.

Counter-spells and interrupting a mage are here as well, and the odds of a spell.
"""
