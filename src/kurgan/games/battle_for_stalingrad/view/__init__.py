"""What the page and the terminal draw: everything a seat may see, and nothing else."""
