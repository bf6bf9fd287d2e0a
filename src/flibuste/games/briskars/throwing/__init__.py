"""Throwing: objects, nets and chests, Briskars thrown by Briskars, and what comes down where."""
