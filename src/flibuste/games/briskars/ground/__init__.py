"""The ground under a battle: squares and distances, heights, what can be entered, rays and lines of sight, templates.

Nothing here knows a Briskar; the chapter of the book is the map and how it is measured.
"""
