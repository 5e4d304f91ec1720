"""The judge: what a match refuses and how it says so, what can be taken back, and who hears what."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import kurgan
from kurgan.engine import pasts
from kurgan.engine.chance import Dice
from kurgan.engine.entries import Entry
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.match import RESIGN, Match, Refused
from kurgan.engine.record import copy, save
from kurgan.engine.script import Script, ordered
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games import folders, load
from tests.matches import new_match, play_on
from tests.parts import in_parts

SENTENCE = re.compile(r"[^.!?]+ \[\d+(\.\d+)?\]")
PACKAGE = Path(kurgan.__file__).parent


@pytest.fixture(params=folders())
def match(request: pytest.FixtureRequest) -> Match:
    """A match of every game, at its first decision."""
    return new_match(load(request.param))


def refused(match: Match, order: Callable[[], object]) -> str:
    """The key of a refusal, after both languages were found to be one sentence ending in a number of the rulebook."""
    moments, before = list(match.moments), save(match.state)
    with pytest.raises(Refused) as refusal:
        order()
    line = refusal.value.line
    for language in LANGUAGES:
        assert SENTENCE.fullmatch(match.game.catalogue.say(line, language))
    assert match.game.rulebook.numbered(line.rule)
    assert (match.moments, save(match.state)) == (moments, before), "a refusal changes nothing"
    return line.key


def words(match: Match, number: int) -> str:
    return match.game.say(match.known(match.to_move), number)


def orders(match: Match, is_wanted: Callable[[AnyGame, object, int], bool]) -> Iterator[int]:
    """The legal orders of which something is true of the state they lead to."""
    seat = match.to_move
    for number in match.legal(seat):
        after = copy(match.state)
        match.game.apply(after, number)
        if is_wanted(match.game, after, seat):
            yield number


def is_begun(match: Match, number: int) -> bool:
    """Does this number only begin an order?"""
    after = copy(match.state)
    match.game.apply(after, number)
    return match.game.is_under_way(after)


def is_free(game: AnyGame, after: object, seat: int) -> bool:
    return game.seat_to_move(after) == seat and not game.reveals(after)


def reveals(game: AnyGame, after: object, seat: int) -> bool:
    return game.seat_to_move(after) == seat and game.reveals(after)


def casts_a_die(game: AnyGame, after: object, seat: int) -> bool:
    return game.seat_to_move(after) == CHANCE


def after_some_play(game: AnyGame, is_wanted: Callable[[AnyGame, object, int], bool]) -> tuple[Match, int]:
    """A match somewhere in its course, and an order of the wanted kind there."""
    for seed in range(30):
        for most in (0, 3, 9):
            match = play_on(new_match(game, seed), seed, most)
            if match.to_move != NOBODY and (found := list(orders(match, is_wanted))):
                return match, found[0]
    raise AssertionError("no such order was found")


def test_a_seat_that_is_not_to_move_is_refused(match: Match) -> None:
    other = 1 - match.to_move
    order = words(match, match.legal(match.to_move)[0])
    assert refused(match, partial(match.play, other, order)) == "refused-not-your-turn"
    assert match.legal(other) == []


def test_an_order_given_for_an_older_position_is_refused(match: Match) -> None:
    seat, order = match.to_move, words(match, match.legal(match.to_move)[0])
    now = match.moments[seat]
    for seen in {now - 1, now + 1, 0} - {now}:
        assert refused(match, partial(match.play, seat, order, at=seen)) == "refused-stale"
    match.play(seat, order, at=now)


def test_an_order_taken_back_and_replaced_is_another_position(autumn_storm: AnyGame) -> None:
    match, first = after_some_play(autumn_storm, is_free)
    seat, seen = match.to_move, [match.moments[match.to_move]]
    second = next(number for number in orders(match, is_free) if number != first)
    for change in (partial(match.play_number, seat, first), partial(match.undo, seat)):
        change()
        seen.append(match.moments[seat])
    match.play_number(seat, second)
    assert [*seen, match.moments[seat]] == sorted({*seen, match.moments[seat]}), "it only grows"
    order = words(match, match.legal(seat)[0])
    for moment in seen:
        assert refused(match, partial(match.play, seat, order, at=moment)) == "refused-stale"


def test_a_stale_order_is_refused_without_telling_how_many_orders_were_given(match: Match) -> None:
    with pytest.raises(Refused) as refusal:
        match.play(match.to_move, "end", at=match.moments[match.to_move] - 1)
    for language in LANGUAGES:
        sentence, _, _ = match.game.catalogue.say(refusal.value.line, language).partition("[")
        assert not re.search(r"\d", sentence)


def test_reading_an_order_judges_it_and_changes_nothing(match: Match) -> None:
    seat, before = match.to_move, save(match.state)
    numbers = match.legal(seat)
    assert numbers and [match.read(seat, words(match, number)) for number in numbers] == numbers
    assert refused(match, partial(match.read, seat, "dance")) == refused(match, partial(match.play, seat, "dance"))
    assert refused(match, partial(match.read, 1 - seat, "end")) == "refused-not-your-turn"
    assert (save(match.state), match.can_undo(seat)) == (before, False)


def test_reading_refuses_what_a_rule_forbids(autumn_storm: AnyGame) -> None:
    match = new_match(autumn_storm)
    seat, known = match.to_move, match.known(match.to_move)
    unit = next(order.split()[1] for order in (words(match, number) for number in match.legal(seat)) if " " in order)
    forbidden = f"attack {unit} 0907"
    assert autumn_storm.read(known, forbidden) not in match.legal(seat)
    assert refused(match, partial(match.read, seat, forbidden)) == refused(match, partial(match.play, seat, forbidden))


def test_what_follows_an_opening_is_told_to_whoever_is_to_move() -> None:
    match = new_match(in_parts())
    seat, before = match.to_move, save(match.state)
    opening = openings_in(match.game.menu(match.known(seat), match.legal(seat)))[0]
    following = orders_in(match.continued(seat, opening))
    assert following and all(order.startswith(f"{opening} ") for order in following)
    assert {match.read(seat, order) for order in following} <= set(match.legal(seat))
    assert refused(match, partial(match.continued, 1 - seat, opening)) == "refused-not-your-turn"
    assert refused(match, partial(match.continued, seat, "dance")) == "refused-unreadable"
    assert save(match.state) == before


@pytest.mark.parametrize("name", ["autumn-storm", "battle-for-stalingrad", "ridge"])
def test_where_no_order_is_given_in_parts_nothing_follows_any_words(name: str) -> None:
    match = new_match(load(name))
    order = words(match, match.legal(match.to_move)[0])
    assert refused(match, partial(match.continued, match.to_move, order)) == "refused-unreadable"


@pytest.mark.parametrize("typed", ["", "   ", "dance", "move", "0", "-1", "move move move", "%s {x} [bold]", "é" * 500])
def test_words_that_are_no_order_are_refused(match: Match, typed: str) -> None:
    refused(match, partial(match.play, match.to_move, typed))


def test_every_number_is_legal_or_refused_for_a_reason(match: Match) -> None:
    play_on(match, 1, 7)
    seat, last = match.to_move, match.game.n_actions
    legal = set(match.legal(seat))
    for number in (-5, RESIGN, *range(last), last, 10**6):
        if number not in legal:
            refused(match, partial(match.play_number, seat, number))


def test_after_the_end_everything_is_refused(match: Match) -> None:
    play_on(match, 3)
    assert match.to_move == NOBODY and match.result is not None
    for seat in range(len(match.game.seats)):
        assert refused(match, partial(match.play, seat, "end")) == "refused-over"
        assert refused(match, partial(match.play_number, seat, 0)) == "refused-over"
        assert refused(match, partial(match.resign, seat)) == "refused-over"
        assert refused(match, partial(match.undo, seat)) == "refused-no-undo"


def test_undo_is_free_while_nothing_was_rolled_revealed_or_passed_on(autumn_storm: AnyGame) -> None:
    match, _ = after_some_play(autumn_storm, is_free)
    seat = match.to_move
    before: list[tuple[bytes, list[Entry], list[list[tuple[int, Line]]]]] = []
    while (free := list(orders(match, is_free))) and len(before) < 3:
        before.append((save(match.state), list(match.entries), [list(heard) for heard in match.heard]))
        match.play_number(seat, next(number for number in reversed(free) if not is_begun(match, number)))
    assert before
    for past in reversed(before):
        assert match.can_undo(seat) and not match.can_undo(1 - seat)
        refused(match, partial(match.undo, 1 - seat))
        match.undo(seat)
        assert (save(match.state), list(match.entries), match.heard) == past


def test_what_takes_too_much_room_to_be_taken_back_can_no_longer_be(
    autumn_storm: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pasts, "MOST_BYTES", 0)
    match, _ = after_some_play(autumn_storm, is_free)
    seat = match.to_move
    for _ in range(2):
        before = save(match.state)
        free = (number for number in orders(match, is_free) if not is_begun(match, number))
        match.play_number(seat, next(free))
    match.undo(seat)
    assert save(match.state) == before, "the last order always can be"
    assert refused(match, partial(match.undo, seat)) == "refused-no-undo"


@pytest.mark.parametrize("kind", [reveals, casts_a_die])
def test_a_die_or_a_revelation_closes_undo_for_good(
    autumn_storm: AnyGame, kind: Callable[[AnyGame, object, int], bool]
) -> None:
    match, number = after_some_play(autumn_storm, kind)
    mover = match.to_move
    for free in list(orders(match, is_free)):
        match.play_number(mover, free)
        if found := list(orders(match, kind)):  # so there is something before it that could have been taken back
            number = found[0]
            break
        match.undo(mover)
    match.play_number(mover, number)
    for seat in (0, 1):
        assert refused(match, partial(match.undo, seat)) in ("refused-no-undo", "refused-over")


def test_a_passed_turn_cannot_be_taken_back(match: Match) -> None:
    first = match.to_move
    while match.to_move == first:
        match.play_number(first, match.legal(first)[0])
    for seat in (0, 1):
        assert not match.can_undo(seat)
        assert refused(match, partial(match.undo, seat)) == "refused-no-undo"


def test_a_seat_may_resign_at_any_time_and_the_other_wins(match: Match) -> None:
    for seat in (0, 1):
        left = play_on(new_match(match.game, seat), seat, 4)
        left.resign(seat)
        assert left.result is not None and left.result.winner == 1 - seat == left.game.winner(left.state)
        assert (left.entries[-1].seat, left.entries[-1].number) == (seat, RESIGN)
        assert refused(left, partial(left.resign, seat)) == "refused-over"


def test_both_seats_hear_of_a_resignation(match: Match) -> None:
    for seat in (0, 1):
        left = play_on(new_match(match.game, seat), seat, 4)
        told, moments = [len(heard) for heard in left.heard], list(left.moments)
        left.resign(seat)
        assert left.result is not None and all(now > before for now, before in zip(left.moments, moments, strict=True))
        for heard, length in zip(left.heard, told, strict=True):
            assert [line for _, line in heard[length:]] == [left.result.line]


def test_what_a_seat_hears_is_numbered_for_it_alone(match: Match) -> None:
    play_on(match, 2, 12)
    for heard in match.heard:
        assert [number for number, _ in heard] == list(range(1, len(heard) + 1))
    assert sum(map(len, match.heard)) > 0


def test_a_seat_hears_nothing_of_a_move_it_cannot_see(autumn_storm: AnyGame) -> None:
    match, listener = new_match(autumn_storm), 1 - new_match(autumn_storm).to_move
    before = save(match.known(listener))
    hidden = list(orders(match, lambda game, after, seat: save(game.knows(after, listener)) == before))
    assert hidden
    told = [len(heard) for heard in match.heard]
    match.play_number(match.to_move, hidden[0])
    assert len(match.heard[listener]) == told[listener] and len(match.heard[1 - listener]) > told[1 - listener]


def test_without_dice_a_match_waits_for_what_happens(match: Match) -> None:
    matches = (play_on(new_match(match.game, seed), seed) for seed in range(30))
    played = next(each for each in matches if CHANCE in {entry.seat for entry in each.entries})
    waiting = Match.waiting(played.game, played.scenario, played.players)
    for entry in played.entries:
        waiting.settle()
        assert waiting.to_move == entry.seat
        if entry.seat == CHANCE:
            waiting.happen(entry.number)
        else:
            waiting.play_number(entry.seat, entry.number)
    assert save(waiting.state) == save(played.state) and waiting.entries == played.entries


def test_every_state_of_a_match_can_be_had_again_a_resignation_included(match: Match) -> None:
    start = save(match.game.start(match.scenario, {}))
    play_on(match, seed=1, most=5)
    match.resign(match.to_move)
    states = [save(state) for state in match.states()]
    assert len(states) == len(match.entries) + 1
    assert (states[0], states[-1]) == (start, save(match.state)) and states[-2] != states[-1]


@pytest.mark.parametrize("name", ["battle-for-stalingrad", "ridge"])  # the hex game never asks before everybody
def test_what_everybody_knows_does_not_depend_on_who_is_asked_first(name: str) -> None:
    game = load(name)
    match = play_on(new_match(game), seed=2, most=5)
    assert save(match.common) == save(game.knows(game.knows(match.state, 1), 0))


def test_before_everybody_nobody_orders_out_of_turn(match: Match) -> None:
    end = words(match, match.legal(match.to_move)[-1])
    other = 1 - match.to_move
    assert refused(match, lambda: match.read_openly(other, end)) == refused(match, lambda: match.read(other, end))


def test_a_computer_is_given_the_order_that_is_next_if_it_is_legal_now(match: Match) -> None:
    game, seat = match.game, match.to_move
    known, *_, last = match.known(seat), *match.legal(seat)
    script = Script(orders={game.seats[seat]: ("nonsense", game.say(known, last))})
    assert ordered(script, game, known, seat, 1) == last
    assert ordered(script, game, known, seat, 0) is None and ordered(script, game, known, seat, 2) is None
    assert ordered(script, game, known, 1 - seat, 1) is None


def test_two_new_matches_have_names_and_secrets_of_their_own(match: Match) -> None:
    one, two = (Match.new(match.game, match.scenario, match.players) for _ in range(2))
    assert isinstance(one.dice, Dice) and isinstance(two.dice, Dice)
    assert one.dice.match != two.dice.match and one.dice.secret != two.dice.secret
    assert one.to_move != CHANCE and two.to_move != CHANCE


def imports_of(file: Path) -> Iterator[str]:
    """Every module a file imports, and every attribute it takes of numpy."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
            yield f"numpy.{node.attr}"


@pytest.mark.parametrize("part", ["engine", "games"])
def test_no_random_generator_is_near_the_rules(part: str) -> None:
    files = [file for file in (PACKAGE / part).rglob("*.py") if "tests" not in file.parts]
    assert len(files) > 10
    found = {(file.name, name) for file in files for name in imports_of(file)}
    assert not {each for each in found if re.match(r"(random|numpy\.random)(\.|$)", each[1])}
    assert ("chance.py", "secrets") in found or part != "engine"
