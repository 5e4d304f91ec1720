"""[11] How a scenario may be won."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from kurgan.engine.datafile import Data
from kurgan.games.eastern_front.tables.limits import MOST_DEADLINES, MOST_NAMED, MOST_TURNS
from kurgan.games.eastern_front.tables.mapfile import MonthName
from kurgan.games.eastern_front.tables.places import PLACE_BY_CODE

SideName = Literal["axis", "soviet"]
Count = Annotated[int, Field(ge=0, le=99)]


def known_place(code: object) -> object:
    """A code of places.toml."""
    if code not in PLACE_BY_CODE:
        raise ValueError(f"no place is called {code!r}; places.toml lists them")
    return code


PlaceCode = Annotated[str, BeforeValidator(known_place)]


class PointsVictory(Data):
    """[11.1, 11.2] One side gathers points, for places and for enemies destroyed."""

    kind: Literal["points"]
    side: SideName
    win: Count
    draw: Count
    german_corps: Count = 0
    allied_corps: Count = 0


class BarbarossaVictory(Data):
    """[11.3] The Axis wins at once, the Soviets from some turn on."""

    kind: Literal["barbarossa"]
    axis_needs: Count
    soviet_needs: Count
    soviet_from: Annotated[int, Field(ge=1, le=MOST_TURNS)]


class Deadline(Data):
    """[11.4] What the Soviets must hold by the end of a month."""

    by: MonthName
    points: Count = 0
    all: Annotated[tuple[PlaceCode, ...], Field(max_length=MOST_NAMED)] = ()
    any: Annotated[tuple[PlaceCode, ...], Field(max_length=MOST_NAMED)] = ()


class CampaignVictory(Data):
    """[11.4] The Axis wins early with points, or late if the Soviets miss dates."""

    kind: Literal["campaign"]
    axis_needs: Count  # at once, until the first date …
    early_until: MonthName
    axis_needs_later: Count  # … and from then until the second
    later_until: MonthName
    deadlines: Annotated[tuple[Deadline, ...], Field(max_length=MOST_DEADLINES)]


Victory = Annotated[PointsVictory | BarbarossaVictory | CampaignVictory, Field(discriminator="kind")]
