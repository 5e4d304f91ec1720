"""Chapter 5: movement."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, around, hexes, keep, only
from kurgan.engine.paths import Ground, cost_of, first_steps, path, reach, ring
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.control import take_control
from kurgan.games.autumn_storm.rules.fog import forget, leave_ghost, look, recognise, seen_enemies, spot, view_from
from kurgan.games.autumn_storm.state import (
    NO_UNIT,
    State,
    enemy_of,
    field,
    is_on_map,
    no_hexes,
    pick_up,
    put_down,
    side_of,
    sight,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import COSTING_ONE, COSTING_TWO, FACTORIES, GRID, OFF_MAP, RUINS
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT, UNITS_PER_SIDE


@rule("5.1")
def ground(state: State, side: int) -> Ground:
    """What each hex costs the side to enter, with Factory Fire and Engineers Forward; seen enemies bar the way."""
    open = field(state) - seen_enemies(state, side)
    one, two, three = COSTING_ONE, COSTING_TWO, no_hexes()
    if state.event == Card.FACTORY_FIRE:
        two, three = two - FACTORIES, FACTORIES
    elif state.event == Card.ENGINEERS_FORWARD:
        one, two = one | RUINS, two - RUINS
    return Ground(one & open, two & open, three & open)


@rule("5.2")
def destinations(state: State, unit: int) -> HexSet:
    """A unit may pass through its own side's units but ends in an empty hex."""
    return hexes(GRID, state.reach[unit % UNITS_PER_SIDE]) - standing(state, side_of(unit))


@rule("5.1")
def survey(state: State, unit: int, open: Ground, zone: HexSet) -> None:
    """Work out where a unit of the side to move can go with the points it has left."""
    reached = no_hexes()
    if is_on_map(state, unit):
        reached = reach(only(GRID, state.unit_hex[unit]), state.points[unit], open, zone)
    keep(state.reach[unit % UNITS_PER_SIDE], reached)


@helper
def survey_costs(state: State, unit: int, costs: Ints) -> None:
    """What it would cost a unit to get to each hex within its reach; 0 for the others."""
    side = side_of(unit)
    open, zone = ground(state, side), known_zone(state, side)
    here = only(GRID, state.unit_hex[unit])
    for cost in range(1, state.points[unit] + 1):
        for hex in ring(here, here - here, cost, open, zone)[0]:
            costs[hex] = cost


@helper
def survey_all(state: State) -> None:
    """Work out where every unit of the side to move can go."""
    keep(state.surveyed[0], seen_enemies(state, state.side))
    open, zone = ground(state, state.side), known_zone(state, state.side)
    for unit in units_of(state.side):
        survey(state, unit, open, zone)


@helper
def forget_survey(state: State) -> None:
    """Where the units of a side could go is nobody's affair once its turn is over."""
    keep(state.surveyed[0], no_hexes())
    for row in range(UNITS_PER_SIDE):
        keep(state.reach[row], no_hexes())


@helper
def survey_again(state: State, ordered: int) -> None:
    """After an order: work it out anew for the unit that had it, and for those near enemies that came or went."""
    seen, before = seen_enemies(state, state.side), hexes(GRID, state.surveyed[0])
    changed = (seen - before) | (before - seen)
    zones = changed | around(changed)
    touched = zones | around(zones)  # a hex that an enemy bars is next to the last one reached
    keep(state.surveyed[0], seen)
    open, zone = ground(state, state.side), known_zone(state, state.side)
    for unit in units_of(state.side):
        nearby = hexes(GRID, state.reach[unit % UNITS_PER_SIDE]) | only(GRID, state.unit_hex[unit])
        if unit == ordered or nearby & touched:
            survey(state, unit, open, zone)


@rule("5.3", "5.4")
def known_zone(state: State, side: int) -> HexSet:
    """The hexes next to seen enemies: entering one ends the move, and one never leads straight to another."""
    return no_hexes() if is_night_assault(state, side) else around(seen_enemies(state, side))


