"""Scenarios: those that come with the game keep the rules, and a wrong one is refused by file, line and fault."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kurgan.engine.datafile import BadData, load
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    COUNTRY,
    GRID,
    LAND,
    RAILS,
    SIDE_NAMES,
    SOVIET,
    Country,
    month_number,
)
from kurgan.games.eastern_front.tables.places import PLACE_BY_CODE
from kurgan.games.eastern_front.tables.scenarios import FOLDER, MOST_UNITS, Scenario
from kurgan.games.eastern_front.tables.units import FORMATION_BY_CODE, FORMATIONS, IS_ARMOUR, Kind, Nation, Size
from kurgan.games.eastern_front.tables.victories import (
    BarbarossaVictory,
    CampaignVictory,
    PointsVictory,
)

NAMES = ["barbarossa", "campaign", "case-blue", "first-ring", "uranus"]

GOOD = """\
title = { en = "Test", fr = "Essai" }
summary = { en = "A test.", fr = "Un essai." }
first_month = "1942-11"
turns = 2
first_side = "soviet"
columns = [21, 33]
rows = [17, 29]
control = "1942-11"
railhead = "front"
weather = ["snow", "snow"]
points = { stalingrad = 3 }
victory = { kind = "points", side = "soviet", win = 9, draw = 5 }

[axis]
sources = ["2122"]
replacements = { infantry = 1, armour = 1 }
air = ["lf4 until 1942-12"]
units = [
  "de51  2823 5-6-4",
  "ro5   2623 2-2-3 dispersed",
  "hu7   2321 2-2-3",
  "it35  2522 2-3-3 motorised",
]
arrivals = [
  "1942-12 de57  2826 8-6-6",
]
changes = [
  "1942-12 it35  2-2-3",
  "1942-12 ro5   gone",
]

