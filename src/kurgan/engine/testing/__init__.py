"""What carries trust: pictures of positions, the contract every game must pass, the fog test, and records of play."""
