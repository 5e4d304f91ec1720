"""`map.toml`: pictures of the whole map, hexsides under the names of their rivers, railways and roads hex by hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from scripts.eastern_front.french import LINES, WATERS
from scripts.eastern_front.geography import (
    GRID,
    Geography,
    HexMap,
    HexPath,
    Point,
    Side,
    centre,
    downstream,
    middle,
    named_side,
    side_name,
)

# The shore north of Ladoga, from Sortavala to Salmi: mostly lake, but the only way round it, which the Army of Karelia
# went in 1941. The collection has it as water.
SHORE = (15, 0)

# Where a river of the collection stops a hexside short of its mouth
MOUTHS = {
    "Niemen": ["0411 NE"],  # the Curonian Lagoon, between Königsberg and Memel
    "San": ["0419 SW"],  # into the Vistula at Sandomierz
    "Prut": ["1031 E"],  # into the Danube, between Galati and Reni
    "Siret": ["1031 SW"],  # into the Danube above Galati
    "Mius": ["2127 E"],  # into the Sea of Azov, west of Taganrog
}
MORE_RAILS = {
    "Vyborg-Sortavala-Suojarvi": "1201 1300 1400 1500 1600 1700",  # along that shore
    # The collection's railways end in front of the east edge, where Soviet supply comes from [8.1]
    "Vologda-Kirov-Perm": "2204 2205 2305 2405 2505 2605 2705 2805 2905 3004 3003 3103 3203 3303 3403",
    "Kazan-Sverdlovsk": "3109 3208 3308 3307 3407",
    "Kuybyshev-Ufa": "3313 3412",
    "Saratov-Uralsk": "3018 3118 3218 3318 3317 3417",
}
ARMS = {
    "Gulf of Finland": ["0802 E", "0902 SE"],  # around Hanko and Helsinki
    "Sea of Azov": ["2227 SE"],  # Taganrog Bay
    "Caspian Sea": ["3231 NE"],
}
HIGHWAY = "Minsk-Moscow highway"
HIGHWAY_STARTS = (15, 13)  # Smolensk: from here to Moscow it is paved and keeps its bonus in mud [3.2]
AXIS_LINE = "Panther-Wotan Line (Axis, optional)"  # no rule speaks of it: lines help Soviet infantry only [7.7]
SARATOV = 51.53
NEVER_FREEZES = 47.0

HEAD = """\
# [1.1] The map: 35 columns and 36 rows of hexes, 66 km from side to side, pointing up; row 0 in the north, odd rows
# half a hex further east. Written by scripts/eastern_front_tables.py; what was put right on the way is said there.
# A hex is "CCRR", column and row; a hexside is a hex and a direction, "1402 SE", and belongs to both hexes.
"""


def map_file(geography: Geography) -> str:
    """The whole text of map.toml."""
    hexmap = geography["hexmap"]
    open_shore(hexmap)
    parts = [
        HEAD,
        "# . clear  ^ hill  % swamp  M mountain  ~ sea  o lake",
        picture("terrain", hexmap["terrain"]),
        "# 1941: U USSR  G Germany  R Romania  H Hungary  F Finland; closed: B Bulgaria, Serbia  x Sweden, Turkey",
        picture("country", hexmap["zone"]),
        "# [3.1] * north-east of the weather line  [3.3] - south of 47 degrees north, where water never freezes",
        picture("climate", climate(geography["weather_line"])),
        "# [5.9] Beyond Finland, Finns go as far as the Svir and the isthmus border of 1939",
        f"finnish = {quoted(finnish(geography))}\n",
        "# The front by date. A Axis  F Finnish  S Soviet  ~ water  x closed",
        "[control]",
        *(picture(f'"{date[:7]}"', control(hexmap["zone"], rows)) for date, rows in hexmap["control"].items()),
        *rivers(geography),
        *waters(geography),
        *lines(geography),
        *rails(geography),
        *roads(geography),
    ]
    return "\n".join(parts)


def open_shore(hexmap: HexMap) -> None:
    """Make land of the shore, and give it to whoever holds the hex east of it."""
    column, row = SHORE
    for rows, sign in [
        (hexmap["terrain"], "."),
        *((rows, rows[row][column + 1]) for rows in hexmap["control"].values()),
    ]:
        rows[row] = rows[row][:column] + sign + rows[row][column + 1 :]


def picture(name: str, rows: Sequence[str]) -> str:
    return f"{name} = '''\n" + "".join(f"{row}\n" for row in rows) + "'''\n"


def quoted(names: Iterable[str]) -> str:
    """A list of short strings, ten to a line."""
    words = [f'"{name}"' for name in names]
    rows = [", ".join(words[start : start + 10]) for start in range(0, len(words), 10)]
    return f"[{rows[0]}]" if len(rows) == 1 else "[\n" + "".join(f"  {row},\n" for row in rows) + "]"


def climate(line: Sequence[Point]) -> list[str]:
    """Which hexes lie north-east of the weather line, and which so far south that their water never freezes."""

    def sign(hex: int) -> str:
        longitude, latitude = centre(hex)
        if longitude >= line[0][0] and latitude > crossing(line, longitude):
            return "*"
        return "-" if latitude < NEVER_FREEZES else "."

    signs = "".join(sign(hex) for hex in range(GRID.n_hexes))
    return [signs[start : start + GRID.columns] for start in range(0, len(signs), GRID.columns)]


def crossing(line: Sequence[Point], longitude: float) -> float:
    """The latitude of a line at a longitude; its last stretch goes on."""
    for (west, above), (east, below) in pairwise(line):
        if longitude <= east:
            return above + (below - above) * (longitude - west) / (east - west)
    return line[-1][1]


def finnish(geography: Geography) -> list[str]:
    """What the Finns held in 1941 outside Finland: exactly the land they may enter."""
    held, zone = geography["hexmap"]["control"]["1941-12-05"], geography["hexmap"]["zone"]
    hexes = (GRID.column_row(hex) for hex in range(GRID.n_hexes))
    return [f"{column:02}{row:02}" for column, row in hexes if held[row][column] == "F" and zone[row][column] != "F"]


def control(zone: Sequence[str], rows: Sequence[str]) -> list[str]:
    """Bulgaria and Serbia are nobody's: no unit enters them."""
    return [
        "".join("x" if country == "B" and sign in "AS" else sign for country, sign in zip(*pair, strict=True))
        for pair in zip(zone, rows, strict=True)
    ]


