"""What a blow costs: damage with its criticals and ranges, armour, bleeding and poison, healing, leaving the field.

Losing health and going down is here, with the gold it brings and the allies it shakes; how the blow came about is not.
The odds of every loss stand beside it.
"""