[soviet]
sources = ["2717"]
units = [
  "su62  2923 2-5-3",
  "su5tb 2622 8-6-6",
  "tk4   2622 4-3-6",
]
reserve = [
  "su1s  3018 4-4-4",
]
"""
WRONG = [  # what is replaced, by what, and what the refusal says
    ('"1942-11"\nturns', '"1942-13"\nturns', "line 3: first_month: string should match pattern"),
    ("turns = 2", "turns = 49", "line 4: turns: input should be less than or equal to 48"),
    ('first_side = "soviet"', 'first_side = "finns"', "line 5: first_side: input should be 'axis' or 'soviet'"),
    ("[21, 33]", "[33, 21]", "line 6: columns: goes from the first to the last, both in it"),
    ("[21, 33]", "[21, 35]", "line 6: columns: the map has 35 of them, from 0"),
    ('control = "1942-11"', 'control = "1942-10"', "line 8: control: a picture of the map has 36 rows of 35 signs"),
    ('"front"', '"somewhere"', "line 9: railhead"),
    ('["snow", "snow"]', '["snow"]', "line 10: weather: 1 months for 2 turns"),
    (
        '["snow", "snow"]',
        '["snow", "hail"]',
        "line 10: weather: 'hail' is none of good, mud, hard-frost, snow, subarctic",
    ),
    ("{ stalingrad = 3 }", "{ stalingard = 3 }", "line 11: points.stalingard.[key]: no place is called 'stalingard'"),
    ("{ stalingrad = 3 }", "{ moscow = 3 }", "line 11: points: 2011 is outside the field"),
    ('kind = "points"', 'kind = "glory"', "line 12: victory: input tag 'glory'"),
    ('["2122"]', '["2829"]', "line 15: axis.sources: 2829 is no rail hex of the field [8.1]"),
    (
        "infantry = 1",
        "infantry = -1",
        "line 16: axis.replacements.infantry: input should be greater than or equal to 0",
    ),
    ("lf4 until 1942-12", "lf4 until 1941-01", "line 17: axis.air: lf4 would leave before it comes"),
    ("lf4 until 1942-12", "lf9", "line 17: axis.air: no air unit is called 'lf9'; formations.toml lists them"),
    ("lf4 until 1942-12", "va8", "line 17: axis.air: va8 does not fly for this side"),
    ('"de51  2823 5-6-4"', '"de51  2823"', "line 19: axis.units: 'de51  2823' does not read like 'de57 0613 6-5-6'"),
    ("de51  2823", "de99  2823", "line 19: axis.units: no formation is called 'de99'; formations.toml lists them"),
    ("de51  2823", "su21  2823", "line 19: axis.units: su21 does not fight for this side"),
    ("de51  2823", "de51  2899", "line 19: axis.units: de51: there is no hex '2899'; hexes go from 0000 to 3435"),
    ("de51  2823", "de51  2128", "line 19: axis.units: de51: 2128 is water, or closed"),
    ("de51  2823", "de51  2016", "line 19: axis.units: de51: 2016 is outside the field"),
    ("de51  2823", "de51  2923", "line 19: axis.units: de51: 2923 is behind the enemy’s front"),
    ("2823 5-6-4", "2823 5-6", "line 19: axis.units: '5-6' is not attack-defence-movement, like 4-5-4"),
    ("2823 5-6-4", "2823 13-6-4", "line 19: axis.units.attack: input should be less than or equal to 12"),
    ("2823 5-6-4", "2823 5-0-4", "line 19: axis.units.defence: input should be greater than or equal to 1"),
    ("2823 5-6-4", "2823 5-6-9", "line 19: axis.units.movement: input should be less than or equal to 8"),
    ("3 dispersed", "3 tired", "line 20: axis.units.kind: 'tired' is none of infantry, mountain"),
    ("hu7   2321", "hu7   2623", "line 21: axis.units: 2623: allies do not mix [4.4]"),
    ("hu7   2321", "ro5   2321", "line 21: axis.units: ro5 is there twice"),
    ('"1942-12 de57', '"1942-00 de57', "line 25: axis.arrivals.month: string should match pattern"),
    ("de57  2826", "de51  2826", "line 25: axis.arrivals: de51 is there twice"),
    ("de57  2826", "fi2   2826", "line 25: axis.arrivals: fi2: Finns do not go to 2826 [5.9]"),
    ("it35  2-2-3", "it2   2-2-3", "line 28: axis.changes: it2 is not in this scenario"),
    ("ro5   gone", "ro5   lost", "line 29: axis.changes: 'lost' is not attack-defence-movement, like 4-5-4"),
    ('sources = ["2717"]\n', "", "line 32: soviet: has no supply source in the field [8.1]"),
    ("tk4   2622 4-3-6", "su21  2622 4-4-3", "line 37: soviet.units: 2622: two units above corps size [4.1]"),
    ("tk4   2622 4-3-6", "tk4   2622 4-3-6 army", "line 37: soviet.units: 2622: two units above corps size [4.1]"),
    ("su1s  3018", "su62  3018", "line 40: soviet.reserve: su62 is there twice"),
]


def scenario(name: str) -> Scenario:
    return load(FOLDER / f"{name}.toml", Scenario)


def written(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_scenarios_are_there() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.toml")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_4_1_every_set_up_keeps_the_stacking_limits(name: str) -> None:
    for side in scenario(name).sides:
        stacks: dict[str, list[str]] = {}
        for line in side.units:
            stacks.setdefault(line.at, []).append(line.code)
        assert max(map(len, stacks.values())) == 2
        armies = Counter(line.at for line in side.units if line.size == Size.ARMY)
        assert set(armies.values()) <= {1}


@pytest.mark.parametrize("name", NAMES)
def test_every_unit_begins_on_land_in_the_field_and_on_its_side_of_the_front(name: str) -> None:
    battle = scenario(name)
    for number, side in enumerate(battle.sides):
        for line in side.units:
            assert line.hex in LAND & battle.in_play & battle.held[number], line.code
        for line in side.counters:
            assert line.formation.side == SIDE_NAMES[number] and line.hex in battle.in_play


@pytest.mark.parametrize("name", NAMES)
def test_4_4_allies_do_not_mix_and_hungarians_keep_out_of_romania(name: str) -> None:
    allies: dict[str, set[Nation]] = {}
    for line in scenario(name).axis.units:
        if line.formation.nation not in (Nation.GERMAN, Nation.SOVIET):
            allies.setdefault(line.at, set()).add(line.formation.nation)
        assert line.formation.nation != Nation.HUNGARIAN or COUNTRY[line.hex] != Country.ROMANIA
    assert not [at for at, nations in allies.items() if len(nations) > 1]


@pytest.mark.parametrize("name", NAMES)
def test_8_1_the_sources_of_both_sides_feed_the_rails_of_the_field(name: str) -> None:
    battle = scenario(name)
    for number in (AXIS, SOVIET):
        assert battle.supply[number] and not battle.supply[number] - (RAILS & battle.in_play)
    assert not battle.gauge - (RAILS & battle.held[AXIS])
    assert battle.gauge


@pytest.mark.parametrize("name", NAMES)
def test_9_5_what_comes_and_changes_does_so_during_the_game(name: str) -> None:
    battle = scenario(name)
    months = range(battle.month_number, battle.month_number + battle.turns)
    for side in battle.sides:
        comes = {line.code: line.month for line in side.arrivals}
        assert not [line.code for line in side.arrivals if line.month_number not in months]
        for change in side.changes:
            assert change.month_number in months
            assert change.gone or change.attack + change.defence > 0
            assert comes.get(change.code, "") < change.month, f"{change.code} changes before it comes"


def test_11_1_uranus_is_what_the_book_says() -> None:
    uranus = scenario("uranus")
    assert (uranus.columns, uranus.rows, uranus.turns, uranus.first_side) == ((21, 33), (17, 29), 4, "soviet")
    assert uranus.month_number == month_number("1942-11")
    assert uranus.goals[PLACE_BY_CODE["rostov"].hex] == 3 and sum(uranus.goals.values()) == 12
    assert isinstance(uranus.victory, PointsVictory) and uranus.victory.side == "soviet"
    army = next(line for line in uranus.soviet.units if line.code == "su62")
    assert GRID.column_row(army.hex)[0] > GRID.column_row(PLACE_BY_CODE["stalingrad"].hex)[0]


def test_11_2_case_blue_is_what_the_book_says() -> None:
    blue = scenario("case-blue")
    assert (blue.columns, blue.rows, blue.turns, blue.first_side) == ((15, 34), (15, 35), 5, "axis")
    assert len(blue.goals) == 13 and sum(blue.goals.values()) == 23
    assert isinstance(blue.victory, PointsVictory) and blue.victory.side == "axis"


def test_11_3_barbarossa_is_the_whole_map_and_a_surprise() -> None:
    barbarossa = scenario("barbarossa")
    assert len(barbarossa.in_play) == 1260 and barbarossa.surprise_depth == 5
    assert (barbarossa.month_number, barbarossa.turns) == (month_number("1941-06"), 10)
    assert isinstance(barbarossa.victory, BarbarossaVictory)
    assert (barbarossa.victory.axis_needs, barbarossa.victory.soviet_needs) == (6, 9)
    assert sum(barbarossa.goals.values()) == 14
    assert len(barbarossa.soviet.reserve) == 3, "from Siberia [9.4]"
    assert {FORMATION_BY_CODE[line.code].kind for line in barbarossa.soviet.reserve} == {Kind.SHOCK}
    assert not [hex for hex in barbarossa.gauge if COUNTRY[hex] == Country.USSR]


def test_11_4_the_campaign_begins_as_barbarossa_and_lasts_to_the_end() -> None:
    campaign, barbarossa = scenario("campaign"), scenario("barbarossa")
    assert campaign.turns == 48 and campaign.weather[:10] == barbarossa.weather
    for whole, part in zip(campaign.sides, barbarossa.sides, strict=True):
        assert whole.units == part.units and whole.reserve == part.reserve
        assert {line.code for line in part.arrivals} <= {line.code for line in whole.arrivals}
    assert isinstance(campaign.victory, CampaignVictory)
    assert [deadline.by for deadline in campaign.victory.deadlines] == ["1944-04", "1944-08", "1945-01", "1945-04"]


def test_9_5_romania_finland_and_italy_leave_the_axis() -> None:
    campaign = scenario("campaign")
    gone = {change.code: change.month for change in campaign.axis.changes if change.gone}
    for nation, month in ((Nation.ROMANIAN, "1944-09"), (Nation.FINNISH, "1944-09"), (Nation.ITALIAN, "1943-05")):
        codes = {line.code for line in campaign.axis.counters if line.formation.nation == nation}
        assert codes and {gone.get(code) for code in codes} == {month}
    allied = [line for line in campaign.soviet.arrivals if line.formation.nation == Nation.ROMANIAN]
    assert {line.month for line in allied} == {"1944-09"} and len(allied) == 2


def test_3_1_historical_weather_could_have_been_rolled() -> None:
    for name in NAMES:
        battle = scenario(name)
        for turn, weather in enumerate(battle.weather):
            month = (battle.month_number + turn) % 12
            assert month not in (5, 6, 7) or weather == Weather.GOOD
            if month == 10 and turn:
                frost = battle.weather[turn - 1] == Weather.MUD
                assert weather == (Weather.HARD_FROST if frost else Weather.SNOW)


def test_1_2_every_formation_can_be_told_apart() -> None:
    assert all(re.fullmatch(r"[a-z][a-z0-9]*", formation.code) for formation in FORMATIONS)
    assert max(len(formation.label) for formation in FORMATIONS) <= 6
    assert not [
        formation.code for formation in FORMATIONS if (formation.nation == Nation.SOVIET) != is_soviet(formation.code)
    ]
    assert IS_ARMOUR[FORMATION_BY_CODE["su5gt"].kind] and FORMATION_BY_CODE["su5gt"].size == Size.ARMY


def is_soviet(code: str) -> bool:
    """Codes of Soviet formations begin with su, or with the letters of their kind."""
    named = {"luga", "coast", "popov", "kmgp", "kmgo", "pl1"}
    return code in named or bool(re.match(r"(su|g?mk|g?tk|g?kk|rk|gk|ab)\d", code))


def test_a_scenario_of_ones_own_is_read(tmp_path: Path) -> None:
    own = load(written(tmp_path, GOOD), Scenario)
    (german, romanian, _, italian), (army, *_) = own.axis.units, own.soviet.units
    assert (german.attack, german.defence, german.movement, german.at) == (5, 6, 4, "2823")
    assert romanian.dispersed and not german.dispersed
    assert italian.kind == Kind.MOTORISED and FORMATION_BY_CODE["it35"].kind == Kind.INFANTRY
    assert army.size == Size.ARMY and own.axis.arrivals[0].month == "1942-12"
    assert own.axis.changes[1].gone and own.axis.changes[0].defence == 2
    assert own.axis.air[0].last == "1942-12" and own.weather == (Weather.SNOW, Weather.SNOW)
    assert [list(supply) for supply in own.supply] == [[GRID.named("2122")], [GRID.named("2717")]]


@pytest.mark.parametrize(("old", "new", "fault"), WRONG)
def test_a_wrong_scenario_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadData) as refused:
        load(written(tmp_path, GOOD.replace(old, new)), Scenario)
    assert str(refused.value).startswith(f"own.toml, {fault}")


def test_4_1_three_units_in_a_hex_are_one_too_many(tmp_path: Path) -> None:
    third = GOOD.replace('"tk4   2622 4-3-6",', '"tk4   2622 4-3-6",\n  "tk16  2622 3-2-6",')
    with pytest.raises(BadData, match=r"own\.toml, line 38: soviet\.units: 2622: 3 units in a hex \[4\.1\]"):
        load(written(tmp_path, third), Scenario)


def test_4_2_two_armour_units_do_not_share_a_swamp(tmp_path: Path) -> None:
    whole = GOOD.replace("columns = [21, 33]\nrows = [17, 29]\n", "").replace('sources = ["2122"]', "")
    swamp = whole.replace('"ro5   2623 2-2-3 dispersed"', '"de3   0917 8-6-6", "de14  0917 7-6-6", "ro5   2623 2-2-3"')
    with pytest.raises(BadData, match=r"axis\.units: 0917: two armour units in swamp or mountains \[4\.2\]"):
        load(written(tmp_path, swamp), Scenario)


def test_a_side_has_no_more_units_than_a_game_has_room_for(tmp_path: Path) -> None:
    rows = '  "1942-12 su21 3018 1-1-1",\n' * MOST_UNITS[SOVIET]
    text = GOOD.replace("reserve = [\n", f"arrivals = [\n{rows}]\nreserve = [\n")
    units = MOST_UNITS[SOVIET] + 4
    with pytest.raises(BadData, match=rf"line 34: soviet\.units: {units} units, and this side has at most {units - 4}"):
        load(written(tmp_path, text), Scenario)


def test_the_front_may_be_a_picture(tmp_path: Path) -> None:
    picture = "\n".join("A" * 29 + "S" * 6 for _ in range(36))
    drawn = GOOD.replace('control = "1942-11"', f"control = '''\n{picture}\n'''").replace("2622", "2922")
    own = load(written(tmp_path, drawn), Scenario)
    assert GRID.named("2822") in own.held[AXIS] and GRID.named("2922") in own.held[SOVIET]
    with pytest.raises(BadData, match=r"own\.toml, line 8: control: is neither a picture of AFS~x nor one of 1941-06"):
        load(written(tmp_path, drawn.replace("AS", "A?", 1)), Scenario)
