"""The editions of a game's scenarios: all that a match can have been begun with are kept, and nothing else."""

from __future__ import annotations

from pathlib import Path

from kurgan.engine.editions import FORMER, edition_of, former
from kurgan.engine.game import AnyGame


def check_editions(game: AnyGame) -> None:
    """Every edition before today's is there, says which one it is and can be set up."""
    needed: set[Path] = set()
    for name, file in game.scenarios().items():
        for edition in range(1, edition_of(file)):
            path = former(file, edition)
            assert path.is_file(), f"{name} had an edition {edition}, and {path} is not there"
            assert edition_of(path) == edition, f"{path} says that it is edition {edition_of(path)}"
            assert game.fault(game.start(path, {})) == -1, f"{path} cannot be set up"
            needed.add(path)
    folders = {file.parent / FORMER for file in game.scenarios().values()}
    kept = {path for folder in folders for path in folder.glob("*")}
    assert kept == needed, f"nobody needs {', '.join(map(str, sorted(kept - needed)))}"
