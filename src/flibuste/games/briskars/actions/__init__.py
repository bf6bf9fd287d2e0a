"""The general actions: searching, digging, picking locks, hiding, carrying, using objects, special spots."""
