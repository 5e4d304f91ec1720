"""What the page and the terminal draw: everything a seat may see, and nothing else."""

from kurgan.games.eastern_front.view.picture import View, lifted, view

__all__ = ["View", "lifted", "view"]
