"""What cards have done: in a battle, as launches and looks, and when they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.consequences.battle import totals
from kurgan.games.battle_for_stalingrad.names import (
    acting,
    changed,
    face_code,
    face_line,
    joined,
    location_code,
    location_name,
)
from kurgan.games.battle_for_stalingrad.numbering import PASS, PLAY, SPEND
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known, Phase, Stage, enemy_of, faces_of, n_launched, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    EFFECTS,
    GERMAN,
    KIND,
    MOST_EFFECTS,
    N_SIDES,
    NO_FACE,
    SOVIET,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RESHUFFLES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb


def battle_card(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A battle card that nobody has cancelled, with the totals it leads to, and what else it does."""
    if before.stage != Stage.EVENTS:
        return
    is_played = before.step == Step.EVENT_ROUND and number >= PLAY
    face = number - PLAY if is_played else int(before.announced)
    if face != NO_FACE and after.announced == NO_FACE and (is_played or number == PASS):
        values = {"card": face_line(face), **acting(owner_of(face)), **totals(after, before.battle)}
        yield Line("log-carried-out", values, "7.4", (face_code(face), location_code(before, before.battle)))
    for side in range(N_SIDES):
        if after.shield[side] > before.shield[side]:
            yield Line("log-shield", {**acting(side), "hits": int(after.shield[side])}, "14.2")
        if after.no_retreat[side] > before.no_retreat[side]:
            yield Line("log-no-retreat", acting(side), "14.3")
        if after.fire_left[side] < before.fire_left[side]:
            yield Line("log-limit", {**acting(side), "cards": int(after.fire_left[side])}, "14.4")
    if after.ignoring > before.ignoring:
        place = int(before.battle)
        yield Line("log-ignoring", {"location": location_name(before, place)}, "14.5", (location_code(before, place),))


def launches(before: Known, after: Known) -> Iterator[Line]:
    """Uranus cards that lie face up now."""
    for face in changed(before, after, "launched"):
        if after.launched[face] > before.launched[face]:
            counts: dict[str, Value] = {"count": int(n_launched(after)), "needed": int(after.uranus_needed)}
            yield Line(
                "log-launched", {**acting(SOVIET), "card": face_line(face), **counts}, "10.5", (face_code(face),)
            )


def in_play(before: Known, number: int) -> int:
    """The event whose effects a number may have set going, or NO_FACE."""
    if before.event != NO_FACE or before.stage != Stage.NONE:
        return int(before.event)
    if before.step == Step.ACTION:
        return number - PLAY if PLAY <= number < SPEND else NO_FACE
    is_let_happen = before.step == Step.PAYMENT or (before.step == Step.REACTION and number == PASS)
    return int(before.announced) if is_let_happen else NO_FACE


def verbs_done(before: Known, number: int, after: Known) -> list[int]:
    """What the event in play has done, or begun to do, in this number."""
    face = in_play(before, number)
    if face in (NO_FACE, after.announced):
        return []
    first = int(before.effect) if before.event == face else 0
    last = int(after.effect) if after.event == face else MOST_EFFECTS
    return [int(EFFECTS[KIND[face], row, VERB]) for row in range(first, last)]


def looks(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """Both know that a hand was looked at; who looked hears what was in it."""
    if Verb.PEEK_HAND not in verbs_done(before, number, after):
        return
    side = int(before.side)
    enemy = enemy_of(side)
    yield Line("log-looks", {**acting(side), "count": int(after.hand_size[enemy])}, "14.11")
    held = [face for face in faces_of(enemy) if after.seen[face] > 0]
    if side == seat and held:
        cards = [Line("copies", {"count": int(after.seen[face]), "card": face_line(face)}) for face in held]
        yield Line("log-seen", {"cards": joined(cards)}, "14.11", tuple(face_code(face) for face in held))


def draws(before: Known, after: Known) -> Iterator[Line]:
    """A deck is shuffled anew, or a draw begins."""
    for side in (SOVIET, GERMAN):
        if after.reshuffles[side] > before.reshuffles[side]:
            yield Line("log-reshuffled", acting(side), "8.3")
        is_drawing = before.step == Step.CARD_DRAWN and before.actor == side
        if after.to_draw[side] > before.to_draw[side] - is_drawing:
            rule = "8.2" if after.phase == Phase.DRAW else "3.8" if after.phase == Phase.BEGIN else "14.9"
            yield Line("log-draws", {**acting(side), "count": drawn(after, side)}, rule)


def drawn(after: Known, side: int) -> int:
    """How many cards a draw brings: no more than there are, with the discards if they may be shuffled in."""
    left = int(after.deck_size[side])
    if after.reshuffles[side] < MOST_RESHUFFLES:
        left += sum(int(after.discard[face]) for face in faces_of(side))
    return min(left, int(after.to_draw[side]))
