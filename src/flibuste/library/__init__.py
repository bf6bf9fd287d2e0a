"""What a program gets from ``import flibuste as fb``: tables, moves, one-line positions, bots, the list of games."""
