"""The game in a terminal of 80 columns without colour: the picture, and what a player looks at."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from kurgan.engine.game import Unreadable
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.eastern_front.scene import scene
from kurgan.games.eastern_front.setup import scenarios, setup
from kurgan.games.eastern_front.state import Phase, State, Where
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, GRID, N_HEXES, SOVIET
from kurgan.games.eastern_front.terminal.ground import Ground
from kurgan.games.eastern_front.terminal.overlays import OVERLAYS
from kurgan.games.eastern_front.terminal.part import NORTH_EAST, NORTH_WEST, WEST, Part
from kurgan.games.eastern_front.terminal.picture import picture
from kurgan.games.eastern_front.terminal.question import TOPICS, asked
from kurgan.games.eastern_front.terminal.whole import whole_map
from kurgan.games.eastern_front.terminal.window import around, focus
from kurgan.games.eastern_front.terminal.words import Words, shortened
from kurgan.games.eastern_front.tests.positions import At, knows, pass_turn, planned, play, position
from kurgan.games.eastern_front.tests.screens import CATALOGUE, WIDTH, don, file, screen, screens
from kurgan.games.eastern_front.view.picture import view

SCREENS = screens()


def ground_of(state: State, seat: int = AXIS) -> Ground:
    known = knows(state, seat)
    return Ground(scene(known), view(known, seat))


def side_at(ground: Ground, name: str, direction: int) -> str:
    """The sign on a side of a hex."""
    return Part(ground, Words(CATALOGUE, "en"), 0).side(GRID.named(name), direction)[0]


def prose(text: str) -> str:
    """What a screen says, wherever its lines are broken."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", SCREENS)
def test_a_known_position_is_drawn_as_it_always_was(name: str) -> None:
    assert SCREENS[name] == file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["uranus", "case-blue", "barbarossa", "campaign"])
def test_no_part_of_the_map_is_wider_than_the_screen(name: str) -> None:
    state = setup(scenarios()[name], {})
    ground, words = ground_of(state), Words(CATALOGUE, "fr")
    for width in (WIDTH, 119, 200):
        for hex in (hex for hex in range(0, N_HEXES, 41) if ground.is_in_play(hex)):
            window = around(ground, hex, width)
            lines = [line.plain for line in Part(ground, words, hex).lines(window)]
            assert hex in window and max(map(cell_len, lines)) <= width, "\n".join(lines)
            assert len(lines) == 3 * len(window.rows)
    for topic in OVERLAYS:
        drawn = [line.plain for line in whole_map(ground, OVERLAYS[topic](ground, "soviet"))]
        assert max(map(cell_len, drawn)) <= WIDTH, topic


def test_a_wider_screen_shows_more() -> None:
    narrow, wide = (len(around(ground_of(don()), GRID.named("2823"), width).columns) for width in (WIDTH, 120))
    assert (narrow, wide) == (11, 16)


