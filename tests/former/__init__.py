"""Records and journals that version 1.0 wrote, and what becomes of them."""
