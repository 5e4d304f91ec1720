"""A hint: the best orders of the seat that is asked, from what it knows, and how likely each is to win the match. And
what the computer was after, once its turn has ended.

It is the same whenever it is asked for at one moment: its chance comes from what the seat knows. Between two people
nobody is helped, since one of them might not know of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from pydantic_core import to_json

from kurgan.engine.game import AnyGame, Group, Orders
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.players.counsel import hint
from kurgan.players.intent import intent, last_turn
from kurgan.server.messages import AdviceMessage, Hinted, Intended
from kurgan.server.store import MatchRow


def expect_alone(row: MatchRow) -> None:
    """Refuse a hint where somebody else plays the other side, or may come to."""
    people = {seat.guest for seat in row.seats if seat.player == HUMAN}
    if len(people) != 1:
        raise Refused(Line("refused-hint-fair"))


def hinted(match: Match, seat: int) -> str:
    """The best orders of the seat that is to move, or why there are none."""
    try:
        match.expect(seat)
    except Refused as refused:
        return Hinted(advice=[], refusal=refused.line).model_dump_json()
    found = list(advised(match.game, match.known(seat), seat))
    return to_json(dict(Hinted(advice=found, refusal=None))).decode()


def advised(game: AnyGame, known: AnyRecord, seat: int) -> Iterator[AdviceMessage]:
    """The orders that look best to a seat, the best first, as they are offered to it."""
    for found in hint(game, known, seat):
        words, forecast = game.say(known, found.number), game.forecast(known, found.number)
        yield AdviceMessage(
            words=words,
            group=offered(game, known, found.number, words),
            title=forecast and forecast.title,
            probability=round(found.probability, 3),
        )


def offered(game: AnyGame, known: AnyRecord, number: int, words: str) -> Group:
    """The one order of the menu that these words give; one that is given in parts is found behind what opens it."""
    waiting = deque(menu := list(game.menu(known, [number])))
    while waiting:
        group = waiting.popleft()
        for orders, choice in [(each, choice) for each in group.orders for choice in each.choices]:
            if orders.opens and f"{words} ".startswith(f"{choice.words} "):
                waiting += game.continued(known, choice.words)
            elif choice.words == words:
                return Group(group.subject, group.heading, (Orders.of(orders.verb, [choice], orders.price),))
    first = menu[0]
    return Group(first.subject, first.heading, (Orders(first.orders[0].verb, words),))


def turn_told(row: MatchRow, match: Match, listener: int) -> tuple[int, int] | None:
    """The computer's seat and where its last turn ended, if there is one of which a listener has heard the end."""
    for seat, each in enumerate(row.seats):
        turn = last_turn(match, seat, listener) if each.player != HUMAN and seat != listener else None
        if turn is not None:
            return seat, turn.stop
    return None


def intended(match: Match, seat: int, listener: int) -> str:
    """What the computer was after in that turn."""
    return Intended(lines=intent(match, seat, listener)).model_dump_json()
