"""What docs/performance.md says can be measured again: the script that does it runs and says what it found."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from kurgan.engine.game import AnyGame

ROOT = Path(__file__).parent.parent.parent


def test_what_an_order_costs_is_said_for_two_who_look_for_one_and_for_nobody(games: Mapping[str, AnyGame]) -> None:
    words = [sys.executable, "-m", "scripts.measure_orders", "--orders", "4", "autumn-storm"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each["chairs"] for each in said] == [2, 1, 0]
    for each in said:
        assert each["game"] == "autumn-storm" and each["loops_per_order"] > 0 and each["python_loops_per_second"] > 0
