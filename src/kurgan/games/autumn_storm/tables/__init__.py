"""What is printed: the map, the counters, the charts, the cards and the scenarios."""
