"""The contract every game must pass. A game's own test calls `check_game` and adds what only it can know."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
from pydantic import TypeAdapter
from rich.console import Console

from kurgan.engine.chance import draw, stream
from kurgan.engine.forecast import Forecast
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.journal import parsed, replayed, verify, written
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, copy, save
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.samples import some
from kurgan.engine.text import LANGUAGES, Line

LINE, FORECAST = TypeAdapter(Line), TypeAdapter(Forecast)
FORETOLD: Final = 8  # choices of a position
LOOKED_AT: Final = 400  # positions of a game, spread over all of it; of a short game all
LOOKED_INTO: Final = 20  # of which so many have every opening of their menus looked into; and of places so many


def check_game(game: AnyGame, games: int = 3) -> None:
    """Play random games of every scenario and hold each position to the contract."""
    check_promises(game)
    for scenario in game.scenarios():
        for seed in range(games):
            check_random_game(game, scenario, seed)
        check_match(game, scenario)
        check_resignation(game, scenario)


def check_promises(game: AnyGame) -> None:
    """What is promised beside functions: numbers of 16 bits, a tally of turns, a legend and the names of sides."""
    assert 0 < game.n_actions < 2**15, "the numbers of actions must fit into 16 bits"
    assert "turns" in game.tallies, "a report wants to know how many turns a game had"
    for key in ("legend", *(f"side-{seat}" for seat in game.seats)):
        assert game.catalogue.has(key), f"the catalogue must have {key}"


def check_random_game(game: AnyGame, scenario: str, seed: int) -> None:
    """Legal numbers are sorted, never missing before the end and readable; states are sound; the length is bounded."""
    start = game.start(scenario, {})
    state = copy(start)
    count = sum(1 for _ in random_game(game, scenario, seed))
    length = 0
    for position, number in random_game(game, scenario, seed):
        assert save(position) == save(state), "the same numbers must give the same game"
        assert game.state.load(save(state)).tobytes() == save(state), "saving and loading must change nothing"
        assert game.fault(state) == -1, game.faults[game.fault(state)]
        if number == NOBODY:
            break
        if length % (1 + count // LOOKED_AT) == 0:
            check_choices(game, state)
        if length % (1 + count // LOOKED_INTO) == 0 and game.seat_to_move(state) != CHANCE:
            check_openings(game, game.knows(state, game.seat_to_move(state)))
        game.apply(state, number)
        length += 1
    assert length <= game.longest(start), f"{length} numbers are more than the longest game"
    result = game.result(state)
    assert result.winner == game.winner(state)
    for language in LANGUAGES:
        assert game.catalogue.say(result.line, language)


def check_choices(game: AnyGame, state: object) -> None:
    """What may come next is a sorted list without doubles, and each choice survives being said and read."""
    numbers = game.continuations(state)
    assert numbers, "somebody is to move but has no choice"
    assert numbers == sorted(set(numbers)), "choices must be sorted and different"
    seat = game.seat_to_move(state)
    if seat == CHANCE:
        assert all(weight > 0 for _, weight in game.outcomes(state)), "an outcome must have a weight"
        assert all(game.say_chance(state, number) for number in numbers)
        return
    known = game.knows(state, seat)
    assert game.choices(state) == numbers, "what is legal must not depend on what the seat does not know"
    assert numbers[0] >= 0 and numbers[-1] < game.n_actions
    for number in numbers:
        assert game.read(known, game.say(known, number)) == number
    foretold = [game.forecast(known, number) for number in some(numbers, FORETOLD)]
    assert all(FORECAST.dump_json(each) for each in foretold if each is not None)
    menu = game.menu(known, numbers)
    offered, legal = orders_in(menu), {game.say(known, number) for number in numbers}
    assert len(offered) == len(set(offered)), "no order may be offered twice"
    assert legal.issuperset(offered) and (legal.issubset(offered) or openings_in(menu)), (
        "the menu must offer exactly what is legal, in the words of the journal"
    )
    check_words(game, known, seat)
    planes, row = np.zeros(game.observation[0], np.float32), np.zeros(game.observation[1], np.float32)
    game.observe(known, seat, planes, row)
    assert np.isfinite(planes).all() and np.isfinite(row).all()


def check_openings(game: AnyGame, known: AnyRecord) -> None:
    """What follows an opening are legal orders, at least one; and a menu with openings leads to all that is legal.

    That may be thousands of orders, and what opens within it all the ways to choose some of a dozen units: some of the
    ones and the first of the others stand for the rest.
    """
    numbers = game.choices(known)
    menu = game.menu(known, numbers)
    offered, waiting = set(orders_in(menu)), openings_in(menu)
    while waiting:
        words = waiting.pop()
        following = game.continued(known, words)
        ordered, opened = orders_in(following), openings_in(following)
        assert ordered or opened, f"nothing follows {words!r}"
        offered |= {begun(game, known, order) for order in some(ordered, LOOKED_INTO)}
        waiting += opened[:1]
    assert offered == {game.say(known, number) for number in numbers}, "what is legal must be offered or follow"


def begun(game: AnyGame, known: AnyRecord, words: str) -> str:
    """The first number of an order in the words of the journal, after each of its numbers was found legal."""
    first, *others = game.spelled(known, words)
    number = game.read(known, first)
    said = game.say(known, number)
    for part in others:
        assert number in game.choices(known), f"{words!r} is offered but not legal"
        known = copy(known)
        game.apply(known, number)
        number = game.read(known, part)
    assert number in game.choices(known), f"{words!r} is offered but not legal"
    return said


def check_words(game: AnyGame, known: object, seat: int) -> None:
    """Prompt, menu and every refusal can be said in every language."""
    legal = set(game.choices(known))
    refused = dict.fromkeys(
        game.refusal(known, number) for number in range(0, game.n_actions, 97) if number not in legal
    )
    assert LINE.dump_json(game.prompt(known, seat))
    for language in LANGUAGES:
        assert game.catalogue.say(game.prompt(known, seat), language)
        for line in refused:
            assert line.rule and game.rulebook.numbered(line.rule), f"{line.key} must end in a rule number"
            assert game.catalogue.say(line, language)


def check_match(game: AnyGame, scenario: str) -> None:
    """A whole match: what is heard can be said, its journal replays to the byte, and its dice can be verified."""
    match = Match.new(game, scenario, ["human"] * len(game.seats), mix=["one", "two"])
    source = stream(7)
    while (seat := match.to_move) != NOBODY:
        choices = match.legal(seat)
        match.play_number(seat, choices[draw(source, len(choices))])
    for heard in match.heard:
        for _, line in heard:
            assert LINE.dump_json(line), "a page hears it too"
            for language in LANGUAGES:
                assert game.catalogue.say(line, language)
    check_pictures(match)
    text = written(match)
    journal = parsed(text)
    again = replayed(game, journal)
    assert save(again.state) == save(match.state)
    assert verify(game, journal) == sum(entry.seat == CHANCE for entry in match.entries)


def check_pictures(match: Match) -> None:
    """Every seat's picture can be drawn in every language; where parts can be looked at, so can any it has heard of."""
    game, look, console = match.game, match.game.look, Console(file=io.StringIO(), width=80)
    for seat, heard in enumerate(match.heard):
        places, known = sorted({place for _, line in heard for place in line.places}), match.known(seat)
        for language in LANGUAGES:
            console.print(game.picture(known, seat, game.catalogue, language))
            for place in some(places, LOOKED_INTO):
                if look is not None:
                    console.print(look(known, seat, place, game.catalogue, language))


def check_resignation(game: AnyGame, scenario: str) -> None:
    """Whoever gives up, both hear how the match ended, and nobody hears anything after it."""
    for seat in range(len(game.seats)):
        match = Match.new(game, scenario, ["human"] * len(game.seats))
        match.resign(seat)
        assert match.result is not None and match.result.winner != seat
        assert all(heard[-1][1] == match.result.line for heard in match.heard), "a resignation must be heard"
