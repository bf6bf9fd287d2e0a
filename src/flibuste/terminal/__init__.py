"""The terminal: draws views as plain lines, reads choices. Contains no rule and sees no more than a seat's view."""
