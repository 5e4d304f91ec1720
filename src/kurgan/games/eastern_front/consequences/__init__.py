"""What a number has brought about, beside what was ordered: as a seat hears it."""
