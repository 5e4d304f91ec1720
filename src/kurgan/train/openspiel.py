"""Every game as OpenSpiel knows games: `pyspiel.load_game("kurgan", {"game": "autumn-storm", "scenario": "…"})`.

Seats are players, chance is the chance player, and actions have the numbers they have in a journal. A player's
information state is what its seat has lived through, its observation what the seat knows; both are made from `known`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np
import pyspiel

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import Floats, digest
from kurgan.games import load
from kurgan.train.position import Position

NUMBERS: Final = 2**15  # what chance brings is numbered below this, as the contract says
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

Sampler: TypeAlias = Callable[[], float]

GAME_TYPE: Final = pyspiel.GameType(
    short_name="kurgan",
    long_name="Kurgan",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "ridge", "scenario": ""},
)


class KurganGame(pyspiel.Game):
    """One scenario of one game."""

    def __init__(self, params: Mapping[str, str] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.rules = load(given["game"])
        start = self.rules.start(given["scenario"] or self.rules.rulebook.game.scenario, {})
        self.first = Position.first(self.rules, start)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.n_actions,
            max_chance_outcomes=NUMBERS,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest(start),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> KurganState:
        return KurganState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, str] | None = None
    ) -> Memory | Sight:
        return Memory() if iig_obs_type is not None and iig_obs_type.perfect_recall else Sight(self)


class KurganState(pyspiel.State):
    """One moment of a game. What OpenSpiel would ask through C++ and back again is answered here at once."""

    def __init__(self, game: KurganGame) -> None:
        super().__init__(game)
        self.position = game.first.__deepcopy__(None)

    # Whose turn it is, and what may come

    def current_player(self) -> int:
        mover = self.position.mover
        return TERMINAL if mover == NOBODY else mover

    def is_terminal(self) -> bool:
        return self.position.mover == NOBODY

    def is_chance_node(self) -> bool:
        return self.position.mover == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Those of the player to move, computed from what its seat knows; at a chance node what may come."""
        mover = self.position.mover
        if mover == CHANCE:
            return [number for number, _ in self.position.outcomes]
        return self.position.choices.copy() if player is None or player == mover else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes

    def _apply_action(self, action: int) -> None:
        self.position.go_on(action)

    def returns(self) -> list[float]:
        return self.position.returns

    # What a player sees

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat has lived through: its orders, what it heard, and what it knew at each moment."""
        seat = self.seat(player)
        return f"{seat} {self.position.diary.read(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What the seat knows now."""
        return self.position.looks(self.seat(player))

    def seat(self, player: int | None) -> int:
        """The seat somebody asks about; if none is named, the one to move."""
        seat = self.position.mover if player is None else player
        if not 0 <= seat < self.num_players():
            raise ValueError(f"player {seat} has no seat")
        return seat

    def resample_from_infostate(self, player_id: int, probability_sampler: Sampler) -> KurganState:
        """Another truth that fits what a player's seat knows, with a history that begins there."""
        source = np.array([1 + int(probability_sampler() * 2**52)], np.int64)
        other = KurganState(self.get_game())
        other.position = self.position.guessed(player_id, source)
        return other

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        rules, position = self.position.game, self.position
        if player == CHANCE:
            return rules.say_chance(position.state, action)
        return rules.say(position.known(player), action)

    def __str__(self) -> str:
        return digest(self.position.state)


class Memory:
    """What a player has seen so far, in letters alone."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: KurganState, player: int) -> None:
        """There are no planes of a memory."""

    def string_from(self, state: KurganState, player: int) -> str:
        return state.information_state_string(player)


class Sight:
    """What a player sees now: in letters, and in the planes and numbers of `observe`."""

    def __init__(self, game: KurganGame) -> None:
        self.rules = game.rules
        shape, length = self.rules.observation
        planes = int(np.prod(shape))
        self.tensor = np.zeros(planes + length, np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(shape), "numbers": self.tensor[planes:]}

    def set_from(self, state: KurganState, player: int) -> None:
        """Fill planes and numbers; whoever asks for the shape alone names no player."""
        seat = max(player, 0)
        self.rules.observe(state.position.known(seat), seat, self.dict["planes"], self.dict["numbers"])

    def string_from(self, state: KurganState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, KurganGame)


def openspiel(game: str, scenario: str) -> KurganGame:
    """A scenario of a game as `pyspiel.load_game` gives it; if none is named, the game's own."""
    loaded = pyspiel.load_game(GAME_TYPE.short_name, {"game": game, "scenario": scenario})
    assert isinstance(loaded, KurganGame)
    return loaded
