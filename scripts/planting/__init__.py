"""How faults are planted: what may be wrong in a file, which tests would see it, and the house they are planted in."""
