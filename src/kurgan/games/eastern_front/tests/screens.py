"""What a terminal of 80 columns shows of known positions; `python -m kurgan.games.eastern_front.tests.screens` writes
the files of `shown/` anew."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from rich.console import Console

from kurgan.engine.text import ENGINE_WORDS, Catalogue
from kurgan.games.eastern_front.state import Phase, State, Where
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.terminal.picture import look, picture
from kurgan.games.eastern_front.tests.positions import At, knows, planned, position

WIDTH: Final = 80
FOLDER: Final = Path(__file__).parent
CATALOGUE: Final = Catalogue([ENGINE_WORDS, FOLDER.parent / "locale"])


def don() -> State:
    """November 1942 on the Don and at Stalingrad: every kind of unit and condition."""
    return position(
        axis={
            "de51": At("stalingrad", 5, 6, 4),
            "de14": At("stalingrad", 5, 5, 6),
            "de11": At("2723", 3, 4, 4),
            "de48": At("2624", 4, 4, 6, moved=True),
            "de4": At("kalach", 3, 4, 4, spent=True),
            "ro4": At("2623", 2, 2, 3),
            "ro5": At("2623", 2, 2, 3, dispersed=True),
            "ro6": At("2825", 2, 2, 3, hungry=1),
            "de57": At("2826", 8, 6, 6, where=Where.LOST),
            "de11pz": At("2726", 3, 2, 6),
            "hu1ad": At("2726", 1, 1, 6),
        },
        soviet={
            "su5tb": At("2622", 8, 6, 6),
            "su21": At("2722", 4, 4, 3),
            "tk4": At("2722", 4, 3, 6),
            "su65": At("2822", 4, 4, 3),
            "su62": At("2923", 2, 5, 3),
            "su57": At("2925", 3, 4, 3, dispersed=True),
            "su2g": At("2921", 6, 6, 4, where=Where.COMING, arrival="1942-12"),
        },
        side=SOVIET,
        phase=Phase.PREPARED,
        weather=Weather.SNOW,
        month="1942-11",
        turns=4,
        control="1942-11",
        air=(1, 2),
        points={"stalingrad": 3, "kalach": 1, "rostov": 3},
    )


def screen(state: State, seat: int, words: str = "", language: str = "en", width: int = WIDTH) -> str:
    """What a seat sees in a terminal without colour, or what it is shown when it looks at something."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    known = knows(state, seat)
    console.print(look(known, seat, words, CATALOGUE, language) if words else picture(known, seat, CATALOGUE, language))
    drawn = console.file.getvalue() if isinstance(console.file, io.StringIO) else ""
    return "".join(f"{line.rstrip()}\n" for line in drawn.splitlines())


def screens() -> dict[str, str]:
    """Every screen that is kept, by the name of its file."""
    attack = planned(don(), "2623", "su5tb", "su21", "air")
    return {
        "attack": screen(attack, SOVIET),
        "attaque": screen(attack, SOVIET, language="fr"),
        "kalach": screen(don(), AXIS, "kalach"),
        "ravitaillement": screen(don(), AXIS, "ravitaillement kalatch", "fr"),
        "front": screen(don(), AXIS, "front"),
    }


def file(name: str) -> Path:
    return FOLDER / "shown" / f"{name}.txt"


if __name__ == "__main__":
    for name, text in screens().items():
        file(name).write_text(text, encoding="utf-8")
