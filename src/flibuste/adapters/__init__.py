"""Doors to other libraries, each an extra: PettingZoo, Gymnasium, OpenSpiel."""
