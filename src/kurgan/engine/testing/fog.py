"""The fog test: what leaves for a seat depends on what the seat knows, and on nothing else.

A guess is another truth that fits what the seat knows. So everything made for the seat from the guess must be,
byte for byte, what was made for it from the truth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame
from kurgan.engine.record import AnyRecord, copy, save
from kurgan.engine.testing.menus import openings_in
from kurgan.engine.testing.positions import random_positions

POSITIONS: Final = 300
REFUSALS: Final = 10  # asked for at each position


def looked_at(game: AnyGame) -> Iterator[AnyRecord]:
    """The positions at which a game is held to its fog, always the same ones."""
    return (state for state, _ in random_positions(game, POSITIONS, seed=1942))


def check_fog(game: AnyGame) -> None:
    """Nothing that leaves for any seat depends on what it does not know."""
    seen = 0
    for state in looked_at(game):
        for seat in range(len(game.seats)):
            check_position(game, state, seat, seed=seen)
            check_beliefs(game, state, seat, seed=seen)
            check_log(game, state, seat)
        seen += 1
    assert seen == POSITIONS
    check_variety(game)


def check_variety(game: AnyGame) -> None:
    """What is hidden is guessed now so, now so."""
    various = sum(
        len({save(guessed(game, state, seat, seed)) for seed in range(3)}) > 1
        for state in looked_at(game)
        for seat in range(len(game.seats))
    )
    assert various > POSITIONS / 4, "where something is hidden, it must be guessed now so, now so"


def everything_for(game: AnyGame, state: AnyRecord, seat: int) -> Iterator[bytes]:
    """All that leaves for a seat at one position: knowledge, view, prompt, choices and what follows openings,
    forecasts, refusals."""
    known = game.knows(state, seat)
    yield save(known)
    yield game.scene(known).model_dump_json().encode()
    yield game.view(known, seat).model_dump_json().encode()
    yield repr(game.prompt(known, seat)).encode()
    if game.seat_to_move(state) == seat:
        choices = game.choices(known)
        yield repr(choices).encode()
        menu = game.menu(known, choices)
        yield repr(menu).encode()
        for words in openings_in(menu):
            yield repr(game.continued(known, words)).encode()
        for number in choices:
            yield repr(game.forecast(known, number)).encode()
        for number in range(0, game.n_actions, max(1, game.n_actions // REFUSALS)):
            if number not in choices:
                yield repr(game.refusal(known, number)).encode()


def check_position(game: AnyGame, state: AnyRecord, seat: int, seed: int) -> None:
    """The truth and a guess look the same to the seat; and the guess is a whole and sound truth."""
    guess = guessed(game, state, seat, seed)
    assert game.fault(guess) == -1, f"the guess is unsound: {game.faults[game.fault(guess)]}"
    assert save(game.knows(guess, seat)) == save(game.knows(state, seat)), "the guess must fit what the seat knows"
    assert game.seat_to_move(guess) == game.seat_to_move(state) and game.winner(guess) == game.winner(state)
    assert game.continuations(guess) or game.seat_to_move(guess) == NOBODY, "the game must go on from a guess"
    if save(guess) == save(state):
        return  # nothing is hidden here
    for of_truth, of_guess in zip(everything_for(game, state, seat), everything_for(game, guess, seat), strict=True):
        assert of_truth == of_guess


def check_beliefs(game: AnyGame, state: AnyRecord, seat: int, seed: int) -> None:
    """What is plausible, and what a world becomes that did not fit, are sound truths that fit what the seat knows."""
    known, source, made = game.knows(state, seat), stream(seed, 1), [game.state.new(), game.state.new()]
    if game.suppose is None or game.mend is None or game.seat_to_move(state) == NOBODY:
        return
    game.suppose(known, seat, source, made[0])
    astray = guessed(game, state, seat, seed + 1)
    numbers = game.continuations(astray)
    game.apply(astray, numbers[draw(source, len(numbers))])
    game.mend(known, seat, source, astray, made[1])
    for world in made:
        assert game.fault(world) == -1, f"what is supposed is unsound: {game.faults[game.fault(world)]}"
        assert save(game.knows(world, seat)) == save(known), "what is supposed must fit what the seat knows"
        assert game.seat_to_move(world) == game.seat_to_move(state) and game.continuations(world)


def guessed(game: AnyGame, state: AnyRecord, seat: int, seed: int) -> AnyRecord:
    """A truth that fits what a seat knows."""
    guess = game.state.new()
    game.guess(game.knows(state, seat), seat, stream(seed), guess)
    return guess


def check_log(game: AnyGame, state: AnyRecord, seat: int) -> None:
    """Whatever another seat may do now: two orders after which this seat knows the same have told it the same.

    Dice are no secret in themselves, so of what chance brings only what the seat could not make out is compared.
    """
    if game.seat_to_move(state) in (seat, NOBODY):
        return
    before = game.knows(state, seat)
    is_chance = game.seat_to_move(state) == CHANCE
    alike: dict[bytes, list[tuple[int, AnyRecord]]] = defaultdict(list)
    for number in game.continuations(state):
        witnessed = game.witness(state, number, seat)
        if is_chance and witnessed != UNSEEN:
            continue
        after = copy(state)
        game.apply(after, number)
        known = game.knows(after, seat)
        alike[save(known)].append((witnessed, known))
    for orders in alike.values():
        if len(orders) > 1:
            told = {repr(game.log(before, witnessed, known, seat)) for witnessed, known in orders}
            assert len(told) == 1, told
