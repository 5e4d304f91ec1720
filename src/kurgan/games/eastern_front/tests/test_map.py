"""The map: what is printed on it, that it hangs together, and that it is where history was."""

from __future__ import annotations

from collections import Counter

import pytest

from kurgan.engine.hexset import HexSet, hexes, hexset
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    BOAT_SIDES,
    CONTROL,
    COUNTRY,
    DIRECTION_NAMES,
    EAST_EDGE,
    EDGES,
    FINNISH,
    FORT,
    FORT_FROM,
    FRONTIER,
    FRONTIER_DISTANCE,
    GRID,
    HIGHWAY,
    LAKE_SIDE,
    LAND,
    LOWER_VOLGA,
    MOUNTAINS,
    N_HEXES,
    NEIGHBOURS,
    NORTHEAST,
    OFF_MAP,
    OPEN_BY_ICE,
    RAIL,
    RAIL_SIDES,
    RAILS,
    RIVER,
    ROAD,
    SEA_SIDE,
    SOVIET,
    STRAIT,
    SUBARCTIC,
    SWAMPS,
    TERRAIN,
    THAWS,
    Country,
    Terrain,
    month_name,
    month_number,
)
from kurgan.games.eastern_front.tables.mapfile import PRINTED
from kurgan.games.eastern_front.tables.places import (
    AXIS_SOURCES,
    BLACK_SEA_PORTS,
    CITIES,
    FACTORIES,
    FINNISH_SOURCE,
    FORTRESSES,
    PLACE_BY_CODE,
    PLACE_KIND,
    PLACES,
    SOVIET_SOURCES,
    STOPS,
    VALUE,
    VICTORY_CITIES,
    PlaceKind,
)

Corner = tuple[int, int]
ALL_SIDES = [(hex, direction) for hex in range(N_HEXES) for direction in range(6)]
NE, E, SE, SW, W, NW = range(6)


def side(name: str) -> int:
    """What lies on a hexside."""
    return EDGES[GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:])]


def at(code: str) -> int:
    return PLACE_BY_CODE[code].hex


def corners(hex: int, direction: int) -> tuple[Corner, Corner]:
    """The ends of a hexside; those of neighbouring hexes are equal."""
    column, row = GRID.column_row(hex)
    x, y = 2 * column + row % 2, 3 * row
    around = [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]
    return around[direction], around[(direction + 1) % 6]


def linked(start: int, bit: int, area: HexSet) -> set[int]:
    """What hangs together with a hex along sides that have this on them."""
    found, new = {start}, [start]
    while new:
        hex = new.pop()
        for direction in range(6):
            beyond = int(NEIGHBOURS[hex, direction])
            if EDGES[hex, direction] & bit and beyond in area and beyond not in found:
                found.add(beyond)
                new.append(beyond)
    return found


def test_1_1_the_map_is_printed_in_full() -> None:
    assert (GRID.columns, GRID.rows, N_HEXES) == (35, 36, 1260)
    assert TERRAIN[OFF_MAP] == Terrain.SEA and COUNTRY[OFF_MAP] == Country.CLOSED
    kinds = Counter(place.kind for place in PLACES)
    assert kinds == {PlaceKind.VICTORY: 12, PlaceKind.MAJOR: 28, PlaceKind.CITY: 101, PlaceKind.TOWN: 118}
    assert sum(VALUE) == 14 and VALUE[at("leningrad")] == VALUE[at("moscow")] == 2
    assert {place.points for place in PLACES if place.kind == PlaceKind.VICTORY} == {1, 2}


def test_1_1_a_hexside_is_the_same_from_both_hexes() -> None:
    for hex, direction in ALL_SIDES:
        beyond = int(NEIGHBOURS[hex, direction])
        if beyond != OFF_MAP:
            assert EDGES[hex, direction] == EDGES[beyond, (direction + 3) % 6]
            assert FORT_FROM[hex, direction] == FORT_FROM[beyond, (direction + 3) % 6]