@rule("5.4")
def is_night_assault(state: State, side: int) -> bool:
    """Night Assault lifts zones of control for the side to move."""
    return state.event == Card.NIGHT_ASSAULT and side == state.side


@rule("5.6")
def plan(state: State, unit: int, goal: int, way: Ints) -> int:
    """The cheapest path as the mover knows the map, ties always broken alike; it goes into `way`."""
    side = side_of(unit)
    open, zone = ground(state, side), known_zone(state, side)
    return path(GRID, state.unit_hex[unit], goal, state.points[unit], open, zone, shunned(state, side), way)


@rule("5.6")
def shunned(state: State, side: int) -> HexSet:
    """Of equal paths the mover takes the one that keeps clear of where it last saw enemies it sees no more."""
    ghosts = hexes(GRID, state.ghosts[side]) - sight(state, side)
    return ghosts if is_night_assault(state, side) else ghosts | around(ghosts)


@rule("5.7")
def next_steps(state: State, unit: int) -> HexSet:
    """A way may be chosen hex by hex: it pays like any move, enters no hex twice and must be able to end."""
    side, here, left = side_of(unit), way_end(state, unit), points_ahead(state, unit)
    open, zone, own = ground_ahead(state, unit), known_zone(state, side), standing(state, side)
    if here != state.unit_hex[unit] and here in zone:
        return no_hexes()
    near = first_steps(only(GRID, here), zone) & within(open, left)
    steps = near - own
    for hex in near & (own - zone):  # passing its own side's units, it must find a place to end
        if reach(only(GRID, hex), left - cost_of(open, hex), open, zone) - own:
            steps = steps | only(GRID, hex)
    return steps


@helper
def plan_on(state: State, unit: int, goal: int, way: Ints) -> int:
    """The path from where the chosen way of a unit ends to a hex farther on, into `way`; 0 if there is none."""
    side, here, left = side_of(unit), way_end(state, unit), points_ahead(state, unit)
    open, zone = ground_ahead(state, unit), known_zone(state, side)
    is_stopped = here != state.unit_hex[unit] and here in zone
    if is_stopped or goal not in reach(only(GRID, here), left, open, zone):
        return 0
    return path(GRID, here, goal, left, open, zone, shunned(state, side), way)


@helper
def way_end(state: State, unit: int) -> int:
    """Where the chosen way of a unit ends so far."""
    length = chosen_length(state)
    return state.chosen[length - 1] if length > 0 else state.unit_hex[unit]


@helper
def points_ahead(state: State, unit: int) -> int:
    """The movement points a unit has left for the rest of its chosen way."""
    open, left = ground(state, side_of(unit)), state.points[unit]
    for place in range(chosen_length(state)):
        left -= cost_of(open, state.chosen[place])
    return left


@helper
def ground_ahead(state: State, unit: int) -> Ground:
    """The ground without the hexes the chosen way of a unit has entered."""
    open, entered = ground(state, side_of(unit)), only(GRID, state.unit_hex[unit])
    for place in range(chosen_length(state)):
        entered = entered | only(GRID, state.chosen[place])
    return Ground(open.one - entered, open.two - entered, open.three - entered)


@helper
def within(ground: Ground, points: int) -> HexSet:
    """What a unit with so many points can pay to enter."""
    payable = no_hexes()
    if points >= 1:
        payable = ground.one
    if points >= 2:
        payable = payable | ground.two
    if points >= 3:
        payable = payable | ground.three
    return payable


@rule("5.7")
def choose(state: State, unit: int, hex: int) -> None:
    """The chosen way goes on into this hex."""
    state.chosen[chosen_length(state)] = hex
    state.walker = unit


@rule("5.7")
def may_set_out(state: State) -> bool:
    """A chosen way ends in an empty hex, as any move does."""
    length = chosen_length(state)
    return length > 0 and state.chosen[length - 1] not in standing(state, state.side)