def sides_of(geography: Geography, kind: str) -> dict[str, set[Side]]:
    """The hexsides of a kind, by name."""
    found: dict[str, set[Side]] = {}
    for column, row, direction, name in geography["hexmap"]["hexsides"][kind]:
        found.setdefault(name, set()).add(named_side(f"{column:02}{row:02} {direction}"))
    return found


def rivers(geography: Geography) -> Iterator[str]:
    """[7.1] Each river downstream; the Volga in two parts, for it freezes later below Saratov [3.3]."""
    sources = {river["name"]: river["line"][0] for river in geography["rivers"]}
    for name, sides in sorted(sides_of(geography, "river").items()):
        ordered = downstream(sides | {named_side(side) for side in MOUTHS.get(name, [])}, sources[name])
        below = [side for side in ordered if name == "Volga" and middle(side)[1] < SARATOV]
        yield named_sides("rivers", name, [side for side in ordered if side not in below])
        if below:
            yield named_sides("rivers", name, below).replace("\nsides", "\nlower = true\nsides")


def named_sides(table: str, name: str, sides: Iterable[Side]) -> str:
    english, french = (WATERS if table != "lines" else LINES)[name]
    names = quoted(side_name(side) for side in sides)
    return f'[[{table}]]\nname = {{ en = "{english}", fr = "{french}" }}\nsides = {names}\n'


def waters(geography: Geography) -> Iterator[str]:
    """[7.2, 7.6] Lakes and lagoons, and the strait."""
    for name, sides in sorted(sides_of(geography, "lake").items()):
        yield named_sides("lakes", name, sorted(sides))
    for name, sides in sides_of(geography, "strait").items():
        yield named_sides("straits", name, sorted(sides))
    yield "# Between two land hexes, and all sea"
    for name, sides in arms_of_the_sea(geography).items():
        yield named_sides("seas", name, sorted(sides))


def arms_of_the_sea(geography: Geography) -> dict[str, set[Side]]:
    """The collection calls all of them sea; each has a name."""
    sides = sides_of(geography, "sea")["sea"]
    named = {name: {named_side(side) for side in parts} & sides for name, parts in ARMS.items()}
    if set().union(*named.values()) != sides:
        raise ValueError("an arm of the sea has no name")
    return named


def lines(geography: Geography) -> Iterator[str]:
    """[7.7] Fortification lines, with the month from which each is manned."""
    sides = sides_of(geography, "fort")
    for line in geography["fort_lines"]:
        if line["name"] != AXIS_LINE:
            text = named_sides("lines", line["name"], sorted(sides[line["name"]]))
            yield text.replace("\nsides", f'\nfrom_month = "{line["active_from"]}"\nsides')


def rails(geography: Geography) -> Iterator[str]:
    """[5.7] Railways."""
    yield "# [5.7] Railways. Kizlyar-Astrakhan was finished in August 1942 and is always there."
    for path in geography["hexmap"]["rail_paths"]:
        yield hex_path("rails", path["name"].removesuffix(" (from Aug 1942)"), path)
    for name, hexes in MORE_RAILS.items():
        yield f'[[rails]]\nname = "{name}"\nhexes = "{hexes}"\n'


def roads(geography: Geography) -> Iterator[str]:
    """[5.5] Roads; the one that keeps its bonus in mud is a highway [3.2]."""
    for path in geography["hexmap"]["road_paths"]:
        if path["name"] != HIGHWAY:
            yield hex_path("roads", path["name"], path)
            continue
        start = [tuple(hex) for hex in path["hexes"]].index(HIGHWAY_STARTS)
        west = HexPath(name=path["name"], hexes=path["hexes"][: start + 1])
        east = HexPath(name=path["name"], hexes=path["hexes"][start:])
        yield hex_path("roads", "Warsaw-Minsk-Smolensk", west)
        yield hex_path("roads", "Smolensk-Moscow highway", east) + "highway = true\n"


def hex_path(table: str, name: str, path: HexPath) -> str:
    hexes = " ".join(f"{column:02}{row:02}" for column, row in path["hexes"])
    return f'[[{table}]]\nname = "{name}"\nhexes = "{hexes}"\n'
