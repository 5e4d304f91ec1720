"""What is printed: the map, the places, the formations, the charts and the scenarios."""
