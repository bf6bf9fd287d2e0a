"""Magic: casting, effects and walls of spells, what a mage knows, counter-spells and interrupting."""
