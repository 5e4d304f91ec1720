"""OpenSpiel's information-set Monte-Carlo tree search, with the settings it plays best with here."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from kurgan.engine.chance import stream
from kurgan.train.openspiel import KurganGame, KurganState
from kurgan.train.rollouts import TO_THE_END, Rollouts

FINAL: Final = {
    "visits": ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    "value": ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
}
EVALUATORS: Final = ("openspiel", "rollouts", "judged", "evaluate")


LEAST: Final = 2  # the first simulation only looks at the root
UNLIMITED: Final = 2**40


class TimeIsUp(Exception):
    """The search has no time for another simulation."""


@dataclass(frozen=True)
class Settings:
    """How it searches: the constant of exploration, what a position is worth, and which action is the best in the end.

    What a position is worth is told by OpenSpiel's own random rollouts, by the same compiled, by compiled ones that are
    cut short and judged, or by the game's judgement alone.
    """

    constant: float = 0.3
    evaluator: str = "evaluate"
    length: int = 20  # of those that are cut short
    final: str = "value"


class Searcher(ismcts.ISMCTSBot):
    """The bot itself, whose guesses come from its own seed. It tells positions apart by what its seat knows."""

    def __init__(self, game: KurganGame, settings: Settings, seed: int, *places: int) -> None:
        first, second = (int(stream(seed, *places, which)[0]) % 2**32 for which in (1, 2))
        self.chance = np.random.RandomState(first)
        self.judge = evaluator(game, settings, second)
        super().__init__(
            game,
            self.judge,
            settings.constant,
            max_simulations=1,
            random_state=self.chance,
            final_policy_type=FINAL[settings.final],
            use_observation_string=True,
        )
        self.set_resampler(self.imagine)
        self.simulations, self.deadline = 0, inf

    def imagine(self, state: KurganState, player: int) -> KurganState:
        """A truth that fits what the player knows, for one simulation more if there is time."""
        if self.simulations >= LEAST and perf_counter() > self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.chance.random_sample)

    def choose(self, state: KurganState, simulations: int) -> int:
        """An action, after so many simulations."""
        self.simulations, self._max_simulations = 0, max(LEAST, simulations)
        return int(self.step(state))

    def choose_within(self, state: KurganState, seconds: float) -> int:
        """An action, after as many simulations as there is time for."""
        self.deadline = perf_counter() + seconds
        try:
            return self.choose(state, UNLIMITED)
        except TimeIsUp:
            actions, chances = zip(*self.get_final_policy(state, self._root_node), strict=True)
            return int(self.chance.choice(actions, p=chances))


def evaluator(game: KurganGame, settings: Settings, seed: int) -> mcts.Evaluator:
    """What tells the worth of a position."""
    if settings.evaluator == "openspiel":
        return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    lengths = {"rollouts": TO_THE_END, "judged": settings.length, "evaluate": 0}
    return Rollouts(game.rules, stream(seed), lengths[settings.evaluator])
