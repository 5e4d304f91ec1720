"""The reliability diagram: what was said across, what came of it upwards; honest words lie on the diagonal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kurgan.simulate.calibration import Calibration
from kurgan.simulate.paper.plots import INK, SIDES, SOFT, drawing

GROUND: Final = "#fffaf0"  # so that it can be read on a dark page too
EDGE: Final = 0.02  # so that what is certain is not cut


def write(file: Path, found: Calibration, labels: tuple[str, str]) -> None:
    """Draw it into a file, with intervals, and under it how many positions there are in each tenth."""
    with drawing("reliability") as figure:
        figure.set_size_inches(5.4, 5.4)
        figure.set_facecolor(GROUND)
        axes, below = figure.add_axes((0.13, 0.3, 0.83, 0.66)), figure.add_axes((0.13, 0.1, 0.83, 0.15))
        axes.plot((0, 1), (0, 1), color=SOFT, linestyle=(0, (4, 3)), linewidth=1.6)
        said, won = [each.said for each in found.tenths], [each.won for each in found.tenths]
        ends = [
            [max(0.0, each.won - each.interval[0]) for each in found.tenths],
            [max(0.0, each.interval[1] - each.won) for each in found.tenths],
        ]
        axes.errorbar(said, won, ends, color=SIDES[1], ecolor=SOFT, marker="o", capsize=3, linewidth=1.6)
        below.bar(
            [(each.low + each.high) / 2 for each in found.tenths],
            [each.positions for each in found.tenths],
            0.08,
            color=INK,
        )
        for each in (axes, below):
            each.set_xlim(-EDGE, 1 + EDGE)
        axes.set_ylim(-EDGE, 1 + EDGE)
        axes.set_ylabel(labels[1])
        below.set_xlabel(labels[0])
        figure.savefig(file, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
