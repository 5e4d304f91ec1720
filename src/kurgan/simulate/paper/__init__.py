"""The report of a simulation on one sheet of HTML, with everything it needs inside it."""
