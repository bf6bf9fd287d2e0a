"""Flibuste: a table for four games with hidden information."""
