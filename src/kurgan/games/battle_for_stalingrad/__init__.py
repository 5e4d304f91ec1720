"""Battle for Stalingrad: the fight for the city on the Volga, with cards."""

from __future__ import annotations

from pathlib import Path

from kurgan.engine.game import Game
from kurgan.games.battle_for_stalingrad.actions import (
    MOST_OUTCOMES,
    apply,
    chance_outcomes,
    longest,
    player_turn,
    reveals,
    winner,
)
from kurgan.games.battle_for_stalingrad.audit import FAULTS, TALLIES, fault, tally
from kurgan.games.battle_for_stalingrad.belief import mend, suppose
from kurgan.games.battle_for_stalingrad.chronicle import CHRONICLE
from kurgan.games.battle_for_stalingrad.evaluate import evaluate
from kurgan.games.battle_for_stalingrad.facts import N_FACTS, facts
from kurgan.games.battle_for_stalingrad.folly import folly
from kurgan.games.battle_for_stalingrad.forecast import forecast
from kurgan.games.battle_for_stalingrad.goals import goals
from kurgan.games.battle_for_stalingrad.known import guess, known, witness
from kurgan.games.battle_for_stalingrad.legal import legal
from kurgan.games.battle_for_stalingrad.log import log, result
from kurgan.games.battle_for_stalingrad.menu import is_open, menu, prompt
from kurgan.games.battle_for_stalingrad.numbering import N_ACTIONS
from kurgan.games.battle_for_stalingrad.observe import N_NUMBERS, N_PLANES, observe
from kurgan.games.battle_for_stalingrad.refusals.order import refusal
from kurgan.games.battle_for_stalingrad.rules.sequence import seat_to_move
from kurgan.games.battle_for_stalingrad.rules.turn import concede
from kurgan.games.battle_for_stalingrad.scene import scene
from kurgan.games.battle_for_stalingrad.setup import OPTIONS, scenarios, setup
from kurgan.games.battle_for_stalingrad.state import N_AREAS, Known, State
from kurgan.games.battle_for_stalingrad.terminal import picture
from kurgan.games.battle_for_stalingrad.text import read, say, say_chance
from kurgan.games.battle_for_stalingrad.traits import N_TRAITS, rank
from kurgan.games.battle_for_stalingrad.view.table import lifted, view

GAME: Game[State, Known] = Game(
    folder=Path(__file__).parent,
    state=State,
    n_actions=N_ACTIONS,
    most_outcomes=MOST_OUTCOMES,
    longest=longest,
    observation=((N_PLANES, N_AREAS), N_NUMBERS),
    seat_to_move=seat_to_move,
    legal=legal,
    apply=apply,
    chance_outcomes=chance_outcomes,
    winner=winner,
    known=known,
    guess=guess,
    evaluate=evaluate,
    player_turn=player_turn,
    observe=observe,
    fault=fault,
    tally=tally,
    faults=FAULTS,
    tallies=TALLIES,
    folly=folly,
    suppose=suppose,
    mend=mend,
    n_facts=N_FACTS,
    facts=facts,
    n_traits=N_TRAITS,
    rank=rank,
    scenarios=scenarios,
    options=OPTIONS,
    setup=setup,
    scene=scene,
    reveals=reveals,
    resign=concede,
    result=result,
    say=say,
    say_chance=say_chance,
    read=read,
    refusal=refusal,
    menu=menu,
    prompt=prompt,
    witness=witness,
    log=log,
    forecast=forecast,
    view=view,
    lifted=lifted,
    picture=picture,
    is_open=is_open,
    chronicle=CHRONICLE,
    goals=goals,
)
