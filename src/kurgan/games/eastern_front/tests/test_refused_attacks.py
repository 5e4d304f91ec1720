"""Every refusal of attacks and of what follows them: one sentence with the number of the rule that was broken."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tables.units import Kind
from kurgan.games.eastern_front.tests.positions import At, Counters, position
from kurgan.games.eastern_front.tests.refused import Begin, Case, at, check_refused
from kurgan.games.eastern_front.tests.scenes import (
    BREAKTHROUGH,
    covered,
    crowd,
    exchange,
    one_against_two,
    overwhelming,
    storm,
    swamp,
    two_against_two,
)


def duel(attack: int = 4, defence: int = 4, air: int = 0, city: str = "2600") -> State:
    """Prepared attacks: LVII Panzer and others around the 62nd Army; an enemy out of reach."""
    axis: Counters = {
        "de57": At("2803", attack=attack),
        "de1": At("2803", attack=0),
        "de2": At("2902", moved=True),
        "de4": At("2902", dispersed=True),
        "de5": At("2904", attack=1),
        "de6": At("2904", spent=True),
        "de7": "2600",
    }
    soviet: Counters = {"su62": At("2903", defence=defence), "su64": "3206"}
    return position(axis=axis, soviet=soviet, phase=Phase.PREPARED, air=(air, 0), axis_holds=(city,))


def lake() -> State:
    """Armour and infantry before an enemy across a lake."""
    return position(axis={"de57": "2002", "de1": "2002"}, soviet={"su62": "2102"}, phase=Phase.PREPARED)


def armour_at_a_lake() -> State:
    return position(axis={"de57": "2002"}, soviet={"su62": "2102"}, phase=Phase.PREPARED)


def estuary() -> State:
    """Across the sea from Taganrog, and by land from Rostov."""
    return position(axis={"de1": "taganrog", "de2": "rostov"}, soviet={"su62": "2328"}, phase=Phase.PREPARED)


def leningrad() -> State:
    axis: Counters = {"fi2": "1301", "de1": At("1403", attack=12)}
    return position(axis=axis, soviet={"su62": "leningrad"}, phase=Phase.PREPARED)


def flank() -> State:
    """Four to one, with an enemy whose zone reaches behind the target."""
    axis: Counters = {"de57": At("2803", attack=12)}
    soviet: Counters = {"su62": At("2903", defence=3, kind=Kind.TANK_ARMY), "su64": "3002"}
    return position(axis=axis, soviet=soviet, phase=Phase.PREPARED)


def allies() -> State:
    """A Hungarian corps before a Soviet army, with a Romanian one behind it."""
    axis: Counters = {"hu3": At("2903", defence=3), "ro1": "2803"}
    soviet: Counters = {"su62": At("3003", attack=12)}
    return position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.PREPARED)


def shared_price() -> State:
    """Two Germans who could pay for the 62nd Army, and a Romanian who need not."""
    axis: Counters = {"de57": At("2803", attack=5), "de1": At("2803", attack=5), "ro1": At("2902", attack=2)}
    return position(axis=axis, soviet={"su62": At("2903", defence=8)}, phase=Phase.PREPARED)


PLAN = "attack 2903"
STORM = "attack 2903 de57 de1 de2 de5"
DRIVEN = (STORM, 3, "decline", "retreat 3003", "halt")
EXCHANGED = ("attack 2903 de57 ro1", 1)
ATTACKS: list[Case] = [
    (at(duel), "move de57", "refused-not-now", "2.3"),
    (at(duel), "attack 2904", "refused-nobody", "6.1"),
    (at(duel, "attack 2903 de57", 3), PLAN, "refused-attacked", "6.1"),
    (at(duel, PLAN, "call-off"), PLAN, "refused-shelved", "6.1"),
    (at(duel), "attack 3206", "refused-no-attacker", "6.1"),
    (at(lambda: duel(1, 9)), PLAN, "refused-weak", "6.1"),
    (at(armour_at_a_lake), "attack 2102", "refused-no-way", "6.1"),
    (at(duel, PLAN), "end", "refused-not-now", "6.1"),
    (at(duel, PLAN, "join de57"), "join de57", "refused-joined", "6.1"),
    (at(duel, PLAN), "join de1", "refused-unarmed", "6.1"),
    (at(duel, PLAN), "join de2", "refused-unprepared", "2.3"),
    (at(duel, PLAN), "join de4", "refused-dispersed", "6.6"),
    (at(duel, PLAN), "join de6", "refused-spent", "2.3"),
    (at(duel, PLAN), "join de7", "refused-distant", "6.1"),
    (at(lake, "attack 2102"), "join de57", "refused-boats", "7.2"),
    (at(estuary, "attack 2328"), "join de1", "refused-sea-side", "6.1"),
    (at(leningrad, "attack leningrad"), "join fi2", "refused-leningrad", "5.9"),
    (at(swamp, "attack 1504", "join de57"), "join de3", "refused-hemmed", "4.2"),
    (at(duel, PLAN), "commit", "refused-nobody-joined", "6.1"),
    (at(lambda: duel(4, 9), PLAN, "join de5"), "commit", "refused-odds", "6.1"),
    (at(duel, PLAN), "fly", "refused-no-air", "6.12"),
    (at(lambda: duel(air=1), PLAN), "fly", "refused-range", "6.12"),
    (at(lambda: duel(air=1, city="vologda"), PLAN, "fly"), "fly", "refused-flown", "6.12"),
    (at(one_against_two, "attack 2803", "join su62"), "commit", "refused-unmet", "6.2"),
    (at(one_against_two), "attack 2803 su62", "refused-unmet", "6.2"),
    (at(two_against_two, "attack 2803 su62", "yield", 3), "end", "refused-overdue", "6.2"),
    (at(two_against_two, "attack 2803 su62", "yield", 3, "attack 2902"), "call-off", "refused-owed", "6.2"),
    (at(two_against_two, "attack 2803 su62"), "end", "refused-not-now", "6.9"),
    (at(overwhelming, "attack 2903 de57", 6), "end", "refused-not-now", "6.11"),
    (at(overwhelming, "attack 2903 de57", 6, "advance de57 2903"), "attack 3206", "refused-broken", "6.4"),
    (at(overwhelming, *BREAKTHROUGH, "attack 3003"), "join de1", "refused-not-broken", "6.4"),
    (at(storm, STORM, 2), "end", "refused-not-now", "6.7"),
    (at(storm, STORM, 2, "decline"), "retreat 3307", "refused-retreat-step", "6.10"),
    (at(storm, STORM, 2, "decline"), "retreat 2803", "refused-retreat-enemy", "6.10"),
    (at(storm, STORM, 2, "decline"), "retreat 2904", "refused-retreat-zone", "6.10"),
    (at(allies, "attack 2903 su62", 2), "retreat 2803", "refused-retreat-land", "6.10"),
    (at(storm, STORM, 3, "decline", "retreat 3003"), "retreat 3004", "refused-retreat-back", "6.10"),
    (at(storm, STORM, 3, "decline"), "halt", "refused-halt", "6.10"),
    (at(storm, *DRIVEN), "advance de7", "refused-not-attacker", "6.11"),
    (at(storm, *DRIVEN), "advance de57 3307", "refused-advance-far", "6.11"),
    (at(storm, *DRIVEN, "advance de1 2903", "advance de2 2903"), "advance de5", "refused-advance-room", "4.3"),
    (at(flank, "attack 2903 de57", 5), "advance de57 3003", "refused-advance-zone", "6.11"),
    (at(covered, "attack 2903 de57 de1 de2", 1), "lose de7", "refused-not-in-attack", "6.4"),
    (at(covered, "attack 2903 de57 de1 de2", 1), "end", "refused-not-now", "6.4"),
    (at(shared_price, "attack 2903 de57 de1 ro1", 1), "lose ro1", "refused-ally-pays", "6.7"),
    (at(exchange, *EXCHANGED), "remove su65", "refused-not-defender", "6.7"),
    (at(exchange, *EXCHANGED), "done", "refused-exchange-first", "6.7"),
    (at(lambda: exchange(german=8, ally=4), *EXCHANGED, "remove rk9"), "remove rk9", "refused-exchanged", "6.7"),
    (at(lambda: exchange(second=6, ally=9), *EXCHANGED), "remove rk9", "refused-exchange-cost", "6.7"),
    (at(crowd, "attack 2903 de57", 2, "decline", "done", "end"), "lose su65", "refused-excess", "4.3"),
    (at(crowd, "attack 2903 de57", 2, "decline", "done", "end"), "end", "refused-not-now", "4.3"),
    (at(overwhelming, *BREAKTHROUGH), "end", "refused-not-now", "6.4"),
]


@pytest.mark.parametrize(("begin", "words", "key", "rule"), ATTACKS)
def test_an_order_that_breaks_a_rule_is_refused_by_its_number(begin: Begin, words: str, key: str, rule: str) -> None:
    check_refused(begin(), words, key, rule)
