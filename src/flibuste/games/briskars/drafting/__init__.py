"""Files of one's own: drawn maps, written scenarios and profiles, read and judged as a table would read them.

Whatever is found wrong here stops a table too, and nothing else does; what only spoils the fun is told apart from it.
"""
