"""The tests of Eastern Front."""
