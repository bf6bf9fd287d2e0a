"""What a blow costs: damage, armour, falling out, and how a Briskar leaves the field; with the odds of every loss."""
