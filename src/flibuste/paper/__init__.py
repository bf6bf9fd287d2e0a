"""The games on paper: cards, tiles, maps, crew sheets and references as PDF, from our own pictures and data.

What lies on a sheet is said here game by game, as plain facts and words; how a sheet looks is said in ``sheets/*.typ``
(Typst sets them). ``art`` leads to the page's pictures: a wheel holds a copy of them.
"""
