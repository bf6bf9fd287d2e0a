"""How strong players are, from results alone; knows no table and no storage."""
