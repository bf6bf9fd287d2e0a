"""Learning a game: features that a guide declares, tables of what they are worth, and self-play that fills them."""
