"""One of our players against OpenSpiel's search: with so many simulations, or with as much time for a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from numpy.random import RandomState
from pydantic import BaseModel

from kurgan.engine.chance import stream
from kurgan.engine.game import AnyGame
from kurgan.engine.record import Ints
from kurgan.players.mind import Mind
from kurgan.players.study import Term
from kurgan.players.weights import weights
from kurgan.simulate.shares import interval
from kurgan.train.openspiel import KurganState, openspiel
from kurgan.train.searcher import Searcher, Settings

REHEARSALS: Final = 3  # decisions by which our player's pace is known before it has played


@dataclass
class Clock:
    """How long the decisions took at which there was a choice, and how many simulations they had."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def note(self, seconds: float, simulations: int = 0) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations

    def __add__(self, other: Clock) -> Clock:
        return Clock(
            self.decisions + other.decisions, self.seconds + other.seconds, self.simulations + other.simulations
        )

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)


@dataclass
class Played:
    """One game: our player's seat, what it won (1, 0 or -1), and both clocks."""

    seat: int
    result: int = 0
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)


@dataclass(frozen=True)
class Duel:
    """A contest that any process can carry on. With simulations a level of ours has as many; with neither them nor
    seconds the search has our player's time."""

    game: str
    scenario: str
    player: str
    seed: int
    simulations: int = 0
    seconds: float = 0.0
    settings: Settings = field(default_factory=Settings)

    def play(self, numbers: range) -> list[Played]:
        """Some games; two that follow each other have the same dice as long as they go alike, and change sides."""
        return [Encounter(self, number).played() for number in numbers]


class Encounter:
    """One game of a duel."""

    def __init__(self, duel: Duel, number: int) -> None:
        self.duel, self.spiel, self.seat = duel, openspiel(duel.game, duel.scenario), number % 2
        self.rules = self.spiel.rules
        self.dice = RandomState(int(stream(duel.seed, number // 2)[0]) % 2**32)
        self.source: Ints = stream(duel.seed, number, 0)
        self.mind = Mind(duel.player, self.rules, self.seat)
        if duel.simulations and self.mind.study is not None:
            self.mind.study.terms[Term.SIMULATIONS] = duel.simulations
        self.searcher = Searcher(self.spiel, duel.settings, duel.seed, number)
        self.row, self.rehearsal = Played(self.seat), Clock()

    def played(self) -> Played:
        """From the start to the end."""
        state = self.spiel.new_initial_state()
        self.rehearse(state)
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(self.dice.choice(numbers, p=chances)))
            else:
                state.apply_action(self.decision(state))
        self.row.result = round(state.returns()[self.seat])
        return self.row

    def rehearse(self, start: KurganState) -> None:
        """Learn how long our player takes, after everything was compiled and called once."""
        state = start.clone()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        source: Ints = stream(self.duel.seed)
        for rehearsal in range(REHEARSALS + 1):
            known, begun = state.position.known(state.current_player()), perf_counter()
            Mind(self.duel.player, self.rules, state.current_player()).choose(known, source)
            if rehearsal:
                self.rehearsal.note(perf_counter() - begun)
        self.searcher.judge.evaluate(state)

    def decision(self, state: KurganState) -> int:
        """What the player to move chooses; where there is no choice nobody's clock runs."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self.ours(state) if state.current_player() == self.seat else self.theirs(state)

    def ours(self, state: KurganState) -> int:
        """Our player sees what its seat knows, and nothing else."""
        begun = perf_counter()
        action = self.mind.choose(self.rules.knows(state.position.state, self.seat), self.source)
        self.row.ours.note(perf_counter() - begun)
        return action

    def theirs(self, state: KurganState) -> int:
        """The search has its simulations or its time."""
        searcher, begun = self.searcher, perf_counter()
        if self.duel.simulations:
            action = searcher.choose(state, self.duel.simulations)
        else:
            action = searcher.choose_within(state, self.duel.seconds or (self.rehearsal + self.row.ours).mean)
        self.row.theirs.note(perf_counter() - begun, searcher.simulations)
        return action


class Side(BaseModel):
    """How our player fared on one side."""

    games: int
    wins: int
    draws: int

    @classmethod
    def of(cls, rows: Sequence[Played]) -> Side:
        return cls(
            games=len(rows), wins=sum(row.result > 0 for row in rows), draws=sum(row.result == 0 for row in rows)
        )


class Thinking(BaseModel):
    """What a decision took at which there was a choice, on average over all of them."""

    decisions: int
    seconds: float
    simulations: float | None = None


class Versus(BaseModel):
    """What came of a duel; the share is that of games won, its interval Wilson's at 95 percent."""

    game: str
    scenario: str
    rules: str
    weights: str
    player: str
    seed: int
    constant: float
    evaluator: str
    final: str
    games: int
    wins: int
    draws: int
    share: float
    interval: tuple[float, float]
    sides: dict[str, Side]
    ours: Thinking
    search: Thinking


def summed_up(game: AnyGame, duel: Duel, rows: Sequence[Played]) -> Versus:
    """The games of a duel."""
    whole = Side.of(rows)
    ours, theirs = sum((row.ours for row in rows), Clock()), sum((row.theirs for row in rows), Clock())
    simulations = theirs.simulations / max(1, theirs.decisions)
    return Versus(
        game=game.name,
        scenario=duel.scenario,
        rules=game.ruleset,
        weights=weights(game),
        player=duel.player,
        seed=duel.seed,
        constant=duel.settings.constant,
        evaluator=duel.settings.evaluator,
        final=duel.settings.final,
        **whole.model_dump(),
        share=whole.wins / whole.games,
        interval=interval(whole.wins, whole.games),
        sides={name: Side.of([row for row in rows if row.seat == seat]) for seat, name in enumerate(game.seats)},
        ours=Thinking(decisions=ours.decisions, seconds=ours.mean),
        search=Thinking(decisions=theirs.decisions, seconds=theirs.mean, simulations=simulations),
    )
