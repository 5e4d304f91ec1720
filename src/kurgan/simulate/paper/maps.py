"""Where units fell, drawn on the game's own board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt
from textwrap import fill
from typing import TYPE_CHECKING, Final

from kurgan.engine.chronicle import Board, Spot
from kurgan.simulate.paper.plots import INK, LINE, SIDES, drawing, svg
from kurgan.simulate.paper.words import Voice

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUND: Final = {"open": "#f6eed8", "rough": "#ebdfc0", "built": "#dfd0ae", "water": "#c9d8d8"}
TURNED: Final = {"flat": 0.0, "pointy": 30.0, "box": 45.0}  # degrees from the middle to the first corner
MOST_NUMBERED: Final = 12  # on a map too large for a number in every place
CROWDED: Final = 150  # places; on a map with more only the worst have numbers, and names stand below their hexes
LARGE: Final = 400  # places; a map with more is shown over the whole width
PALEST: Final = 0.12
DARK: Final = 0.4  # of the most: where ink can no longer be read


def fallen_map(board: Board, fallen: Mapping[str, float], side: int, voice: Voice, alt: str) -> str:
    """The board, each place the darker the more fell there, with how many in a hundred games."""
    name = f"map{side}"
    xs, ys = [spot.x for spot in board.spots], [spot.y for spot in board.spots]
    margin = 1.7 if is_crowded(board) else 1.1
    wide, high = max(xs) - min(xs) + 2 * margin, max(ys) - min(ys) + 2 * margin
    width = 10.5 if is_large(board) else 5.4
    with drawing(name) as figure:
        figure.set_size_inches(width, width * high / wide)
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        axes.set_xlim(min(xs) - margin, max(xs) + margin)
        axes.set_ylim(max(ys) + margin, min(ys) - margin)
        paint(axes, board, fallen, SIDES[side])
        write(axes, board, fallen, voice)
        return svg(figure, name, alt)


def is_large(board: Board) -> bool:
    """Does a map need the whole width?"""
    return len(board.spots) > LARGE


def is_crowded(board: Board) -> bool:
    """Is there no room for words in every place?"""
    return len(board.spots) > CROWDED


def paint(axes: Axes, board: Board, fallen: Mapping[str, float], colour: str) -> None:
    """The ground, and over it what fell."""
    from matplotlib.collections import PolyCollection

    shapes = [corners(spot, board.shape) for spot in board.spots]
    grounds = [GROUND[spot.ground] for spot in board.spots]
    axes.add_collection(PolyCollection(shapes, facecolors=grounds, edgecolors=LINE, linewidths=0.6))
    most = max(fallen.values(), default=0.0)
    hit = [(shape, fallen[spot.place]) for shape, spot in zip(shapes, board.spots, strict=True) if spot.place in fallen]
    if hit:
        depths = [PALEST + (0.92 - PALEST) * (count / most) ** 0.75 for _, count in hit]
        painted = PolyCollection([shape for shape, _ in hit], facecolors=colour, edgecolors=LINE, linewidths=0.6)
        painted.set_alpha(depths)
        axes.add_collection(painted)


def corners(spot: Spot, shape: str) -> list[tuple[float, float]]:
    """The outline of a place."""
    count, radius = (4, sqrt(2)) if shape == "box" else (6, 1.0)
    turns = [(TURNED[shape] + 360 / count * corner) * pi / 180 for corner in range(count)]
    return [(spot.x + radius * cos(turn), spot.y + radius * sin(turn)) for turn in turns]


def write(axes: Axes, board: Board, fallen: Mapping[str, float], voice: Voice) -> None:
    """Numbers where most fell, and the names everybody looks for, light on dark and dark on light."""
    most = max(fallen.values(), default=0.0)
    numbered = {*sorted(fallen, key=lambda place: -fallen[place])[:MOST_NUMBERED]} if is_crowded(board) else {*fallen}
    for spot in board.spots:
        count, title = fallen.get(spot.place, 0.0), voice.spell(spot.name) if spot.name else ""
        is_dark = most > 0 and count > DARK * most
        if spot.place in numbered and round(count) > 0:
            colour, y = "#fdf8ea" if is_dark else INK, spot.y - (0.28 if title else 0)
            size = 9 if is_crowded(board) else 11.5
            axes.text(spot.x, y, f"{count:.0f}", ha="center", va="center", color=colour, size=size, weight="bold")
        if title:
            named(axes, spot, title, board, "#fdf8ea" if is_dark and not is_crowded(board) else INK)


def named(axes: Axes, spot: Spot, title: str, board: Board, colour: str) -> None:
    """The name of a place, in its lower half, or below it on a great map."""
    size, y = (8.5, spot.y + 0.95) if is_crowded(board) else (7.5, spot.y + 0.4)
    words = title if is_crowded(board) else fill(title, 11)
    axes.text(spot.x, y, words, ha="center", va="center", color=colour, size=size, linespacing=0.95)


def per_hundred(fallen: Mapping[str, int], games: int) -> dict[str, float]:
    """How many in a hundred games."""
    return {place: 100 * count / games for place, count in fallen.items()}


def worst(fallen: Mapping[str, float], count: int) -> Sequence[tuple[str, float]]:
    """Where most fell, the worst first."""
    return sorted(fallen.items(), key=lambda each: (-each[1], each[0]))[:count]
