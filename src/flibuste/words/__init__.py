"""Words people read: message ids with values become sentences in the reader's language (Fluent catalogues)."""
