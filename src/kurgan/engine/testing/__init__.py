"""What carries trust: pictures of positions, the contract every game must pass, transcripts and the fog test."""
