"""Fuzzing: random games of every scenario in which every state is examined."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from kurgan.engine.chance import draw, stream
from kurgan.engine.compiled import Desk, desk_for, for_game
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, fault, known, legal, seat_to_move

FINISHED, DEAD_END, RUNAWAY, VIOLATION = -1, -2, -3, 0
Examine: TypeAlias = Callable[[AnyRecord, AnyRecord, Desk, Ints, int], int]


def examine(state: AnyRecord, seen: AnyRecord, desk: Desk, source: Ints, longest: int) -> int:
    """Play one random game to its end and return FINISHED, or what went wrong; a violation is the fault's index."""
    for _ in range(longest + 1):
        broken = fault(state)
        if broken >= VIOLATION:
            return broken
        seat = seat_to_move(state)
        if seat == NOBODY:
            return FINISHED
        if seat == CHANCE:
            count = chance_outcomes(state, desk.numbers, desk.weights)
        else:
            known(state, seat, seen)
            count = legal(seen, desk.numbers)
        if count == 0:
            return DEAD_END
        apply(state, desk.numbers[draw(source, count)])
    return RUNAWAY


@dataclass
class Findings:
    """What a fuzz run found; the first of each kind in words."""

    games: int = 0
    scenarios: dict[str, int] = field(default_factory=dict)  # how many games of each
    crashes: int = 0
    dead_ends: int = 0
    runaways: int = 0
    violations: int = 0
    first: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not (self.crashes or self.dead_ends or self.runaways or self.violations)


def fuzz(game: AnyGame, games: int, seed: int) -> Iterator[Findings]:
    """Play so many games, one scenario after another, and yield the findings after each."""
    starts = [(name, game.start(name, {})) for name in game.scenarios()]
    loop: Examine = for_game(game, examine)
    desk, findings = desk_for(game), Findings()
    for number in range(games):
        name, start = starts[number % len(starts)]
        findings.games += 1
        findings.scenarios[name] = findings.scenarios.get(name, 0) + 1
        try:
            outcome = loop(copy(start), game.state.new(), desk, stream(seed, number), game.longest(start))
        except Exception as error:  # whatever a rule raises is a finding
            findings.crashes += 1
            note(findings, f"{name}, game {number}: {type(error).__name__}: {error}")
        else:
            judge(game, findings, outcome, f"{name}, game {number}")
        yield findings


def judge(game: AnyGame, findings: Findings, outcome: int, where: str) -> None:
    """Count what became of one game."""
    if outcome == DEAD_END:
        findings.dead_ends += 1
        note(findings, f"{where}: somebody is to move but has no choice")
    elif outcome == RUNAWAY:
        findings.runaways += 1
        note(findings, f"{where}: longer than the longest game")
    elif outcome >= VIOLATION:
        findings.violations += 1
        note(findings, f"{where}: {game.faults[outcome]}")


def note(findings: Findings, sentence: str) -> None:
    """Keep the first few findings."""
    if len(findings.first) < 10:
        findings.first.append(sentence)
