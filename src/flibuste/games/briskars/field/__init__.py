"""The state of a battle and the plain questions about it: who stands where, hands and kit, action points, zones, cover.

Also the words every room shares: all actions, all refusals, the parts of a sum.
"""
