"""What a player may ask before a roll: odds, stakes, reach, sight, zones, dangers, threats.

Every answer is made from what is public, with the sums and odds of the rooms below, so that a preview cannot say
something else than the rule.
"""
