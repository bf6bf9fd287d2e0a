"""Throwing: objects, tables and chests, and Briskars thrown by Briskars.

What can be thrown and how far, the harm it does and to whom, where it comes down; the fall of a thrown Briskar. The
odds of each stand beside it.
"""
