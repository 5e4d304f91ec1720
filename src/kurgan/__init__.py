"""Kurgan: rules-enforced wargames of Stalingrad and the Eastern Front on one engine."""
