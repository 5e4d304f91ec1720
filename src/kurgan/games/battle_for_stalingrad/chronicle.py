"""What the balance lab is told of a game: orders, cards and losses, from true states that no seat is ever sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.chronicle import LOST as LOST_DEED
from kurgan.engine.chronicle import ORDER, PLAYED, Board, Chronicle, Deed, Spot
from kurgan.engine.datafile import Text
from kurgan.engine.text import Value
from kurgan.games.battle_for_stalingrad.names import card_of, changed, force_code, location_code
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, FORCE, MOVE, PLAY, REINFORCE, SETS, SETUP, SPEND
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.state import LOST, N_AREAS, NO_PLACE, State, place_of, side_of, top_of
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FORCES, LOCATIONS
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK

NAMES: Final[dict[str, Text]] = {
    **{card.code: card.title for card in ACTIONS},
    **{setup.code: setup.title for setup in BOOK},
    **{force.code: force.name for force in FORCES},
}
LOCATION_NAMES: Final = {location.code: location.name for location in LOCATIONS}
PER_ROW: Final = 5  # Locations on the lab's board, which shows all that may be dealt


def deeds(before: State, number: int, after: State) -> Sequence[Deed]:
    """What one number did."""
    own = [] if is_chance(before.step) else [*ordered(before, number)]
    return [*own, *losses(before, after)]


def ordered(before: State, number: int) -> Iterator[Deed]:
    """The order or the card it was, if it was one that matters beyond the moment."""
    side = int(before.actor)
    if PLAY <= number < SPEND:
        at = "" if before.battle == NO_PLACE else location_code(before, before.battle)
        yield Deed(PLAYED, side, card_of(number - PLAY).code, at, "react" if before.step == Step.REACTION else "play")
    elif MOVE <= number < ATTACK:
        force, area = divmod(number - MOVE, N_AREAS)
        verb = "place" if before.step == Step.MUSTER else "move"
        yield Deed(ORDER, side, force_code(force), location_code(before, int(place_of(area))), verb)
    elif ATTACK <= number < REINFORCE:
        yield Deed(ORDER, side, "", location_code(before, (number - ATTACK) // SETS), "attack")
    elif REINFORCE <= number < FORCE:
        top = force_code(int(top_of(before, side)))
        yield Deed(ORDER, side, top, location_code(before, number - REINFORCE), "reinforce")
    elif number >= SETUP:
        yield Deed(ORDER, side, BOOK[number - SETUP].code, verb="setup")


def losses(before: State, after: State) -> Iterator[Deed]:
    """The Forces that are no more, at the Location where they stood."""
    for force in changed(before, after, "force_at"):
        if after.force_at[force] == LOST and before.force_at[force] < N_AREAS:
            place = location_code(before, int(place_of(before.force_at[force])))
            yield Deed(LOST_DEED, int(side_of(force)), force_code(force), place)


def board(state: State) -> Board:
    """Every Location that lies on the table or may be dealt."""
    dealt = {int(location) for location in state.location}
    pool = [location for number, location in enumerate(LOCATIONS) if state.pool[number] or number in dealt]
    return Board(
        "box",
        [
            Spot(location.code, 2.2 * (place % PER_ROW), 2.2 * (place // PER_ROW), "built", location.name)
            for place, location in enumerate(pool)
        ],
    )


def placed(place: str) -> Value:
    """A Location by its name."""
    return LOCATION_NAMES[place]


def called(subject: str) -> Value:
    """A Force, a card or a quick set-up by its name."""
    return NAMES[subject]


CHRONICLE: Final = Chronicle[State](
    deeds=deeds, scores=("german_locations", "soviet_locations"), board=board, called=called, placed=placed
)
