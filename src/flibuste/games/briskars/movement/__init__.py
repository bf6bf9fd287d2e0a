"""Moving: how far, by which path, walking and racing, jumping, climbing, landing, disengaging.

Also what moves without wanting to: pushes and pulls, crashes, leaping clear of what comes down (Shiver me timbers!),
masts that fall; and what leaves a hand. A crash may break what it strikes, so elements break and masts fall here.
"""
