"""The bench: how fast the games are, beside other libraries, in one run on one core."""
