"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kurgan.cli.rehearsal import everything_ready
from kurgan.engine.game import AnyGame
from kurgan.engine.rule import is_compiled
from kurgan.games import faces, load
from tests.server.served import served


@pytest.fixture(scope="session")
def games() -> Mapping[str, AnyGame]:
    """The games that are served, compiled with their players; plain Python has nothing to get ready."""
    if is_compiled():
        return everything_ready()
    return {name: load(name) for name in faces()}


@pytest.fixture
def address(tmp_path: Path, games: Mapping[str, AnyGame]) -> Iterator[str]:
    """A server with an empty database of its own."""
    with served(tmp_path / "kurgan.sqlite", games) as found:
        yield found
