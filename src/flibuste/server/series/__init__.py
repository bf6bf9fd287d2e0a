"""Series: what spans several tables and has a journal of its own; campaigns and tournaments are its two subjects."""
