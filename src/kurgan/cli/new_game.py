"""`kurgan new-game`: a new game from the sample."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from kurgan import games as library
from kurgan.cli.voice import out

SAMPLE = "ridge"


def new_game(name: str) -> None:
    """Copy the sample game Ridge into a folder of its own, ready to be changed."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ValueError(f"{name!r} is not a good name: small letters and digits, words joined by hyphens")
    if keyword.iskeyword(name):
        raise ValueError(f"{name!r} is not a good name: it is a word of Python's own")
    if name in library.folders():
        raise ValueError(f"there is a game {name!r} already")
    target = library.FOLDER / name.replace("-", "_")
    copied(library.folder(SAMPLE), target, name)
    out().print(
        f"{name} is in {target}. It plays as Ridge does: change its rules and keep `kurgan rules {name} --check` green."
    )


def copied(sample: Path, target: Path, name: str) -> None:
    """Copy every source file of the sample, with its name replaced by the new one."""
    title = name.replace("-", " ").title()
    words = {"Ridge": title, f"games.{SAMPLE}": f"games.{target.name}", SAMPLE: name}
    spoken = re.compile("|".join(map(re.escape, words)))  # in one pass: the new name may contain the old one
    for file in sorted(sample.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            text = spoken.sub(lambda found: words[found[0]], file.read_text(encoding="utf-8"))
            place = target / file.relative_to(sample)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
