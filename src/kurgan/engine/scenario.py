"""What a scenario's card tells whoever chooses a battle: how long it takes, how hard it is, and whom it favours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from kurgan.engine.datafile import Data

Percent = Annotated[float, Field(ge=0, le=100)]


class Facts(Data):
    """Measured, not felt: `wins` are the percentages of games that each seat won when the computer played both, over
    so many games; what is missing to a hundred was drawn. docs/balance.md has the same figures."""

    minutes: Annotated[int, Field(ge=1, le=600)]
    difficulty: Literal["first", "easy", "medium", "hard"]
    wins: Mapping[str, Percent]
    games: Annotated[int, Field(ge=20)]
