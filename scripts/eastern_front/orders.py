"""The orders of battle as they were collected, with our codes for their formations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypedDict


class Entry(TypedDict, total=False):
    """A unit of the collection, or something that happens to one."""

    id: str
    type: str
    size: str
    attack: int
    defense: int
    move: int
    note: str
    month: str
    hex: tuple[int, int]
    entry_hex: tuple[int, int]


class Orders(TypedDict):
    """What we read of the collection."""

    scenarios: dict[str, dict[str, list[Entry]]]


class Unit(NamedTuple):
    """A counter as a scenario file lists it."""

    scenario: str
    group: str
    month: str
    code: str
    at: str
    ratings: str
    kind: str
    size: str
    note: str


KINDS: Final = {
    "inf": "infantry",
    "mtn": "mountain",
    "lt": "motorised",
    "pz": "panzer",
    "cav": "cavalry",
    "rifle": "rifle",
    "shock": "shock",
    "guards": "guards",
    "mech": "mechanised",
    "tank": "tank",
    "tankarmy": "tank-army",
    "abn": "airborne",
}

# The collection numbers each scenario for itself; here a formation has one code for the whole war, and one that was
# raised again another. The 24th Army of 1941, that of spring 1942 and that of August are three.
CODES: Final = {
    "barbarossa_1941": {
        **{"kk3": "gkk2", "tk_a": "tk1", "tk_b": "tk23", "tk_c": "tk22", "de_inf_a": "de62", "de_inf_b": "de27"},
    },
    "case_blue_1942": {
        **{"su4": "su4b", "su5": "su5b", "su6": "su6c", "su10": "su10b", "su12": "su12b", "su20": "su20b"},
        **{"su24": "su24b", "su24b": "su24c", "su28": "su28b", "su28b": "su28c", "su37": "su37b"},
        **{"mk4": "mk4b", "mk13": "mk13b"},
    },
    "uranus_1942": {
        **{"su6": "su6c", "su24": "su24c", "su28": "su28c", "su37": "su37b", "su58": "su58b", "su5t": "su5tb"},
        **{"mk4": "mk4b", "mk13": "mk13b", "gk11": "gk10", "su1t43": "su1tb", "de_fp": "de30"},
        **{"su21b": "su6g", "su64b": "su7g", "su62b": "su8g"},
    },
}
LEFT_OUT: Final = ("de_inf",)  # three divisions without a corps, after the last month of their scenario


def all_units(orders: Orders) -> Iterator[Unit]:
    """Every counter of every scenario; what only happens to units is left to the scenario files."""
    for scenario, groups in orders["scenarios"].items():
        for group, entries in groups.items():
            if isinstance(entries, list):
                units = (entry for entry in entries if entry["type"] in KINDS and entry["id"] not in LEFT_OUT)
                yield from (unit(scenario, group, entry) for entry in units)


def unit(scenario: str, group: str, entry: Entry) -> Unit:
    """A counter of the collection."""
    column, row = entry.get("hex") or entry.get("entry_hex") or (0, 0)
    return Unit(
        scenario,
        group,
        entry.get("month", ""),
        CODES[scenario].get(entry["id"], entry["id"]),
        f"{column:02}{row:02}",
        f"{entry['attack']}-{entry['defense']}-{entry['move']}",
        KINDS[entry["type"]],
        entry["size"],
        entry["note"],
    )


def lists(orders: Orders) -> Iterator[str]:
    """The raw lists of units for scenario files."""
    heading = ""
    for unit in all_units(orders):
        if heading != f"# {unit.scenario}, {unit.group}":
            heading = f"# {unit.scenario}, {unit.group}"
            yield heading
        when = f"{unit.month} " if unit.month else ""
        yield f'  "{when}{unit.code} {unit.at} {unit.ratings} {unit.kind} {unit.size}",  # {unit.note}'
