"""What a battle has come to: what each side gave for its hits, who was decorated, and who holds the place now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.consequences.battle import is_attack
from kurgan.games.battle_for_stalingrad.consequences.locations import CONTESTED, holder
from kurgan.games.battle_for_stalingrad.names import (
    acting,
    attackers,
    force_code,
    joined,
    location_code,
    location_name,
    named,
)
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, SETS
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    Known,
    Stage,
    control_area,
    enemy_of,
    forces_of,
    perimeter_area,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import N_FORCES, N_SIDES, NO_SIDE, SIDE_NAMES


def engaged(before: Known, number: int) -> list[int]:
    """The Forces in the battle, which may have been declared just now and be over already."""
    if not is_attack(before, number):
        return [force for force in range(N_FORCES) if before.engaged[force]]
    place, bits = divmod(number - ATTACK, SETS)
    there = control_area(place)
    defenders = [force for force in forces_of(enemy_of(before.side)) if before.force_at[force] == there]
    return sorted([*attackers(before, place, bits), *defenders])


def place_of_battle(before: Known, number: int) -> int:
    return (number - ATTACK) // SETS if is_attack(before, number) else int(before.battle)


def absorptions(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Each side that has borne all its hits with this number, and what it gave for them. Retreats and the fallen are
    told one by one, so that it is worth a line only where rations were given, and the battle goes on."""
    for side in sides_done(before, number, after):
        givers = [force for force in engaged(before, number) if side_of(force) == side and after.given[force]]
        if givers and not is_over(before, number, after):
            rations = sum(int(after.given[force]) for force in givers)
            values = {**acting(side), **given_up(before, number, after, side), "rations": rations}
            yield Line("log-borne", values, "7.11", tuple(force_code(force) for force in givers))


def sides_done(before: Known, number: int, after: Known) -> Iterator[int]:
    """The sides whose hits are all absorbed now, and were not before."""
    if before.stage == Stage.STRIKE:
        if after.stage == Stage.NONE:
            yield int(enemy_of(before.side))
    elif before.stage != Stage.NONE or is_attack(before, number):
        defender, attacker = int(enemy_of(after.attacker)), int(after.attacker)
        for side, stage in ((defender, Stage.DEFENDER_LOSSES), (attacker, Stage.ATTACKER_LOSSES)):
            if before.stage <= stage and (after.stage > stage or after.stage == Stage.NONE):
                yield side


def given_up(before: Known, number: int, after: Known, side: int) -> dict[str, Value]:
    """The hits of a side and what it gave for them in a battle that may be over."""
    forces = [force for force in engaged(before, number) if side_of(force) == side]
    return borne(after, place_of_battle(before, number), side, forces)


def borne(after: Known, place: int, side: int, forces: Sequence[int]) -> dict[str, Value]:
    """The hits of a side and what its engaged Forces gave for them: rations, retreats, themselves."""
    behind = perimeter_area(place)
    rations = sum(int(after.given[force]) for force in forces)
    back = [force for force in forces if after.force_at[force] == behind]
    lost = [force for force in forces if after.force_at[force] == LOST]
    given: list[Value] = []
    if rations:
        given.append(Line("borne-rations", {"count": rations}))
    if back:
        given.append(Line("borne-retreats", {"count": len(back), "forces": named(back)}))
    if lost:
        given.append(Line("borne-lost", {"count": len(lost), "forces": named(lost)}))
    hits = int(after.owed[side])
    return {"hits": hits, "given": joined(given) if given else Line("borne-nothing")}


def is_over(before: Known, number: int, after: Known) -> bool:
    """Has a battle ended with this number? A strike is none."""
    is_battle = Stage.NONE < before.stage < Stage.STRIKE or is_attack(before, number)
    return is_battle and after.stage == Stage.NONE


def battle_over(before: Known, number: int, after: Known) -> Iterator[Line]:
    """The whole of a battle in one line, when it is over: hits, losses, medals, Rubble, and who holds the place."""
    if not is_over(before, number, after):
        return
    place, forces = place_of_battle(before, number), engaged(before, number)
    decorated = [force for force in forces if after.medals[force] > before.medals[force]]
    values: dict[str, Value] = {
        "location": location_name(after, place),
        "held": held(after, place),
        "rubble": int(after.rubble[place]),
        "ruins": int(after.destroyed[place]),
        "decorated": len(decorated),
        "medal": named(decorated) if decorated else "",
        **{SIDE_NAMES[side]: Line("borne", given_up(before, number, after, side)) for side in range(N_SIDES)},
    }
    places = (location_code(after, place), *(force_code(force) for force in forces))
    yield Line("log-battle-over", values, "7.10", places)


def held(after: Known, place: int) -> Line:
    """Who holds a Location now."""
    side = holder(after, place)
    if side < NO_SIDE:
        return Line(f"held-{SIDE_NAMES[side]}")
    return Line("held-contested" if side == CONTESTED else "held-empty")
