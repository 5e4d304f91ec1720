"""A hint: three orders that may be given, from what the seat knows alone, and never against somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match
from kurgan.engine.record import save
from kurgan.engine.testing.shadows import roll, shadow_of
from kurgan.games import load
from kurgan.server.counsel import hinted, offered
from kurgan.server.load import Guest
from kurgan.server.messages import Hinted, Intended, MatchHead
from tests.server.served import Seat, begun, made, mixed, sitting, two_guests

GAMES = ("autumn-storm", "battle-for-stalingrad", "eastern-front")


def hint(seat: Seat) -> Hinted:
    seat.say(kind="hint")
    return Hinted.model_validate(seat.wait("hinted"))


def test_against_the_computer_some_orders_are_advised_and_each_can_be_given(address: str) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest, "me", "greedy").id) as seat:
        seat.wait("position")
        found = hint(seat)
        words = [each.words for each in found.advice]
        assert found.refusal is None and 2 <= len(set(words)) == len(words) <= 3
        assert all(0 < each.probability < 1 for each in found.advice)
        for each in found.advice:
            seat.say(kind="foresee", words=each.words)
            assert seat.wait("foreseen")["refusal"] is None
        seat.do(words[0])


def test_a_hint_is_the_same_from_every_window_as_long_as_the_seat_knows_the_same(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, "me", "greedy").id
    with sitting(guest, match) as one, sitting(guest, match) as other:
        one.wait("position")
        other.wait("position")
        first = hint(one)
        assert first == hint(other)
        one.do(first.advice[0].words)
        assert hint(one) != first


def test_between_two_people_nobody_is_helped(address: str) -> None:
    match, guests = two_guests(address)
    for guest in guests:
        with sitting(guest, match) as seat:
            seat.wait("position")
            assert seat.refusal(kind="hint") == "refused-hint-fair"


def test_nor_while_a_friend_may_still_come(address: str) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest).id) as seat:
        seat.wait("position")
        assert seat.refusal(kind="hint") == "refused-hint-fair"


def test_on_one_screen_whoever_has_it_is_helped_and_nobody_behind_the_curtain(address: str) -> None:
    guest = Guest(address)
    with sitting(guest, mixed(guest, made(guest, "me", "me")).id) as screen:
        curtain = screen.wait("curtain")
        assert screen.refusal(kind="hint") == "refused-curtain"
        screen.say(kind="sit", seat=curtain["seat"])
        screen.wait("position")
        assert hint(screen).advice


def test_who_only_watches_is_not_helped(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, "me", "greedy")
    path = guest.ask(MatchHead, "GET", f"/api/matches/{match.id}").watching["axis"]
    with sitting(Guest(address), match.id, f"watch/{path.rsplit('/', 1)[-1]}") as watcher:
        watcher.wait("position")
        assert watcher.refusal(kind="hint") == "refused-watching"


def test_who_is_not_to_move_is_told_so(games: Mapping[str, AnyGame]) -> None:
    match = Match.new(games["autumn-storm"], "mamayev-kurgan", [HUMAN, HUMAN])
    found = Hinted.model_validate_json(hinted(match, 1 - match.to_move))
    assert (found.advice, found.refusal and found.refusal.key) == ([], "refused-not-your-turn")


def stages(name: str, seed: int) -> Iterator[Match]:
    """A match of random orders, before each of them."""
    game, source = load(name), stream(seed)
    match = Match.waiting(game, game.rulebook.game.scenario, [HUMAN] * len(game.seats))
    roll(match, source)
    while match.to_move >= 0:
        yield match
        legal = match.legal(match.to_move)
        match.play_number(match.to_move, legal[draw(source, len(legal))])
        roll(match, source)


@pytest.mark.parametrize("name", GAMES[:2])
def test_a_hint_says_nothing_that_its_seat_does_not_know(name: str) -> None:
    """What is hinted from another truth that fits what the seat knows is, byte for byte, the same."""
    hidden = 0
    for count, match in zip(range(60), stages(name, 7), strict=False):
        if count % 12 == 0 and len(match.legal(match.to_move)) > 1:
            shadow = shadow_of(match, match.to_move, stream(count))
            hidden += save(shadow.state) != save(match.state)
            assert hinted(shadow, match.to_move) == hinted(match, match.to_move)
    assert hidden > 0


@pytest.mark.parametrize("name", GAMES)
def test_whatever_may_be_ordered_is_found_in_the_menu(name: str) -> None:
    """A hint is drawn where the menu says that its order points."""
    found = 0
    for _, match in zip(range(40), stages(name, 11), strict=False):
        game, seat = match.game, match.to_move
        for number in match.legal(seat):
            words = game.say(match.known(seat), number)
            group = offered(game, match.known(seat), number, words)
            assert [choice.words for orders in group.orders for choice in orders.choices] == [words]
            assert match.read(seat, words) == number
            found += 1
    assert found > 100


def test_what_the_computer_was_after_is_told_once_its_turn_has_ended_and_stays_the_same(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, "me", "recruit").id
    with sitting(guest, match) as seat:
        seat.wait("position")
        seat.say(kind="intent")
        assert Intended.model_validate(seat.wait("intended")).lines == [], "it has not had a turn"
        told = seat.do("end")
        while told["to_move"] != "axis":
            told = seat.wait("position")
        seat.say(kind="intent")
        lines = Intended.model_validate(seat.wait("intended")).lines
        assert lines and all(line.key.startswith("intent-") for line in lines)
    with sitting(guest, match) as back:
        back.wait("position")
        back.say(kind="intent")
        assert Intended.model_validate(back.wait("intended")).lines == lines


def test_between_two_people_nobody_says_what_he_was_after(address: str) -> None:
    match, (host, _) = two_guests(address)
    with sitting(host, match) as seat:
        seat.wait("position")
        seat.say(kind="intent")
        assert seat.wait("intended")["lines"] == []
