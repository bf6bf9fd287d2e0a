"""What a player may ask before a roll: odds, stakes, reach, sight, zones and dangers, from what is public."""
