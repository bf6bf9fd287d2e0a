"""The state of a battle, and the plain questions about it.

Who stands where and how (standing, on the ground, swimming, held), current characteristics, lasting effects, hands
and kit, action points, zones of control and support, who sees whom, structure points, the one gunner of a piece. Also
what every other room speaks: all answers a player can give, all refusals, sums with their reasons, and the bases of
questions and actions.
"""