def test_1_1_no_step_leads_into_water_a_closed_country_or_off_the_map() -> None:
    for hex, direction in ALL_SIDES:
        if hex not in LAND or int(NEIGHBOURS[hex, direction]) not in LAND:
            assert EDGES[hex, direction] & SEA_SIDE
    assert not [hex for hex in LAND if TERRAIN[hex] >= Terrain.SEA or COUNTRY[hex] == Country.CLOSED]


def test_1_1_every_railway_is_connected_to_the_rest_and_none_crosses_the_sea() -> None:
    assert linked(at("moscow"), RAIL, RAILS) == set(RAILS)
    assert not [edge for edge in ALL_SIDES if EDGES[edge] & (RAIL | ROAD) and EDGES[edge] & (SEA_SIDE | STRAIT)]


def test_1_1_most_places_are_on_a_railway_and_all_that_are_open_on_land() -> None:
    closed = {"belgrade", "sofia", "varna"}
    assert {place.code for place in PLACES if place.hex not in LAND} == closed
    assert len(STOPS & RAILS) > 220
    assert not [place.code for place in PLACES if place.points and place.hex not in RAILS]


def test_1_1_moscow_is_the_hub_of_the_railways() -> None:
    trains = [direction for direction in range(6) if EDGES[at("moscow"), direction] & RAIL]
    assert len(trains) == 6
    donbas = linked(at("stalino"), RAIL, hexset(GRID, "2125", "2124", "2225", "2226", "2227", "2126", "2127", "2324"))
    assert {at(code) for code in ("slavyansk", "debaltsevo", "taganrog", "mariupol", "voroshilovgrad")} <= donbas


def test_1_1_every_river_runs_without_a_gap_into_the_sea_a_lake_the_edge_or_another_river() -> None:
    rivers: dict[str, set[Corner]] = {}
    for river in PRINTED.rivers:
        points = rivers.setdefault(river.name.en, set())
        for name in river.sides:
            points.update(corners(GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:])))
    drained = {corner for edge in ALL_SIDES if is_drain(edge) for corner in corners(*edge)}
    carried = set[str]()
    for _ in rivers:
        carried |= {name for name, points in rivers.items() if points & drained}
        drained |= {corner for name in carried for corner in rivers[name]}
    assert carried == set(rivers) and len(rivers) == 30


def is_drain(edge: tuple[int, int]) -> bool:
    """Water that a river may run into, or the edge of the map."""
    is_water = TERRAIN[edge[0]] in (Terrain.SEA, Terrain.LAKE) or EDGES[edge] & LAKE_SIDE
    is_arm = EDGES[edge] & SEA_SIDE and edge[0] in LAND and int(NEIGHBOURS[edge]) in LAND
    return bool(is_water or is_arm or NEIGHBOURS[edge] == OFF_MAP)


def test_1_1_the_sides_of_a_river_follow_each_other() -> None:
    for river in PRINTED.rivers:
        ends = [set(corners(GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:]))) for name in river.sides]
        gaps = [name for name, here, next in zip(river.sides, ends, ends[1:], strict=False) if not here & next]
        assert len(gaps) == (2 if river.name.en == "Danube" else 0), gaps  # the Danube leaves the map twice


BANKS = [  # a city, and the sides of its hex on which its river runs
    ("stalingrad", {E}),
    ("kiev", {E}),
    ("rostov", {SE, SW}),
    ("smolensk", {NE, NW}),
    ("dnepropetrovsk", {NE, E}),
    ("zaporozhye", {W}),
    ("voronezh", {W}),
    ("saratov", {E}),
    ("riga", {W}),
    ("warsaw", {E}),
    ("danzig", {E}),
    ("krakow", {SE}),
    ("kalinin", {NE, E, NW}),
    ("leningrad", {SE, SW}),
    ("kalach", {W}),
    ("jassy", {E}),
    ("tilsit", {NE, NW}),
]


