"""A digest of source files, and the compile cache that is keyed by it.

Numba's own cache does not notice an edit in *another* file, so the folder itself is named after everything
that could matter: the sources of what is compiled, the versions of Python and Numba, and the flags that change code.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
COMPILES = re.compile(r"^from kurgan\.engine\.(?:rule|compiled) import", re.MULTILINE)
IMPORTS = re.compile(r"^\s*from (kurgan[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
WORD = re.compile(r"\w+")
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


def digest_of(files: list[Path], root: Path) -> str:
    """SHA-256 over names and contents, in a fixed order."""
    sum = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        sum.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        sum.update(content)
    return sum.hexdigest()


def files_of(folder: Path, part: str) -> list[Path]:
    """The files of one part of a game, which is a file `part.py` or a folder `part`, with the tables it is made of."""
    file = folder / f"{part}.py"
    inside = [each for each in (folder / part).rglob("*") if each.suffix in (".py", ".toml")]
    return [file, *inside] if file.is_file() else inside


@functools.cache
def digest_for(game: str) -> str:
    """What the compiled code of one game depends on: an empty name stands for what belongs to no game."""
    return digest_of(sources_of(game, PACKAGE), PACKAGE)


def sources_of(game: str, package: Path) -> list[Path]:
    """Every file that can change what is compiled for a game: those that have something compiled, whatever these
    import, the game's own tables, and where it says which function is which part of the contract.

    No voice, test, command, scenario or rulebook text is among it, and no other game: who mends a sentence or works on
    one game compiles nothing again.
    """
    shared = [file for part in ("engine", "players", "simulate", "train") for file in (package / part).glob("*.py")]
    own = [file for file in (package / "games" / game).rglob("*.py") if "tests" not in file.parts] if game else []
    found = {file for file in shared + own if COMPILES.search(file.read_text(encoding="utf-8"))}
    waiting = list(found)
    while waiting:
        new = {file for file in imported_by(waiting.pop(), package) if file not in found}
        found |= new
        waiting += new
    if not game:
        return list(found)
    folder = package / "games" / game
    return [*found, *(folder / "tables").glob("*.toml"), folder / "__init__.py"]


def imported_by(file: Path, package: Path) -> Iterator[Path]:
    """The files of this package that a file imports, of whichever of its modules."""
    for module, names in IMPORTS.findall(file.read_text(encoding="utf-8")):
        parts = module.split(".")[1:]
        for place in (parts, *([*parts, name] for name in WORD.findall(names))):
            path = package.joinpath(*place)
            for each in (path.with_suffix(".py"), path / "__init__.py"):
                if place and each.is_file():
                    yield each


@functools.cache
def compilers() -> tuple[str, str]:
    """The versions of what compiles; looking one up takes a millisecond."""
    return version("numba"), version("numpy")


def cache_folder(game: str) -> Path:
    """Where a game's compiled code is kept: one folder for each state of its sources, and for each copy of them, since
    Numba finds what it has compiled by the place of its file. What is ready here must not be taken for ready there."""
    home = os.environ.get("KURGAN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kurgan"
    flags = [f"{flag}={os.environ[flag]}" for flag in FLAGS if flag in os.environ]
    key = " ".join([str(PACKAGE), digest_for(game), sys.version, *compilers(), *flags])
    return Path(home) / "compiled" / hashlib.sha256(key.encode()).hexdigest()[:16]
