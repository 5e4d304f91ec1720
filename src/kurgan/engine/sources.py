"""A digest of source files, and the compile cache that is keyed by it.

Numba's own cache does not notice an edit in *another* file, so the folder itself is named after everything
that could matter: the package's sources, the versions of Python and Numba, and the flags that change code.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


def digest_of(files: list[Path], root: Path) -> str:
    """SHA-256 over names and contents, in a fixed order."""
    sum = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        sum.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        sum.update(content)
    return sum.hexdigest()


@functools.cache
def digest_for(game: str) -> str:
    """What the compiled code of one game depends on: the engine, the players, the simulations, and its own folder.

    No test, command, scenario or rulebook text is among it, and no other game: who works on one game does not
    compile the others again. An empty name stands for what belongs to no game.
    """
    shared = [folder for folder in PACKAGE.iterdir() if folder.name in ("engine", "players", "simulate")]
    own = [PACKAGE / "games" / game] if game else []
    files = [file for folder in shared + own for file in folder.rglob("*") if is_compiled_from(file)]
    return digest_of(files, PACKAGE)


def is_compiled_from(file: Path) -> bool:
    """Can this file change what is compiled?"""
    beside = {"tests", "testing", "scenarios"} & set(file.relative_to(PACKAGE).parts)
    return file.suffix in (".py", ".toml") and file.name != "rulebook.toml" and not beside


def cache_folder(game: str) -> Path:
    """Where a game's compiled code is kept: one folder for each state of its sources."""
    home = os.environ.get("KURGAN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kurgan"
    flags = [f"{flag}={os.environ[flag]}" for flag in FLAGS if flag in os.environ]
    key = " ".join([digest_for(game), sys.version, version("numba"), version("numpy"), *flags])
    return Path(home) / "compiled" / hashlib.sha256(key.encode()).hexdigest()[:16]
