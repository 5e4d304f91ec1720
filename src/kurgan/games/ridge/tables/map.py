"""[1.1] The map and [3.4] the combat table, as printed."""

from kurgan.engine.hexes import HexGrid, Layout
from kurgan.engine.hexset import HexSet
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart

GRID = HexGrid(Layout.FLAT_TOP, columns=7, rows=5)
N_HEXES, OFF_MAP = GRID.n_hexes, GRID.off_map

MAP = """. . . . . . .
         . . . ^ . . .
         . . . ^ . . .
         . . . ^ . . .
         . . . . . . ."""

PLACES = [GRID.hex_at(column, row) for row in range(GRID.rows) for column in range(GRID.columns)]  # as they are read
HILLS = HexSet(GRID, sum(1 << hex for hex, sign in zip(PLACES, MAP.split(), strict=True) if sign == "^"))
OPEN = HexSet(GRID, (1 << N_HEXES) - 1) - HILLS

AL, NE, DL = range(3)  # attacker lost, no effect, defender lost
#        Combat results    die  1   2   3   4   5   6
COMBAT_RESULTS: Ints = table([[AL, NE, NE, DL, DL, DL],   # in the open
                              [AL, AL, NE, NE, DL, DL]])  # on a hill

chart(__name__, MAP="1.1", COMBAT_RESULTS="3.4")
