"""Ridge: two small forces, three hills, fog and a die."""

from pathlib import Path

from kurgan.engine.game import Game
from kurgan.games.ridge import actions, evaluate, known, setup, state, text, view
from kurgan.games.ridge.rules import sequence

GAME: Game[state.State, state.Known] = Game(  # in the order of the contract, engine/game.py
    folder=Path(__file__).parent, state=state.State, n_actions=actions.N_ACTIONS, most_outcomes=6,
    observation=evaluate.OBSERVATION, seat_to_move=actions.seat_to_move, legal=actions.legal, apply=actions.apply,
    chance_outcomes=actions.chance_outcomes, winner=actions.winner, known=known.known, guess=known.guess,
    evaluate=evaluate.evaluate, player_turn=actions.player_turn, observe=evaluate.observe, fault=evaluate.fault,
    tally=evaluate.tally, faults=evaluate.FAULTS, tallies=evaluate.TALLIES, scenarios=lambda: setup.SCENARIOS,
    options={}, setup=setup.setup, scene=view.scene, reveals=lambda state: bool(state.learned), resign=sequence.resign,
    result=text.result, longest=lambda state: 5 * int(state.last_turn), say=lambda known, number: text.WORDS[number],
    say_chance=lambda state, number: f"die {number}", read=text.read, refusal=text.refusal, menu=text.menu,
    prompt=text.prompt, witness=known.witness, log=text.log, forecast=text.forecast, view=view.view,
    lifted=lambda truth: view.view(state.Known(truth), 0), picture=view.picture,
)  # fmt: skip
