"""How Numba compiles the vocabulary. This folder and `rule` are all that speaks to Numba, a subject a file:

registers   how a set lies in machine registers         kinds      the types of grids and sets
sets        making, combining and asking them           steps      to the neighbours, along hexsides
walks       hex by hex, and into lists of actions       borders    between Python and compiled code; records
parts       what is compiled where it is used
"""

from kurgan.engine.lowering import borders, sets, steps, walks

__all__ = ["borders", "sets", "steps", "walks"]
