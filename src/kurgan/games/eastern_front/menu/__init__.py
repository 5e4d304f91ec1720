"""The menu of a seat's choices, and what follows the words of an opening."""
