"""What follows from a number of itself, as a seat hears it: everything is read from before and after."""
