"""What nobody should do, whatever he hopes for."""

from __future__ import annotations

from typing import Final

from kurgan.games.battle_for_stalingrad.numbering import MOVE, SPEND
from kurgan.games.battle_for_stalingrad.rules.losses import can_absorb, hits_by_elimination
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import Known, enemy_of, forces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FIREFIGHT

FATE: Final = int(max(abs(number) for number in FIREFIGHT))  # the most that a card of fate can change


def folly(known: Known, number: int) -> str | None:
    """A card spent in a firefight that is decided: the enemy has none to answer, and fate cannot change what comes."""
    if known.step != Step.FIREFIGHT or not SPEND <= number < MOVE:
        return None
    own, enemy = known.actor, enemy_of(known.actor)
    if known.hand_size[enemy] > 0:
        return None
    if FIREFIGHT[number - SPEND] > 0:
        is_decided = total(known, own) - ignored(known, enemy) - FATE >= capacity(known, enemy)
    else:
        is_decided = total(known, enemy) - ignored(known, own) + FATE <= 0
    return "burnt-card" if is_decided else None


def capacity(known: Known, side: int) -> int:
    """The hits after which nobody of a side is left in the battle."""
    engaged = [force for force in forces_of(side) if can_absorb(known, force)]
    return sum(int(hits_by_elimination(force) + known.rations[force]) for force in engaged)