@pytest.mark.parametrize(("code", "directions"), BANKS)
def test_1_1_a_city_lies_on_its_own_bank(code: str, directions: set[int]) -> None:
    assert {direction for direction in range(6) if EDGES[at(code), direction] & RIVER} >= directions


def test_1_1_the_crimea_is_joined_at_perekop_and_nowhere_else() -> None:
    crimea = hexset(GRID, "1730", "1830", "1631", "1731", "1831", "1931", "2031", "1732", "1832", "1932")
    sides = [(hex, direction) for hex in crimea for direction in range(6)]
    out = {edge: int(NEIGHBOURS[edge]) for edge in sides if int(NEIGHBOURS[edge]) in LAND - crimea}
    open = {GRID.name(beyond) for edge, beyond in out.items() if not EDGES[edge] & (LAKE_SIDE | STRAIT | SEA_SIDE)}
    assert open == {"1629"} and side("1629 SE") & ROAD
    assert side("2031 E") & STRAIT and at("kerch") == GRID.named("2031")
    assert side("1829 SW") & LAKE_SIDE and side("1829 SW") & RAIL, "the causeway"


def test_1_1_steps_are_the_open_sides_and_boats_the_others() -> None:
    for direction in range(6):
        edges = [(hex, EDGES[hex, direction]) for hex in range(N_HEXES)]
        shut = LAKE_SIDE | STRAIT | SEA_SIDE
        assert set(hexes(GRID, OPEN_BY_ICE[0, direction])) == {hex for hex, edge in edges if not edge & shut}
        assert set(hexes(GRID, BOAT_SIDES[direction])) == {hex for hex, edge in edges if edge & (LAKE_SIDE | STRAIT)}
        assert set(hexes(GRID, RAIL_SIDES[direction])) == {hex for hex, edge in edges if edge & RAIL}


def test_1_1_the_marshes_and_the_mountains_are_where_they_are() -> None:
    assert at("pinsk") in SWAMPS and at("luninets") in SWAMPS and at("mozyr") in SWAMPS
    assert at("uzhgorod") in MOUNTAINS and at("tuapse") in MOUNTAINS
    assert at("moscow") not in SWAMPS | MOUNTAINS


def test_the_worked_example_grodno_is_a_dot_city_behind_the_niemen() -> None:
    assert at("grodno") == GRID.named("0714") and PLACE_KIND[at("grodno")] == PlaceKind.CITY
    assert NEIGHBOURS[GRID.named("0613"), SE] == at("grodno") and side("0613 SE") & RIVER
    assert at("suwalki") == GRID.named("0613")
    niemen = next(river for river in PRINTED.rivers if river.name.fr == "Niémen")
    assert "0613 SE" in niemen.sides
    assert at("grodno") in FRONTIER


def test_3_2_only_the_highway_from_smolensk_to_moscow_is_paved() -> None:
    paved = {edge[0] for edge in ALL_SIDES if EDGES[edge] & HIGHWAY}
    assert linked(at("smolensk"), HIGHWAY, LAND) == paved and at("moscow") in paved and at("minsk") not in paved
    assert not [edge for edge in ALL_SIDES if EDGES[edge] & HIGHWAY and not EDGES[edge] & ROAD]


def test_3_3_water_freezes_by_latitude() -> None:
    assert side("2823 E") & LOWER_VOLGA and side("3018 E") & LOWER_VOLGA
    assert not side("2609 NE") & LOWER_VOLGA, "at Gorky the Volga is another river"
    assert side("3327 SW") & LOWER_VOLGA and side("3327 SW") & THAWS
    assert side("1829 SW") & THAWS and not side("1513 NE") & THAWS
    assert side("1402 SE") & NORTHEAST and not side("1321 E") & NORTHEAST
    assert at("moscow") in SUBARCTIC and at("leningrad") in SUBARCTIC and at("stalingrad") not in SUBARCTIC
    steps = [sum(len(hexes(GRID, OPEN_BY_ICE[ice, direction])) for direction in range(6)) for ice in range(4)]
    assert steps[0] == steps[1] < steps[2] <= steps[3]


