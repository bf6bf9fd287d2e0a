"""What is printed: profiles, arms, armour, goods, spells, scenery, maps and scenarios, read from files and checked.

Own content is read by the same readers; what is wrong is said with file, entry and field.
"""
