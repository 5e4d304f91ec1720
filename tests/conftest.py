"""What the house-wide tests share: the games, and a way to give commands without leaving anything behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from kurgan.cli.ready import ready
from kurgan.engine.game import AnyGame
from tests.commands import Command

settings.register_profile("house", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("house")


@pytest.fixture(scope="session")
def autumn_storm() -> AnyGame:
    return ready("autumn-storm")


@pytest.fixture
def kurgan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, autumn_storm: AnyGame
) -> Command:
    """`kurgan(…)` in this process: compiled, 80 columns, no colour, and a data folder that is thrown away."""
    settings = {"KURGAN_DATA": str(tmp_path / "data"), "KURGAN_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "80"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    return Command(monkeypatch, capsys)