def test_a_part_stays_within_the_field_of_a_scenario() -> None:
    ground = ground_of(setup(scenarios()["uranus"], {}))
    window = around(ground, GRID.named("2117"), WIDTH)
    assert (window.columns[0], window.rows[0]) == (21, 17)
    assert all(ground.is_in_play(GRID.hex_at(column, row)) for column in window.columns for row in window.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_everything_can_be_looked_at_in_both_languages(topic: str, language: str) -> None:
    word = CATALOGUE.say(Line(f"picture-word-{topic}"), language)
    for words in (word, f"{word} kharkov", f"{word} {CATALOGUE.say(Line('side-soviet'), language)}"):
        shown = screen(don(), AXIS, words, language)
        assert shown.strip() and max(map(cell_len, shown.splitlines())) <= WIDTH
        assert (f"{row_of_numbers()}\n" in shown) == (topic in OVERLAYS and "kharkov" not in words)
        assert ("◉Khar" in shown) == (topic in OVERLAYS and "kharkov" in words)
        if topic in OVERLAYS:
            side = Line(f"side-{'soviet' if words.count(' ') and 'kharkov' not in words else 'axis'}")
            assert prose(CATALOGUE.say(Line(f"picture-overlay-{topic}", {"side": side}), language)) in prose(shown)


def row_of_numbers() -> str:
    """What stands above the map of the whole field."""
    return "   " + "  ".join(f"{column:02}" for column in range(0, GRID.columns, 2))


def test_no_sign_is_carried_by_colour_alone() -> None:
    known, plain = knows(don(), AXIS), screen(don(), AXIS)
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", record=True)
    console.print(picture(known, AXIS, CATALOGUE, "en"))
    coloured = "".join(f"{line.rstrip()}\n" for line in console.export_text(styles=False).splitlines())
    assert coloured == plain


def test_the_header_says_when_it_is_who_has_what_and_what_is_needed() -> None:
    first, axis, soviet = screen(don(), SOVIET).splitlines()[:3]
    assert first == "November 1942 · turn 1 of 4 · Snow · Soviet, prepared attacks"
    assert axis == "■ Axis 7 points (13 win, 9 draw) · air 1"
    assert soviet == "★ Soviet 0 points · air 2 · trains 5"
    state = setup(scenarios()["barbarossa"], {})
    assert "6 win at once" in screen(state, AXIS) and "6 gagnent aussitôt" in screen(state, AXIS, language="fr")
    state.infantry_factors[SOVIET], state.armour_factors[SOVIET], state.no_retreat = 4, 3, 1
    header = screen(state, AXIS)
    assert "replacements 4 + 3" in header and "Not one step back" in header


def test_what_must_still_be_attacked_is_said_and_marked() -> None:
    state = position(
        axis={"de4": "2803", "de8": "2904"},
        soviet={"su62": At("2903", attack=9), "su64": At("2903", attack=9)},
        side=SOVIET,
        phase=Phase.PREPARED,
    )
    shown = screen(play(play(state, "attack 2803 su62"), "yield", 2), SOVIET)
    assert "Must still be attacked: 2904" in shown and "2904 ■de8 4-4-4!" in shown and "4-4  !" in shown
    assert "2803 □de4 4-4-4" in shown and "□de4 4-4-4!" not in shown, "and not who has been"


def test_the_attack_in_hand_is_shown_where_it_is() -> None:
    attack = planned(don(), "2623", "su5tb", "su21")
    shown = screen(attack, SOVIET)
    assert focus(ground_of(attack, SOVIET)) == GRID.named("2623")
    assert "Attack on 2623: su5tb, su21 · 4:1" in shown and "4-4  x" in shown and "8-6  +" in shown
    assert "Attack on" not in screen(attack, AXIS), "the enemy does not know of a plan"
    fought = play(planned(don(), "2623", "su5tb", "su21"), "commit", 6)
    assert "die 6: " in screen(fought, SOVIET) and "su5tb, su21" in screen(fought, AXIS)


def test_the_chosen_unit_is_where_the_action_is() -> None:
    state = position(axis={"de4": "2803", "de8": "1220"}, soviet={"su62": "2903"})
    assert focus(ground_of(state)) in (GRID.named("2803"), GRID.named("2903"))
    assert focus(ground_of(play(state, "move de8"))) == GRID.named("1220")


def test_else_the_picture_is_of_the_front_with_most_enemies_in_contact() -> None:
    pair = {"de4": "2803", "de11": "1220", "de8": "1221", "de51": "0903"}
    state = position(axis=pair, soviet={"su62": "2903", "su64": "1320", "su57": "1321"})
    middle = focus(ground_of(state))
    assert GRID.distance(middle, GRID.named("1220")) <= 2
    assert focus(ground_of(position(axis={"de4": "0808"}, soviet={}))) == GRID.named("0808"), "without any enemy too"


def test_units_have_a_mark_each_and_the_strongest_its_code() -> None:
    lines = screen(don(), AXIS, "2623").splitlines()
    assert any("■□ro4" in line for line in lines), "the second is Dispersed"
    assert any("■■de51" in line for line in lines) and any("10-11" in line for line in lines)
    assert any("■■de1…" in line for line in lines), "two marks leave room for four letters"
    assert any("★su5tb" in line for line in lines)


def test_conditions_are_marked_on_the_map_if_all_of_a_stack_share_them() -> None:
    state = position(axis={"de4": At("2803", moved=True), "de8": "2803", "de11": At("2703", spent=True)}, soviet={})
    shown = screen(state, AXIS, "2704")
    assert "8-8   " in shown and "4-4  »" in shown and "■de4 4-4-4›" in shown
    assert screen(position(axis={"de4": "2803"}), AXIS, "2703").count("◂") == 1, "where one looks"


def test_rivers_run_along_sides_and_rails_across_them() -> None:
    ground = ground_of(don())
    assert [side_at(ground, "2824", way) for way in (NORTH_WEST, WEST)] == ["/", "|"], "the Don at Kalach"
    assert side_at(ground, "2824", NORTH_EAST) == "⋰", "the railway to Stalingrad"
    assert side_at(ground, "2321", NORTH_WEST) == "X", "and one that crosses the Don"
    assert side_at(ground, "2724", NORTH_WEST) == " "


def test_frozen_rivers_fortified_lines_and_lakes_have_signs_of_their_own() -> None:
    january = position(axis={"de4": "2803"}, weather=Weather.SNOW, month="1943-01")
    assert side_at(ground_of(january), "2824", WEST) == ":"
    summer = position(axis={"de4": "2803"}, month="1941-09")
    ground, ways = ground_of(summer), (NORTH_WEST, NORTH_EAST, WEST)
    assert {"#", "~"} <= {side_at(ground, GRID.name(hex), way) for hex in range(N_HEXES) for way in ways}
    june = ground_of(position(axis={"de4": "2803"}, month="1941-06"))
    assert june.lines < ground.lines, "not all are manned yet"


def test_a_hex_is_described_with_all_that_is_printed_on_it() -> None:
    told = prose(screen(don(), AXIS, "stalingrad"))
    assert "2823 Stalingrad: victory city, clear, tank factory, 3 points, Don W, Volga E, rail SW NW" in told
    assert "held by the Axis" in told
    assert "2823 Stalingrad : ville de victoire, plaine, usine de chars" in prose(screen(don(), AXIS, "2823", "fr"))


def test_units_next_to_the_place_are_told_by_name_and_the_others_in_short() -> None:
    told = screen(don(), AXIS, "kalach")
    assert "■ de4   3-4-4  IV Corps           2824 Kalach · has attacked" in told
    assert "cut off (1 of 2 checks)" in told
    assert "2726 ■de11pz 3-2-6 ■hu1ad 1-1-6" in told and "11th Panzer Division" not in told
    assert "11th Panzer Division" in screen(don(), AXIS, "units kalach")


def test_a_unit_is_found_wherever_it_is() -> None:
    assert "■■de51" in screen(don(), SOVIET, "DE51") and "2823 Stalingrad: " in screen(don(), SOVIET, "de51")
    assert "LVII Panzer Corps" in (lost := screen(don(), AXIS, "de57")) and "comes back for 14 factors" in lost
    coming = screen(don(), AXIS, "su2g")
    assert "December 1942, 2921 Kamyshin" in coming and "•Kamy" in coming, "and where it will come"


def test_lists_are_of_the_own_side_unless_the_other_is_asked_for() -> None:
    assert "LI Corps" in (own := screen(don(), AXIS, "units")) and "62nd Army" not in own
    assert "62nd Army" in (others := screen(don(), AXIS, "units soviet")) and "LI Corps" not in others
    assert "2nd Guards Army" in screen(don(), SOVIET, "arrivals") and "None." in screen(don(), AXIS, "arrivals")
    assert "LVII Panzer Corps" in screen(don(), SOVIET, "lost axis") and "Aucune." in screen(
        don(), SOVIET, "pertes", "fr"
    )


def cells(topic: str, state: State, side: str = "axis") -> dict[str, str]:
    """The signs of an overlay by the names of hexes."""
    return {GRID.name(hex): sign for hex, sign in OVERLAYS[topic](ground_of(state), side).signs.items()}


def test_the_overlays_say_what_the_view_says() -> None:
    state = don()
    assert cells("goals", state) == {"2823": "3", "2824": "1", "2327": "3"}
    assert {cells("front", state)[hex] for hex in ("2823", "2822")} == {"-", ":"}
    assert {cells("zones", state).get(hex) for hex in ("2724", "2821", "2723", "0505")} == {"a", "s", "x", None}
    assert cells("rails", state)["2823"] == "#" and cells("rails", state, "soviet")["2823"] == "-"
    assert {cells("roads", state)[hex] for hex in ("2823", "1513")} == {"-", "="}
    assert cells("weather", state)["3000"] == "*" and "0830" not in cells("weather", state)


def test_who_is_beyond_supply_is_marked() -> None:
    state = position(axis={"de4": "2803"}, soviet={"su62": "kiev"}, axis_sources=["1321"], soviet_sources=["1321"])
    assert cells("supply", state)["2803"] == "⌁" and "1321" not in cells("supply", state)
    assert cells("supply", state, "soviet")["1321"] == "#" and cells("supply", state, "soviet")["1320"] in "#+"


def test_the_weather_is_told_month_by_month() -> None:
    state = setup(scenarios()["uranus"], {"weather": "historical"})
    told = prose(screen(state, AXIS, "weather"))
    assert "11/1942 Snow 12/1942 Snow 1/1943 Subarctic 2/1943 Snow" in told
    assert "?" in screen(position(axis={"de4": "2803"}), AXIS, "weather")


def test_the_goals_of_the_campaign_are_its_dates_too() -> None:
    state = setup(scenarios()["campaign"], {})
    told = screen(state, AXIS, "goals")
    assert "★ by April 1944: victory cities worth 14" in told and "– by January 1945: 0416 Warsaw" in told
    state.missed = 1
    assert "1 date missed." in screen(state, AXIS, "goals")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        *(("stalingrad", "2823"), ("STALINGRAD", "2823"), ("2823", "2823"), ("sébastopol", "1732"), ("sevas", "1732")),
        *(("velikiye luki", "1410"), ("velikie louki", "1410"), ("de51", "2823"), ("su2g", "2921")),
    ],
)
def test_a_place_may_be_named_in_many_ways(words: str, name: str) -> None:
    assert asked(words, ground_of(don()).view, CATALOGUE).hex == GRID.named(name)


