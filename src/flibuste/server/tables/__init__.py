"""The tables of one process: the hall that keeps them, who sits down, what they owe, and who is told what."""
