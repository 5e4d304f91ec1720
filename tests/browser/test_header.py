"""The header has room for whatever it may have to say, on every screen and in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from pydantic import JsonValue, TypeAdapter

from kurgan.games.autumn_storm.names import card_key
from kurgan.games.autumn_storm.tables.cards import N_CARDS
from kurgan.games.eastern_front.state import Phase
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.header import WIDTHS, Line, cramped
from tests.browser.server import Server

Facts = dict[str, JsonValue]
SIDES: Final = TypeAdapter(list[Facts])


def storm(view: Facts) -> Iterator[Facts]:
    """No card, somebody else's turn, and every card, with as many points as a side may have then [4.2]."""
    facts: Facts = {"sides": sides(view, score=12, needs=10), "command": 6, "artillery": 2}
    for seat, others in (("axis", "soviet"), ("soviet", "axis")):
        yield facts | {"seat": seat, "side": seat, "event": None}
        yield facts | {"seat": seat, "side": others, "event": "supply-convoy", "command": None, "artillery": None}
    for event in map(card_key, range(N_CARDS)):
        yield facts | {"side": "axis", "event": event, "command": 8 if event == "supply-convoy" else 6}


def front(view: Facts) -> Iterator[Facts]:
    """Each phase of a month in the middle of a long war, and in each of them the other side decides."""
    rich = sides(view, score=12, needs=12, air=10, trains=10, infantry_factors=38, armour_factors=24)
    facts: Facts = {"turn": 16, "month": "1942-09", "weather": "subarctic", "no_retreat": True, "sides": rich}
    for phase in Phase:
        for asked in ("axis", "soviet"):
            yield facts | {"side": "axis", "phase": phase.name.lower(), "to_move": asked}


def city(view: Facts) -> Iterator[Facts]:
    """Points to set up with, and a late turn of either side."""
    yield {"turn": 0, "points": 18}
    for side in ("german", "soviet"):
        yield {"turn": 16, "side": side, "sides": sides(view, controlled=5), "points": None}


def sides(view: Facts, **facts: int) -> JsonValue:
    """Both sides, with other numbers."""
    return [side | facts for side in SIDES.validate_python(view["sides"])]


GAMES: Final[dict[str, tuple[str, str, Callable[[Facts], Iterator[Facts]]]]] = {
    "autumn-storm": ("september-1942", "axis", storm),
    "battle-for-stalingrad": ("first-turn", "german", city),
    "eastern-front": ("campaign", "axis", front),
}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_header_is_cut_or_covered(
    new_guest: Guests, server: Server, battle: Battle, game: str, locale: str
) -> None:
    scenario, seat, told = GAMES[game]
    page = new_guest(locale=locale)
    line = Line(page)
    battle(page, server, scenario, {seat: "me", "soviet": "greedy"}, game)
    line.wait_for_position()
    cases = list(told(line.view))
    troubles: dict[int, list[list[str]]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        seen = set()
        for facts in cases:
            line.show(facts)
            found = cramped(page)
            troubles.setdefault(width, []).extend([found] if found else [])
            seen.add(page.locator(".top-facts").inner_html())
        assert len(seen) == len(cases), "each is another header"
    assert {width: found for width, found in troubles.items() if found} == {}
