"""Editions of a scenario: the file of today says which one it is, and beside it lies what it said before.

    scenarios/september-1942.toml             edition = 3
    scenarios/former/september-1942.1.toml    says nothing, which is 1
    scenarios/former/september-1942.2.toml    edition = 2

A match goes on with the edition it was begun with. Whoever asks for a scenario by its name alone gets today's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from kurgan.engine.datafile import Data, load

TODAY: Final = 0  # in the place of an edition: whichever is today's
FORMER: Final = "former"

Edition = Annotated[int, Field(ge=1, le=999)]


class NoEdition(ValueError):
    """An edition that a match was begun with and that is not here."""

    def __init__(self, scenario: str, edition: int, there: list[int]) -> None:
        super().__init__(f"there is no edition {edition} of {scenario} here, only {', '.join(map(str, there))}")
        self.scenario, self.edition = scenario, edition


class Imprint(Data):
    """What a scenario file of any game says of itself."""

    model_config = ConfigDict(extra="ignore")

    edition: Edition = 1


def edition_of(file: Path) -> int:
    """Which edition of its scenario a file is."""
    return load(file, Imprint).edition


def former(file: Path, edition: int) -> Path:
    """Where an edition before today's is kept."""
    return file.parent / FORMER / f"{file.stem}.{edition}{file.suffix}"


def editions(file: Path) -> dict[int, Path]:
    """The file of every edition that is here, today's last."""
    today = edition_of(file)
    before = {edition: former(file, edition) for edition in range(1, today)}
    return {edition: path for edition, path in before.items() if path.is_file()} | {today: file}


def of_edition(file: Path, edition: int) -> Path:
    """The file of one edition; NoEdition if it is not here."""
    if edition == TODAY:
        return file
    there = editions(file)
    if edition not in there:
        raise NoEdition(file.stem, edition, list(there))
    return there[edition]
