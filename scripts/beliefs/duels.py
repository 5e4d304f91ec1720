"""The same search with different beliefs: who wins more games?"""

from __future__ import annotations

from collections.abc import Sequence

import typer

from kurgan.engine.chance import draw_weighted, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.players.believer import Believer
from kurgan.players.imagination import EVEN
from kurgan.players.level import Level, levels
from kurgan.players.mind import Mind, study_of
from kurgan.players.study import Term
from kurgan.simulate.shares import interval


def mind_of(kind: str, game: AnyGame, seat: int, known: AnyRecord, level: Level, seed: int) -> Mind:
    """A search with one kind of belief."""
    mind = Believer("officer", game, seat, known, seed) if kind == "filter" else Mind("officer", game, seat)
    mind.study = mind.desk = study_of(game, level)
    mind.study.terms[Term.WORLDS] = EVEN if kind == "even" else 0
    return mind


def winner_of(game: AnyGame, scenario: str, kinds: tuple[str, str], level: Level, seed: int) -> int:
    """One game between two beliefs."""
    state, desk, sources = game.start(scenario, {}), desk_for(game), [stream(seed, place) for place in range(3)]
    minds = [mind_of(kind, game, seat, game.knows(state, seat), level, seed) for seat, kind in enumerate(kinds)]
    while (mover := int(game.seat_to_move(state))) != NOBODY:
        if mover == CHANCE:
            count = game.chance_outcomes(state, desk.outcomes, desk.weights)
            number = int(desk.outcomes[draw_weighted(sources[2], desk.weights, count)])
        else:
            number = minds[mover].choose(game.knows(state, mover), sources[mover])
        heard = [int(game.witness(state, number, seat)) for seat in range(2)]
        game.apply(state, number)
        for seat, mind in enumerate(minds):
            if isinstance(mind, Believer):
                mind.learn(heard[seat], game.knows(state, seat))
            else:
                mind.hear(heard[seat])
    return int(game.winner(state))


def duels(game: AnyGame, kinds: Sequence[str], games: int, simulations: int, first: int) -> dict[str, object]:
    """Each belief against even guesses, from both seats with the same chance."""
    scenarios, level, found = (
        list(game.scenarios()),
        levels(game).general.model_copy(update={"simulations": simulations}),
        dict[str, object](),
    )
    for kind in kinds:
        points = 0.0
        for number in range(games):
            pair, seat = divmod(number, 2)
            pairing = (kind, "even") if seat == 0 else ("even", kind)
            winner = winner_of(game, scenarios[pair % len(scenarios)], pairing, level, first + pair)
            points += 0.5 if winner == NOBODY else float(winner == seat)
            if (number + 1) % 20 == 0:
                typer.echo(f"{kind}: {points} of {number + 1}", err=True)
        low, high = interval(points, games)
        found[kind] = {"points": points, "games": games, "share": round(points / games, 3), "interval": [low, high]}
    return {"game": game.name, "simulations": simulations, **found}
