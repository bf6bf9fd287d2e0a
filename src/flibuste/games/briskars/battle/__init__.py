"""A battle from signing on to the last plank: set-up, deployment, rounds, activations, the end; view, positions."""
