"""The general actions: searching, digging, picking locks, carrying, hiding and aiming, using an object.

What somebody does with his hands and the things around him, and the special spots of a map (reading, convincing,
digging). Moves, blows, shots, throws and spells have rooms of their own.
"""
