"""Words: orders said, read and spelled out, and what a seat is asked."""
