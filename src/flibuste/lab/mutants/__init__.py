"""Mutants: change the lines that a rule cites, one at a time, and see whether a test that cites the rule notices."""
