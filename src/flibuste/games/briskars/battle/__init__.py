"""A battle from signing on to its end: set-up, deployment, rounds, activations, gold and victory.

The six steps of an activation, the menu of all actions and their prices, what is settled between two actions, what
scenarios put on the map, treasure maps, the end. The view of a seat and positions from outside are here as well.
"""
