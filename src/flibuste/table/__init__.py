"""One match under way: seats, journal, clocks, absence, undo, standing answers, fair chance."""
