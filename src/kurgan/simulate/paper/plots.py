"""Curves and columns of the sheet, drawn by Matplotlib as pictures that stand in the page itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kurgan.simulate.findings import Standing
from kurgan.simulate.paper.words import element

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#2b2420"
SOFT: Final = "#655a49"
LINE: Final = "#cdbf9d"
SIDES: Final = ("#4a6170", "#8c2a1c")  # slate and brick, which differ in lightness too
DRAWN: Final = "#d9cba8"
STROKES: Final = ("-", (0, (5, 2)))  # colour is never the only sign
HATCHES: Final = ("", "///")
STYLE: Final = Path(__file__).with_name("paper.mplstyle")


@contextmanager
def drawing(name: str) -> Iterator[Figure]:
    """A figure in the look of the house; its parts are numbered alike whenever it is drawn."""
    from matplotlib import rc_context, style
    from matplotlib.figure import Figure

    with style.context(STYLE), rc_context({"svg.hashsalt": name}):
        yield Figure()


def svg(figure: Figure, name: str, alt: str) -> str:
    """The figure as an element, without what only a file of its own needs; its names are its own in the page."""
    written = StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(written, format="svg", metadata=nothing)
    drawn = written.getvalue()
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn[drawn.index("<svg") :], flags=re.DOTALL)
    drawn = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", drawn)
    drawn = re.sub(r"(font: [^;'\"]*?px )[^;\"]*", r"\1system-ui, sans-serif", drawn)
    drawn = re.sub(r"<svg\b[^>]*?(viewBox=\"[^\"]*\")[^>]*>", r'<svg \1 aria-hidden="true">', drawn, count=1)
    return element("div", drawn, class_=f"plot {name}", role="img", aria_label=alt)


def scores(standings: Sequence[Sequence[Standing]], names: Sequence[str], labels: tuple[str, str]) -> str:
    """The middle score of each side by turn, and the band in which eight games of ten lie."""
    with drawing("scores") as figure:
        axes = framed(figure, 0.73)
        for side, rows in enumerate(standings):
            turns = [row.turn for row in rows]
            axes.fill_between(
                turns,
                [row.low for row in rows],
                [row.high for row in rows],
                color=SIDES[side],
                alpha=0.16,
                linewidth=0,
                hatch=HATCHES[side] or None,
            )
            axes.plot(turns, [row.median for row in rows], color=SIDES[side], linestyle=STROKES[side], linewidth=2.4)
        axes.set_xlim(standings[0][0].turn, standings[0][-1].turn + 0.02)
        label_ends(axes, [(rows[-1].turn, rows[-1].median) for rows in standings], names)
        whole_numbers(axes)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        return svg(figure, "scores", " / ".join(labels))


def outlook(rows: Sequence[Standing], name: str, labels: tuple[str, str]) -> str:
    """How likely the first side is to win by turn, in percent, and the band in which eight games of ten lie."""
    with drawing("outlook") as figure:
        axes = framed(figure, 0.73)
        turns, (low, middle, high) = [row.turn for row in rows], percents(rows)
        axes.axhline(50, color=LINE, linewidth=1)
        axes.fill_between(turns, low, high, color=SIDES[0], alpha=0.16, linewidth=0)
        axes.plot(turns, middle, color=SIDES[0], linestyle=STROKES[0], linewidth=2.4)
        axes.set_xlim(turns[0], turns[-1] + 0.02)
        whole_numbers(axes)
        axes.set_ylim(0, 100)
        label_end(axes, (turns[-1], middle[-1]), name, 0)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        return svg(figure, "outlook", " / ".join(labels))


def percents(rows: Sequence[Standing]) -> tuple[list[float], list[float], list[float]]:
    """The lower edge of the band, the middle and the upper edge."""
    return [100 * row.low for row in rows], [100 * row.median for row in rows], [100 * row.high for row in rows]


def framed(figure: Figure, width: float) -> Axes:
    """Room to draw in, with a margin above, and to the right as much as is left: all plots have the same size."""
    figure.set_size_inches(5.4, 3.2)
    return figure.add_axes((0.11, 0.17, width, 0.72))


def label_ends(axes: Axes, ends: Sequence[tuple[float, float]], names: Sequence[str]) -> None:
    """The sides' names where their curves end, one above the other."""
    low, high = axes.get_ylim()
    near = abs(ends[0][1] - ends[1][1]) < (high - low) / 10
    for side, (end, name) in enumerate(zip(ends, names, strict=True)):
        above = ends[side][1] > ends[1 - side][1] or (ends[0][1] == ends[1][1] and side == 0)
        label_end(axes, end, name, side, (7 if above else -7) if near else 0)


def label_end(axes: Axes, end: tuple[float, float], name: str, side: int, shift: int = 0) -> None:
    """A side's name where its curve ends."""
    axes.annotate(
        name,
        end,
        xytext=(6, shift),
        textcoords="offset points",
        va="center",
        color=SIDES[side],
        weight="bold",
        annotation_clip=False,
    )


def whole_numbers(axes: Axes) -> None:
    """Turns and points are whole."""
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True, min_n_ticks=1))
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=True))


def lengths(turns: Sequence[int], winners: Sequence[int], names: Sequence[str], labels: tuple[str, str]) -> str:
    """How many games ended in each turn, and who won them: a column of three parts."""
    with drawing("lengths") as figure:
        axes = framed(figure, 0.86)
        span = range(min(turns), max(turns) + 1)
        floor = [0] * len(span)
        for side, name in enumerate(names):
            won = Counter(turn for turn, winner in zip(turns, winners, strict=True) if kind_of(winner) == side)
            heights = [won[turn] for turn in span]
            fill = SIDES[side] if side < len(SIDES) else DRAWN
            hatch = HATCHES[side] if side < len(SIDES) else ""
            axes.bar(span, heights, 0.78, floor, color=fill, hatch=hatch or None, label=name, linewidth=0)
            floor = [below + height for below, height in zip(floor, heights, strict=True)]
        whole_numbers(axes)
        axes.set_xlim(span[0] - 1, span[-1] + 1)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.legend(
            frameon=False, ncols=3, loc="lower left", bbox_to_anchor=(-0.02, 1.0), handlelength=1.2, borderpad=0
        )
        return svg(figure, "lengths", " / ".join(labels))


def kind_of(winner: int) -> int:
    """The seat that won, or the number after the last for nobody."""
    return winner if winner >= 0 else len(SIDES)
