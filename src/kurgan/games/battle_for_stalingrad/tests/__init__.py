"""The rules of Battle for Stalingrad, number by number."""
