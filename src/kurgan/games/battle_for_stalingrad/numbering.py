"""The numbers of actions.

0                     pass: end the Action step, let happen, stop, done
1 + face              play a card: as an event, as a reaction
SPEND + face          spend a card: for rations, for its firefight number, as payment
MOVE + 10 f + area    place or move the Force f
ATTACK + 8 p + bits   attack at a place with some of the Forces there
REINFORCE + p         bring the top Force to a perimeter area
FORCE + f             name a Force: to feed, rob, strike, recover or decorate it
RATION + f, RETREAT + f, ELIMINATE + f     absorb hits
LOCATION + p          name a Location
SETUP + s             take a quick set-up
"""

from __future__ import annotations

from typing import Final

from kurgan.games.battle_for_stalingrad.state import N_AREAS
from kurgan.games.battle_for_stalingrad.tables.cards import N_FACES, N_FORCES
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tables.setups import N_SETUPS

PASS: Final = 0
PLAY: Final = 1
SPEND: Final = PLAY + N_FACES
MOVE: Final = SPEND + N_FACES
SETS: Final = 1 << ZONE_LIMIT  # of attackers in one area
ATTACK: Final = MOVE + N_FORCES * N_AREAS
REINFORCE: Final = ATTACK + N_PLACES * SETS
FORCE: Final = REINFORCE + N_PLACES
RATION: Final = FORCE + N_FORCES
RETREAT: Final = RATION + N_FORCES
ELIMINATE: Final = RETREAT + N_FORCES
LOCATION: Final = ELIMINATE + N_FORCES
SETUP: Final = LOCATION + N_PLACES
N_ACTIONS: Final = SETUP + N_SETUPS
