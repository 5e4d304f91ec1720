"""Eastern Front: the war from Barbarossa to the Oder, month by month, in corps and armies."""

from __future__ import annotations

from pathlib import Path

from kurgan.engine.game import Game
from kurgan.games.eastern_front.actions import (
    MOST_OUTCOMES,
    apply,
    chance_outcomes,
    is_under_way,
    longest,
    player_turn,
    reveals,
    seat_to_move,
    winner,
)
from kurgan.games.eastern_front.audit import FAULTS, TALLIES, fault, tally
from kurgan.games.eastern_front.chronicle import CHRONICLE
from kurgan.games.eastern_front.evaluate import evaluate
from kurgan.games.eastern_front.facts import N_FACTS, facts
from kurgan.games.eastern_front.folly import folly
from kurgan.games.eastern_front.forecast.order import forecast
from kurgan.games.eastern_front.goals import goals
from kurgan.games.eastern_front.known import guess, known, witness
from kurgan.games.eastern_front.legal import legal
from kurgan.games.eastern_front.log import log
from kurgan.games.eastern_front.menu.choices import menu
from kurgan.games.eastern_front.menu.openings import continued
from kurgan.games.eastern_front.numbering import N_ACTIONS
from kurgan.games.eastern_front.observe import N_NUMBERS, N_PLANES, observe
from kurgan.games.eastern_front.refusals.order import refusal
from kurgan.games.eastern_front.rules.sequence import concede
from kurgan.games.eastern_front.scene import scene
from kurgan.games.eastern_front.setup import OPTIONS, scenarios, setup
from kurgan.games.eastern_front.state import Known, State
from kurgan.games.eastern_front.tables.map import N_HEXES
from kurgan.games.eastern_front.tables.scenarios import RATED
from kurgan.games.eastern_front.terminal.picture import look, picture
from kurgan.games.eastern_front.text.prompt import prompt
from kurgan.games.eastern_front.text.reading import read
from kurgan.games.eastern_front.text.saying import say, say_chance
from kurgan.games.eastern_front.text.spelling import spelled
from kurgan.games.eastern_front.traits import N_TRAITS, rank
from kurgan.games.eastern_front.verdict import result
from kurgan.games.eastern_front.view.picture import lifted, view

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
    n_facts=N_FACTS,
    facts=facts,
    n_traits=N_TRAITS,
    rank=rank,
    scenarios=scenarios,
    options=OPTIONS,
    rated=RATED,
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
    continued=continued,
    refusal=refusal,
    menu=menu,
    prompt=prompt,
    witness=witness,
    log=log,
    forecast=forecast,
    view=view,
    lifted=lifted,
    picture=picture,
    look=look,
    chronicle=CHRONICLE,
    goals=goals,
)
