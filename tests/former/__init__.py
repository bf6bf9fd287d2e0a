"""Records and journals that a former version wrote, and what becomes of them."""
