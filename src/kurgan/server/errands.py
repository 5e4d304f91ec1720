"""What takes long and is worked out by the worker process: each errand is all that it needs to know.

An errand is named by what it is asked about, so that the same question is worked out once however many ask it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from kurgan.server.store import MatchRow, Past


@dataclass(frozen=True)
class About:
    """Something about a match that is over: all of it, so that the worker needs no store."""

    row: MatchRow
    past: Past


@dataclass(frozen=True)
class Tell(About):
    """Its story but for the pictures."""


@dataclass(frozen=True)
class Show(About):
    """Some of its pictures, from a seat's eyes or with the fog lifted."""

    eyes: str
    first: int
    count: int


@dataclass(frozen=True)
class Verify(About):
    """Whether its dice follow from the secret."""


@dataclass(frozen=True)
class Write(About):
    """Its match file."""


@dataclass(frozen=True)
class TakeIn:
    """Whether a match file can be a match of ours."""

    text: str

    @cached_property
    def name(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


Errand: TypeAlias = Tell | Show | Verify | Write | TakeIn
