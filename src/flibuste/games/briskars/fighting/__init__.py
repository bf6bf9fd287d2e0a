"""Fighting: attacks and thrusts, the three defences, shooting and reloading, assaults, holds, head-butts and kicks.

What a hit does besides harm (pushed, pulled, disarmed), getting up again, and morale with the mandrake root. The odds
of an attack against each defence stand beside it.
"""