@pytest.mark.parametrize(("words", "key"), [("atlantis", "picture-unknown"), ("vor", "unreadable-places")])
@pytest.mark.parametrize("before", ["", "supply "])
def test_what_is_not_there_cannot_be_looked_at(words: str, key: str, before: str) -> None:
    with pytest.raises(Unreadable) as refused:
        screen(don(), AXIS, before + words)
    assert refused.value.line.key == key and refused.value.line.rule == "1.1"
    assert all(CATALOGUE.say(refused.value.line, language) for language in LANGUAGES)


def test_a_game_that_is_over_says_so() -> None:
    state = pass_turn(pass_turn(position(axis={"de4": "2803"}, soviet={"su62": "2903"}, turns=1)))
    assert "the game is over" in screen(state, AXIS) and "la partie est terminée" in screen(state, AXIS, language="fr")


def test_whoever_was_lost_or_withdrawn_is_told_apart() -> None:
    state = position(axis={"de4": At("2803", where=Where.GONE), "ro4": At("2803", where=Where.LOST), "de8": "2804"})
    told = screen(state, AXIS, "lost")
    assert "withdrawn" in told and told.count("\n") == 2 and "comes back" not in told


def test_places_whose_names_begin_alike_can_be_told_apart() -> None:
    names = ["Stalingrad", "Stalino", "Kalach", "Voronezh", "Voroshilovgrad"]
    assert [shortened(name, names) for name in names] == ["Stag", "Stao", "Kala", "Vorn", "Vors"]
    assert shortened("Kiev", ["Kiev", "Kievsk"]) == "Kiev"
