"""The map and how it is measured.

Squares, directions and distances in fathoms; heights and what can be entered; the surface one walks on; rays between
corners and what they meet, hence sight and cover; the squares of a template and of a falling mast. Nothing here knows
a Briskar: a body is a square, a height and a size.
"""
