"""Moving: allowance and paths, walking and racing, jumping, climbing, landing, disengaging, being pushed, dropping."""
