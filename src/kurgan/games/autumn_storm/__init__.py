"""Autumn Storm: the storming of Stalingrad, September and October 1942."""

from __future__ import annotations

from pathlib import Path

from kurgan.engine.game import Game
from kurgan.games.autumn_storm.actions import (
    MOST_OUTCOMES,
    N_ACTIONS,
    apply,
    chance_outcomes,
    is_under_way,
    legal,
    longest,
    player_turn,
    reveals,
    seat_to_move,
    winner,
)
from kurgan.games.autumn_storm.audit import FAULTS, TALLIES, fault, tally
from kurgan.games.autumn_storm.belief import mend, suppose
from kurgan.games.autumn_storm.chronicle import CHRONICLE
from kurgan.games.autumn_storm.evaluate import evaluate
from kurgan.games.autumn_storm.facts import N_FACTS, facts
from kurgan.games.autumn_storm.folly import folly
from kurgan.games.autumn_storm.forecast import forecast
from kurgan.games.autumn_storm.goals import goals
from kurgan.games.autumn_storm.known import guess, known, witness
from kurgan.games.autumn_storm.log import log
from kurgan.games.autumn_storm.observe import N_NUMBERS, N_PLANES, observe
from kurgan.games.autumn_storm.refusals import refusal
from kurgan.games.autumn_storm.rules.sequence import concede
from kurgan.games.autumn_storm.setup import OPTIONS, scenarios, setup
from kurgan.games.autumn_storm.state import Known, State
from kurgan.games.autumn_storm.tables.map import N_HEXES
from kurgan.games.autumn_storm.terminal import picture
from kurgan.games.autumn_storm.text import menu, prompt, read, say, say_chance, spelled
from kurgan.games.autumn_storm.traits import N_TRAITS, rank
from kurgan.games.autumn_storm.verdict import result
from kurgan.games.autumn_storm.view import lifted, scene, view

GAME: Game[State, Known] = Game(
    folder=Path(__file__).parent,
    state=State,
    n_actions=N_ACTIONS,
    most_outcomes=MOST_OUTCOMES,
    longest=longest,
    observation=((N_PLANES, N_HEXES), N_NUMBERS),
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
    is_under_way=is_under_way,
    resign=concede,
    result=result,
    say=say,
    say_chance=say_chance,
    read=read,
    spelled=spelled,
    refusal=refusal,
    menu=menu,
    prompt=prompt,
    witness=witness,
    log=log,
    forecast=forecast,
    view=view,
    lifted=lifted,
    picture=picture,
    chronicle=CHRONICLE,
    goals=goals,
)
