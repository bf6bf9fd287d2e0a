"""The messages that cross the network, nothing else."""
