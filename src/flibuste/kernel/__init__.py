"""What any game is: state, decisions, chance, events, views, records, errors, and the laws that hold for all."""