@helper
def chosen_length(state: State) -> int:
    """How many hexes of a way have been chosen."""
    length = 0
    while length < MOST_MOVEMENT and state.chosen[length] != OFF_MAP:
        length += 1
    return length


@helper
def clear_chosen(state: State) -> None:
    """No way is being chosen."""
    state.walker = NO_UNIT
    for place in range(MOST_MOVEMENT):
        state.chosen[place] = OFF_MAP


@rule("5.7")
def set_out(state: State) -> None:
    """The chosen way is walked like any other, hidden enemies and all."""
    unit, length = state.walker, chosen_length(state)
    for place in range(length):
        state.way[place] = state.chosen[place]
    clear_chosen(state)
    follow(state, unit, length)


@rule("5.5")
def march(state: State, unit: int, goal: int) -> None:
    """A unit sets out for a hex on the path planned for it."""
    follow(state, unit, plan(state, unit, goal, state.way))


@rule("5.5")
def follow(state: State, unit: int, length: int) -> None:
    """The way is walked against the truth, and the side remembers what it saw on it."""
    side, start = side_of(unit), state.unit_hex[unit]
    pick_up(state, unit)
    glimpsed = walk(state, unit, length)
    put_down(state, unit)
    leave_track(state, unit, start)
    if glimpsed - sight(state, side):
        state.learned = 1
    look(state, side, glimpsed)


@rule("5.5")
def walk(state: State, unit: int, length: int) -> HexSet:
    """A hidden enemy stops the unit before it, a hidden zone in it; returned is all that was seen on the way."""
    side = side_of(unit)
    open, enemies = ground(state, side), standing(state, enemy_of(side))
    zone = no_hexes() if is_night_assault(state, side) else around(enemies)
    glimpsed = view_from(state, unit)
    walked, lost_at = 0, OFF_MAP
    while walked < length and state.points[unit] > 0:
        hex = state.way[walked]
        if hex in enemies:
            state.points[unit] = 0
        else:
            walked += 1
            lost_at = slip_into(state, unit, hex, lost_at)
            seen = view_from(state, unit)
            spot(state, side, seen - glimpsed)
            glimpsed = glimpsed | seen
            state.points[unit] = 0 if hex in zone else state.points[unit] - cost_of(open, hex)
    end_way(state.way, walked)
    return glimpsed


@helper
def end_way(way: Ints, length: int) -> None:
    """A way has so many hexes and no more."""
    for place in range(length, MOST_MOVEMENT):
        way[place] = OFF_MAP


@rule("7.6")
def leave_track(state: State, unit: int, start: int) -> None:
    """The enemy sees the part of a move before its eyes; of one out of its sight not even that there was one."""
    watched, length = sight(state, enemy_of(side_of(unit))), 0
    for place in range(MOST_MOVEMENT):
        if state.way[place] in watched:
            state.track[length] = state.way[place]
            length += 1
    if start in watched or length > 0:
        end_way(state.track, length)


@rule("7.1")
def slip_into(state: State, unit: int, hex: int, lost_at: int) -> int:
    """One step of a move; the mark it leaves as it goes out of sight is returned, and is gone once it is seen again."""
    watcher, start = enemy_of(side_of(unit)), state.unit_hex[unit]
    watched = sight(state, watcher)
    step_into(state, unit, hex)
    if start in watched and hex not in watched:
        return start
    if hex in watched and lost_at != OFF_MAP:
        forget(state, watcher, only(GRID, lost_at))
        return OFF_MAP
    return lost_at


@helper
def step_into(state: State, unit: int, hex: int) -> None:
    """A unit in hand goes to a neighbouring hex, under the enemy's eyes or out of them."""
    watched = sight(state, enemy_of(side_of(unit)))
    if state.unit_hex[unit] in watched and hex not in watched:
        leave_ghost(state, unit)
    state.unit_hex[unit] = hex
    take_control(state, unit)
    forget(state, side_of(unit), only(GRID, hex))
    if hex in watched:
        recognise(state, unit)
