"""The one door for hidden information: what a seat knows, a truth that fits it, and what it sees of an action."""

from kurgan.engine.chance import draw
from kurgan.engine.game import UNSEEN
from kurgan.engine.hexset import keep, only
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper, rule
from kurgan.games.ridge.rules.movement import sight
from kurgan.games.ridge.rules.sequence import ORDERS_A_TURN, Step
from kurgan.games.ridge.state import Known, State, enemy_of, standing
from kurgan.games.ridge.tables.map import GRID, N_HEXES


@rule("3.5")
def known(state: State, seat: int, into: Known) -> None:
    """A side knows everything but where the enemies are that it does not see, what they have learned, and how many
    orders they have left: counted down, they would tell of moves nobody saw."""
    copy_into(state, into)
    enemy, seen = enemy_of(seat), sight(state, seat)
    keep(into.standing[enemy], standing(state, enemy) & seen)
    into.unseen = len(standing(state, enemy) - seen)
    if state.side == enemy:
        into.orders = into.learned = 0


@helper
def guess(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits all the seat knows, drawn at random: its unseen enemies are anywhere out of its sight."""
    copy_into(known, into)
    enemy = enemy_of(seat)
    if known.side == enemy:
        into.orders = ORDERS_A_TURN
    while into.unseen > 0:
        hex = draw(source, N_HEXES)
        if hex not in sight(into, seat) | standing(into, enemy):
            keep(into.standing[enemy], standing(into, enemy) | only(GRID, hex))
            into.unseen -= 1


@helper
def witness(before: State, number: int, seat: int) -> int:
    """Dice are cast in the open; of the enemy's orders a seat sees only what they change before its eyes."""
    return UNSEEN if before.step == Step.ORDER and before.side != seat else number
