"""The games of a server: loaded before it answers, and called once for all that a page may ask of them.

Where they were compiled before, that only fetches them from the disk, which is done while the first page is on its way;
where they were not, it is done before anybody is let in, with a line that says so.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kurgan import players
from kurgan.cli.play import compile_players
from kurgan.cli.ready import first_time, is_done, ready
from kurgan.engine.chance import stream
from kurgan.engine.match import HUMAN, Match
from kurgan.engine.rule import is_compiled
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.games import faces, load
from kurgan.players.counsel import win_probability

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame

REHEARSED: Final = 24  # orders: enough to move, fight and end a turn
FIRST_OF: Final = 4  # so often the first choice is taken, which ends or begins something, else the last
PAGE: Final = "page"  # the mark of what a page asks, which comes last


def served() -> dict[str, AnyGame]:
    """Every game that has a page; nothing of it was called yet."""
    return {name: load(name) for name in faces()}


def are_compiled(games: Mapping[str, AnyGame]) -> bool:
    """Is all of it on disk?"""
    return all(is_done(game, PAGE) for game in games.values())


def everything_ready() -> dict[str, AnyGame]:
    """Every game that has a page, compiled, with its computer players and all that a page asks of it."""
    games = served()
    rehearse_all(games)
    return games


def rehearse_all(games: Mapping[str, AnyGame]) -> None:
    """Call everything of every game once, so that nobody waits for the compiler or the disk later."""
    if is_compiled():
        for game in games.values():
            rehearsed(game)


def rehearsed(game: AnyGame) -> AnyGame:
    """A game of which everything was called once."""
    ready(game.rulebook.game.name)
    match = Match.new(game, game.rulebook.game.scenario, [HUMAN] * len(game.seats))
    compile_players(match, players.names())
    with first_time(f"what the page of {game.rulebook.game.title.en} asks", game, PAGE):
        rehearse(match)
    return game


def rehearse(match: Match) -> None:
    """Call everything once that a page may ask for."""
    match.game.lifted(match.state)
    win_probability(match.game, match.known(0), 0, stream(0))
    for count in range(1, REHEARSED + 1):
        if match.to_move < 0:
            break
        ask(match)
        choices = match.legal(match.to_move)
        match.play_number(match.to_move, choices[0 if count % FIRST_OF == 0 else -1])


def ask(match: Match) -> None:
    """What a page asks at one moment: views, forecasts, and what follows an opening of each verb, two steps deep."""
    game, seat = match.game, match.to_move
    known, choices = match.known(seat), match.legal(seat)
    for each in range(len(game.seats)):
        game.view(match.known(each), each)
    for number in choices:
        game.forecast(known, number)
    for words in {words.split()[0]: words for words in openings_in(game.menu(known, choices))}.values():
        menu = match.continued(seat, words)
        for deeper in openings_in(menu)[:1]:
            match.continued(seat, deeper)
        for order in orders_in(menu)[:1]:
            match.foreseen(seat, order)


def spare_the_collector() -> None:
    """What is loaded stays, and matches make no cycles: searching all of them for some would cost 0.2 s each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)
    gc.enable()
