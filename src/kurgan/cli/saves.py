"""Saved matches: a journal beside a secret, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from kurgan.cli.ready import ready
from kurgan.engine.chance import Dice, commitment_of
from kurgan.engine.editions import NoEdition
from kurgan.engine.journal import Damaged, Journal, parsed, replayed, verify, written
from kurgan.engine.match import Match


def matches_folder() -> Path:
    """Where matches are kept unless a player says otherwise."""
    home = (
        os.environ.get("KURGAN_DATA")
        or Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kurgan"
    )
    return Path(home) / "matches"


def new_file(match: Match) -> Path:
    """A file for a match that has none yet."""
    with suppress(OSError):  # saving will say what is wrong
        matches_folder().mkdir(parents=True, exist_ok=True)
    return matches_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{match.game.name}.kurgan"


def save(match: Match, path: Path) -> None:
    """Write the journal, and the secret into a file of its own until the match is over and it is published."""
    if isinstance(match.dice, Dice) and match.result is None:
        write_whole(secret_file(path), match.dice.secret + "\n")
    write_whole(path, written(match))
    if match.result is not None:
        secret_file(path).unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old one or the new one."""
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def is_another(path: Path, match: Match) -> bool:
    """Is there a file already that is not a journal of this match?"""
    try:
        return parsed(path.read_text(encoding="utf-8")).name != match.dice.match
    except FileNotFoundError:
        return False
    except (OSError, ValueError):
        return path.is_file()


def opened(path: Path, scenario: str | None = None) -> tuple[Journal, Match]:
    """What a file says, and its match played again; the scenario may have moved elsewhere."""
    with named(path):
        journal = parsed(path.read_text(encoding="utf-8"))
        return journal, replayed(ready(journal.game), journal, scenario)


def rolls_of(path: Path, journal: Journal, match: Match) -> int:
    """How many rolls of a journal follow from its secret; ValueError at the first that does not."""
    with named(path):
        return verify(match.game, journal, match.scenario)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file is said with its name."""
    try:
        yield
    except Damaged as error:
        raise ValueError(f"{path.name}, {error}") from error
    except NoEdition as error:
        raise ValueError(f"{path.name}: {error}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path.name} is not a text file") from error


def audience(path: Path, match: Match, seat: str) -> list[int]:
    """The seats a match is shown to: the one that was named, or all of them once it is over."""
    seats = match.game.seats
    if seat and seat not in seats:
        raise ValueError(f"{match.game.name} has no seat {seat!r}; there are {', '.join(seats)}")
    if not seat and match.result is None:
        raise ValueError(f"{path.name} is not over yet: name the seat it is shown to with --seat ({', '.join(seats)})")
    return [seats.index(seat)] if seat else list(range(len(seats)))


def resume(path: Path) -> Match:
    """The match of a journal; while it is not over its secret must lie beside it."""
    _, match = opened(path)
    if match.result is None:
        secret = secret_of(path)
        if commitment_of(secret) != match.dice.commitment:
            raise ValueError(f"{secret_file(path).name} is not the secret of {path.name}")
        match.unseal(secret)
    return match


def secret_of(path: Path) -> str:
    """The secret beside a journal."""
    try:
        return secret_file(path).read_text(encoding="utf-8", errors="replace").strip()
    except OSError as error:
        beside = secret_file(path).name
        raise ValueError(f"{path.name} cannot be continued: its secret, {beside}, is not beside it") from error


def secret_file(path: Path) -> Path:
    return path.with_name(path.name + ".secret")
