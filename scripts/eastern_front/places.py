"""`places.toml`: cities and towns, with what each is good for."""

from __future__ import annotations

from scripts.eastern_front.french import ENGLISH, PLACES
from scripts.eastern_front.geography import Geography, Place

CODES = {"kirov_k": "kirov", "mogilev_pod": "mogilev-podolsky", "novgorod_sev": "novgorod-seversky"}
KINDS = ("victory", "major", "city", "town")
CASPIAN = ("astrakhan", "makhachkala")
BLACK_SEA_NORTH = 48.0  # every port further north is a Baltic one

HEAD = """\
# [1.1] Cities and towns. `kind`: victory, major, city (a dot on the map) or town. `points` are the printed ones;
# scenarios may give others. `source` feeds the Axis or the Finns [8.1]. Written by scripts/eastern_front_tables.py.

places = [
"""


def places_file(geography: Geography) -> str:
    """The whole text of places.toml."""
    rows = sorted(geography["places"], key=lambda place: (KINDS.index(place["cls"]), code_of(place)))
    return HEAD + "".join(f"  {{ {', '.join(fields(place))} }},\n" for place in rows) + "]\n"


def code_of(place: Place) -> str:
    """What a scenario calls a place."""
    return CODES.get(place["id"], place["id"].replace("_", "-"))


def fields(place: Place) -> list[str]:
    """The row of a place."""
    code = code_of(place)
    english = ENGLISH.get(code, place["name"])
    row = [
        f'code = "{code}"',
        f'name = {{ en = "{english}", fr = "{PLACES.get(code, english)}" }}',
        f'at = "{place["hex"][0]:02}{place["hex"][1]:02}"',
        f'kind = "{place["cls"]}"',
    ]
    if "vp" in place:
        row.append(f"points = {place['vp']}")
    if "port" in place:
        row.append(f'port = "{sea_of(place)}"')
    row += [f"{name} = true" for name, key in TRAITS.items() if place.get(key)]
    if "supply_source" in place:
        row.append(f'source = "{"finnish" if code == "helsinki" else "axis"}"')
    return row


TRAITS = {"fortress": "fortress", "factory": "tank_factory", "oil": "oil"}


def sea_of(place: Place) -> str:
    """On which sea a port lies."""
    if code_of(place) in CASPIAN:
        return "caspian"
    return "black" if place["lat"] < BLACK_SEA_NORTH else "baltic"
