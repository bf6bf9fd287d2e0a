"""What is printed: profiles, arms and armour, goods, spells, scenery, maps, scenarios.

Each is a small record read from a file and checked; own content is read by the same readers, and what is wrong is
said with file, entry and field. Amounts of damage, the effects of a hit and the words of the files live here too.
Nothing here changes during a battle.
"""
