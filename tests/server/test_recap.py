"""Since your last turn: the recap is what the seat was shown, no more and no less."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest
from pydantic import JsonValue
from pydantic_core import from_json, to_json

from kurgan.engine.chance import draw, stream
from kurgan.engine.entries import is_end
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.text import Line
from kurgan.server import questions
from kurgan.server import recap as recaps
from kurgan.server.changes import put_together
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead, Recap, Shown
from kurgan.server.recap import recap
from tests.matches import new_match
from tests.server.served import begun, sitting, two_guests

GAMES = ("autumn-storm", "battle-for-stalingrad")
ORDERS = 90


@dataclass
class Witness:
    """Somebody who wrote down all that a seat was shown while it was played."""

    match: Match
    seat: int
    shown: list[Shown] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    at: int = -1

    def look(self) -> None:
        """One more picture, if there is something new to see."""
        match, seat = self.match, self.seat
        if self.at == match.moments[seat]:
            return
        lines = [line for _, line in match.heard[seat]]
        to_move = None if match.to_move == NOBODY else match.game.seats[match.to_move]
        view = match.game.view(match.known(seat), seat)
        self.shown.append(Shown(to_move=to_move, view=view, heard=lines[len(self.lines) :]))
        self.lines, self.at = lines, match.moments[seat]


def played(game: AnyGame, seed: int) -> Iterator[tuple[Match, list[Witness], int]]:
    """A random match after each of its orders, with who gave it and what everybody was shown until then."""
    match, source = new_match(game, seed), stream(seed, 7)
    witnesses = [Witness(match, seat) for seat in range(len(game.seats))]
    for _ in range(ORDERS):
        for witness in witnesses:
            witness.look()
        if (seat := match.to_move) == NOBODY:
            return
        choices = match.legal(seat)
        match.play_number(seat, choices[draw(source, len(choices))])
        yield match, witnesses, seat


@pytest.mark.parametrize("name", GAMES)
def test_a_recap_is_what_the_seat_was_shown_since_its_turn_ended_or_since_the_start(
    games: Mapping[str, AnyGame], name: str
) -> None:
    game, compared = games[name], Counter[bool]()
    for match, witnesses, giver in played(game, seed=3):
        for witness in witnesses:
            witness.look()
            own = [is_end(line, game.seats[witness.seat]) for line in witness.lines]
            others = [is_end(line, game.seats[1 - witness.seat]) for line in witness.lines]
            if witness.seat == giver or (any(others) and not any(own)):
                continue
            made = recap(match, witness.seat)
            new = views_of(made) if any(own) else views_of(made)[-1:]  # nobody has seen how it stood before anything
            seen = witness.shown[-len(new) :]
            assert new == [from_json(to_json(each.view)) for each in seen]
            assert [each.to_move for each in made.shown[-len(new) :]] == [each.to_move for each in seen]
            heard = [line for each in made.shown for line in each.heard]
            ended = len(own) - own[::-1].index(True) if any(own) else 0
            assert heard == witness.lines[ended:] and made.heard_from == ended and made.has_played == any(own)
            compared[any(own)] += len(made.shown) > 2
    assert compared[True] > 10 and compared[False] > 0


def views_of(made: Recap) -> list[JsonValue]:
    """What was shown, each whole."""
    return list(put_together(from_json(to_json([each.view for each in made.shown]))))


def test_an_order_that_a_seat_does_not_see_leaves_its_recap_as_it_was(games: Mapping[str, AnyGame]) -> None:
    unseen = 0
    for match, _, giver in played(games["autumn-storm"], seed=5):
        waiting = 1 - giver
        if match.to_move != giver:
            continue
        before, at = recap(match, waiting).model_dump_json(), match.moments[waiting]
        for number in match.legal(giver)[:12]:
            twin = match.twin()
            twin.play_number(giver, number)
            if twin.moments[waiting] == at:
                assert recap(twin, waiting).model_dump_json() == before
                unseen += 1
    assert unseen > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_recap_ends_with_the_first_order_of_the_seats_own_turn(games: Mapping[str, AnyGame], name: str) -> None:
    turn, kept, compared = (-1, -1), "", 0
    for match, _, giver in played(games[name], seed=1):
        lines = [line for _, line in match.heard[giver]]
        own, other = (ends(lines, match.game.seats[side]) for side in (giver, 1 - giver))
        if own < other:  # it is the giver's own turn again, and this was an order of it
            made = recap(match, giver).model_copy(update={"at": 0}).model_dump_json()
            assert turn != (own, other) or made == kept
            compared += turn == (own, other)
            turn, kept = (own, other), made
    assert compared > 3


def ends(lines: list[Line], side: str) -> int:
    """Where in the log a side's last turn ended."""
    return max((place for place, line in enumerate(lines) if is_end(line, side)), default=-1)


