"""Turn research on the Eastern Front into the tables of the game.

    .venv/bin/python -m scripts.eastern_front_tables GEOGRAPHY.json ORDERS.json

writes map.toml, places.toml and formations.toml, and prints the raw lists of units for scenario files. It is run by
hand; what it writes is read by people and by the game, which needs neither the research nor this script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from scripts.eastern_front.formations import formations_file
from scripts.eastern_front.geography import Geography
from scripts.eastern_front.map import map_file
from scripts.eastern_front.orders import Orders, lists
from scripts.eastern_front.places import places_file

TABLES = Path(__file__).parent.parent / "src" / "kurgan" / "games" / "eastern_front" / "tables"


def main(geography_file: Path, orders_file: Path) -> None:
    geography: Geography = json.loads(geography_file.read_text(encoding="utf-8"))
    orders: Orders = json.loads(orders_file.read_text(encoding="utf-8"))
    (TABLES / "map.toml").write_text(map_file(geography), encoding="utf-8")
    (TABLES / "places.toml").write_text(places_file(geography), encoding="utf-8")
    (TABLES / "formations.toml").write_text(formations_file(orders), encoding="utf-8")
    sys.stdout.write("\n".join(lists(orders)) + "\n")


if __name__ == "__main__":
    main(*(Path(name) for name in sys.argv[1:3]))