def test_5_9_finns_go_as_far_as_the_svir_and_the_old_border() -> None:
    for code in ("helsinki", "vyborg", "kakisalmi", "olonets"):
        assert at(code) in FINNISH
    for code in ("leningrad", "lodeynoye", "tikhvin", "volkhov"):
        assert at(code) not in FINNISH
    assert linked(at("helsinki"), RAIL, FINNISH) > {at("vyborg"), GRID.named("1500"), GRID.named("1600")}


def test_7_7_every_line_has_the_month_from_which_it_is_manned() -> None:
    months = Counter(month_name(FORT_FROM[edge]) for edge in ALL_SIDES if EDGES[edge] & FORT)
    assert set(months) == {"1941-08", "1941-09", "1941-10"}
    assert not [edge for edge in ALL_SIDES if bool(EDGES[edge] & FORT) != bool(FORT_FROM[edge])]
    assert month_number("1941-01") == 0 and month_number("1945-05") == 52 and month_name(7) == "1941-08"


def test_8_1_supply_comes_from_the_east_edge_and_from_the_capitals() -> None:
    assert len(EAST_EDGE) == 5 and SOVIET_SOURCES == EAST_EDGE
    assert {GRID.column_row(hex)[0] for hex in EAST_EDGE} == {34}
    sources = {at(code) for code in ("konigsberg", "danzig", "warsaw", "lodz", "krakow", "budapest", "bucharest")}
    assert set(AXIS_SOURCES) == sources and set(FINNISH_SOURCE) == {at("helsinki")}
    assert not (AXIS_SOURCES | FINNISH_SOURCE) - RAILS


def test_places_are_good_for_something() -> None:
    assert set(FACTORIES) == {at(code) for code in ("leningrad", "kharkov", "stalingrad")}
    assert set(FORTRESSES) == {at(code) for code in ("leningrad", "odessa", "sevastopol", "brest")}
    assert (
        at("odessa") in BLACK_SEA_PORTS and at("riga") not in BLACK_SEA_PORTS and at("astrakhan") not in BLACK_SEA_PORTS
    )
    assert len(VICTORY_CITIES) == 12 and len(CITIES) == 141 and len(STOPS) == 259


@pytest.mark.parametrize("date", CONTROL)
def test_the_front_divides_the_land(date: str) -> None:
    axis, soviet = CONTROL[date]
    assert not axis & soviet and axis | soviet == LAND


def test_the_front_is_where_it_was() -> None:
    held = {
        "1941-06": ("warsaw", "brest"),
        "1941-12": ("kharkov", "moscow"),
        "1942-06": ("rzhev", "sevastopol"),
        "1942-11": ("mozdok", "voronezh"),
        "1943-07": ("orel", "kursk"),
        "1944-06": ("minsk", "odessa"),
        "1945-01": ("krakow", "lublin"),
    }
    assert list(held) == list(CONTROL)
    for date, (axis, soviet) in held.items():
        assert at(axis) in CONTROL[date][AXIS] and at(soviet) in CONTROL[date][SOVIET]


def test_10_the_frontier_is_that_with_germany_hungary_and_romania() -> None:
    assert FRONTIER_DISTANCE[at("brest")] == 1 and FRONTIER_DISTANCE[at("warsaw")] == 10
    assert FRONTIER_DISTANCE[at("minsk")] > 3 and FRONTIER_DISTANCE[at("kaunas")] <= 3
    assert FRONTIER_DISTANCE[at("vyborg")] == 10, "Finland went to war days later"
    assert not [hex for hex in FRONTIER if COUNTRY[hex] != Country.USSR]
