"""Saved matches: a journal beside a secret, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from kurgan.engine.chance import Dice
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import Damaged, parsed, replayed, written
from kurgan.engine.match import Match


def matches_folder() -> Path:
    """Where matches are kept unless a player says otherwise."""
    home = (
        os.environ.get("KURGAN_DATA")
        or Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kurgan"
    )
    return Path(home) / "matches"


def save(match: Match, path: Path) -> None:
    """Write the journal, and the secret into a file of its own until the match is over and it is published."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if match.dice is not None and match.result is None:
        write_whole(secret_file(path), match.dice.secret + "\n")
    write_whole(path, written(match))
    if match.result is not None:
        secret_file(path).unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one or the new one."""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def resume(path: Path, load: Callable[[str], AnyGame]) -> Match:
    """The match of a journal, with its dice if its secret lies beside it."""
    try:
        journal = parsed(path.read_text(encoding="utf-8"))
        match = replayed(load(journal.game), journal)
    except Damaged as error:
        raise ValueError(f"{path.name}, {error}") from error
    if match.result is None:
        try:
            secret = secret_file(path).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise ValueError(
                f"{path.name} cannot be continued: its secret, {secret_file(path).name}, is not beside it"
            ) from error
        match.dice = Dice(match.name, secret, match.mix, rolls=sum(entry.seat < 0 for entry in match.entries))
        if match.dice.commitment != match.commitment:
            raise ValueError(f"{secret_file(path).name} is not the secret of {path.name}")
        match.settle()
    return match


def secret_file(path: Path) -> Path:
    return path.with_name(path.name + ".secret")
