"""What was best, and why: hints while a game is played, and a review after it, from what a seat could know."""