def test_a_long_absence_is_told_from_its_latest_part(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    for match, _, giver in played(games["battle-for-stalingrad"], seed=2):
        whole = recap(match, 1 - giver)
        if len(whole.shown) > 8:
            break
    monkeypatch.setattr(recaps, "MOST_SHOWN", 4)
    part = recap(match, 1 - giver)
    assert views_of(part) == views_of(whole)[-4:] and len(part.shown) == 4
    assert [each.heard for each in part.shown] == [[], *(each.heard for each in whole.shown[-3:])]
    left_out = sum(len(each.heard) for each in whole.shown[:-3])
    assert part.heard_from == whole.heard_from + left_out
    monkeypatch.undo()
    monkeypatch.setattr(recaps, "MOST_BYTES", len(to_json(whole.shown)) - 1)
    half = recap(match, 1 - giver)
    assert views_of(half) == views_of(whole)[-len(half.shown) :] and 1 < len(half.shown) < len(whole.shown)
    assert [each.heard for each in half.shown] == [[], *(each.heard for each in whole.shown[1 - len(half.shown) :])]
    assert sum(len(each.heard) for each in half.shown) + half.heard_from == match.entries.counts[1 - giver]
    monkeypatch.setattr(recaps, "MOST_BYTES", 1)
    assert len(recap(match, 1 - giver).shown) == 1, "how it stands is shown in any case"


def test_a_page_and_who_looks_over_its_shoulder_ask_for_it_once_in_a_moment(address: str) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        axis.wait("position")
        watching = host.ask(MatchHead, "GET", f"/api/matches/{match}").watching["axis"]
        axis.do("end")
        soviet.wait("position")
        with sitting(host, match, f"watch/{watching.rsplit('/', 1)[-1]}") as watcher:
            watcher.wait("position")
            answers = []
            for seat in (axis, watcher):
                seat.say(kind="again")
                answers.append(seat.wait("recap"))
                assert seat.refusal(kind="again") == "refused-too-fast"
    assert answers[0] == answers[1]
    assert answers[0]["has_played"] and answers[0]["shown"]


def test_a_turn_ends_for_the_side_that_is_named() -> None:
    assert is_end(Line("log-end", {"side": Line("side-axis")}), "axis")
    assert not is_end(Line("log-end", {"side": Line("side-axis")}), "soviet")
    assert not is_end(Line("log-end", {"side": "axis"}), "axis") and not is_end(Line("log-end"), "axis")
    assert not is_end(Line("log-moves", {"side": Line("side-axis")}), "axis")


def test_a_recap_that_comes_when_the_curtain_has_fallen_is_told_to_nobody(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_asked, may_answer = threading.Event(), threading.Event()

    def slow(match: Match, seat: int) -> Recap:
        is_asked.set()
        may_answer.wait(20)
        return recap(match, seat)

    monkeypatch.setattr(questions, "recap", slow)
    guest = Guest(address)
    match = begun(guest, soviet="me").id
    with sitting(guest, match) as seat, sitting(guest, match) as other:
        for window in (seat, other):
            window.wait("curtain")
            window.say(kind="sit", seat="axis")
            at = window.wait("position")["at"]
        seat.say(kind="again")
        assert is_asked.wait(20)
        other.say(kind="do", words="end", at=at)
        seat.wait("curtain")
        may_answer.set()
        seat.say(kind="sit", seat="soviet")
        seat.wait("position")
        assert not any('"recap"' in text for text in seat.heard), "which would be what the Axis was shown"


def test_behind_the_curtain_there_is_no_recap(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="me").id
    with sitting(guest, match) as seat:
        seat.wait("curtain")
        assert seat.refusal(kind="again") == seat.refusal(kind="earlier", until=3) == "refused-curtain"
        seat.say(kind="sit", seat="axis")
        seat.wait("position")
        seat.say(kind="again")
        assert not seat.wait("recap")["has_played"]
