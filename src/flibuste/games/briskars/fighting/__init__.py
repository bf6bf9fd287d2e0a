"""Fighting: attacks and thrusts, defences, shooting, assaults, getting up, what a hit does besides harm, and morale."""
