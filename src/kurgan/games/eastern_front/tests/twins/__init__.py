"""The rules a second time: slow, obvious, and written from the rulebook alone, to hold the clever ones to."""

from kurgan.games.eastern_front.tests.twins.movement import Movement
from kurgan.games.eastern_front.tests.twins.retreat import Retreat


class Twin(Movement, Retreat):
    """All that the rules say of one position."""
