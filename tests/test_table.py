"""A game in the terminal: orders, questions, undo, saving and going on, in both languages and in 80 columns."""

from __future__ import annotations

import io
import re
from fractions import Fraction
from itertools import count
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from kurgan.cli import offers, ready, saves
from kurgan.cli.completion import Completer
from kurgan.cli.odds import shown
from kurgan.cli.table import LINES, WORDS, Table
from kurgan.cli.voice import say
from kurgan.engine.forecast import Case, Forecast, Outcome
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import parsed, replayed, verify, written
from kurgan.engine.match import Match
from kurgan.engine.record import copy
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games import load
from kurgan.players.guard import Guarded
from tests.commands import Answer, Command
from tests.matches import new_match, play_on
from tests.parts import in_parts, in_sectors

PLAYERS = ("human", "greedy")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def numbers(path: Path) -> int:
    """How many numbers the journal of a match has."""
    return len(parsed(path.read_text(encoding="utf-8")).entries)


class Seated:
    """A saved match on a table, with orders of every kind that can be given in it."""

    def __init__(self, kurgan: Command, game: AnyGame, path: Path) -> None:
        self.kurgan, self.game, self.path = kurgan, game, path
        for seed in range(40):
            self.match = play_on(new_match(game, seed, players=PLAYERS), seed, 3)
            if self.match.to_move == 0 and (found := self.orders(is_free)) and (dice := self.orders(casts_a_die)):
                self.free, self.risky = found[0], dice[0]
                saves.save(self.match, path)
                return
        raise AssertionError("no such match was found")

    def orders(self, is_wanted: object) -> list[str]:
        known = self.match.known(0)
        assert callable(is_wanted)
        return [self.game.say(known, number) for number in self.match.legal(0) if is_wanted(self.match, number)]

    def __call__(self, *lines: str, language: str = "en") -> Answer:
        answer = self.kurgan("play", "--resume", self.path, "--language", language, typed=typed(*lines))
        assert answer.code == 0 and "kurgan:" not in answer.err, answer
        assert cell_len(answer.widest) <= 80, answer.widest
        return answer

    @property
    def length(self) -> int:
        return numbers(self.path) - len(self.match.entries)


def is_free(match: Match, number: int) -> bool:
    after = copy(match.state)
    match.game.apply(after, number)
    return match.game.seat_to_move(after) == 0 and not match.game.reveals(after)


def casts_a_die(match: Match, number: int) -> bool:
    forecast = match.game.forecast(match.known(0), number)
    return forecast is not None and bool(forecast.outcomes)


@pytest.fixture
def seated(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> Seated:
    return Seated(kurgan, autumn_storm, tmp_path / "match.kurgan")


def test_an_order_is_on_disk_before_the_next_is_asked_for(seated: Seated) -> None:
    assert "Saved." in seated(seated.free).out
    assert seated.length == 1
    assert seated("quit").code == 0 and seated.length == 1


def test_an_order_is_on_disk_before_anyone_is_told_of_it(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def reading(table: Table, seat: int) -> None:
        assert seated.path.read_text(encoding="utf-8") == written(table.match)
        told.append(len(table.match.entries))

    monkeypatch.setattr(Table, "show_news", reading)
    seated(seated.free, "undo", seated.risky, "", "resign", "yes")
    start = len(seated.match.entries)
    assert told[:4] == [start, start + 1, start, start + 2] and told[-1] > start + 2


def test_who_leaves_is_told_that_the_match_is_saved_after_it_is(
    seated: Seated, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(seated.match, seated.path, "en")
    seated.path.unlink()
    table.leave()
    assert "Saved." in capsys.readouterr().out
    assert seated.path.read_text(encoding="utf-8") == written(seated.match)
    table.path = seated.path / "below-a-file.kurgan"
    with pytest.raises(SystemExit, match="1"):
        table.leave()
    said = capsys.readouterr().out
    assert "Not saved" in said and "Saved." not in said


def test_a_match_that_cannot_be_saved_is_not_quit_until_it_is_saved_elsewhere(kurgan: Command, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    stuck = kurgan("play", typed=typed("quit"))
    assert stuck.code == 1 and "Saved." not in stuck.out and "Every order is saved" not in stuck.out
    elsewhere = tmp_path / "elsewhere.kurgan"
    freed = kurgan("play", typed=typed("quit", f"save {elsewhere}", "end", "quit"))
    assert freed.code == 0 and freed.out.count("Not saved") == 2, "at the start and at the first quit"
    assert numbers(elsewhere) > 1
    assert not list(tmp_path.rglob("*.new"))


def test_nobody_elses_file_is_overwritten(seated: Seated, tmp_path: Path, autumn_storm: AnyGame) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.kurgan"
    letter.write_text("Dear Mother", encoding="utf-8")
    saves.save(new_match(autumn_storm, 77), other)
    before = other.read_text(encoding="utf-8")
    said = seated(f"save {letter}", f"save {other}", f"save {tmp_path / 'no' / 'folder.kurgan'}").out
    said = " ".join(said.split())  # wherever the terminal breaks its lines
    assert said.count("is there already") == 2 and "Not saved" in said
    assert letter.read_text(encoding="utf-8") == "Dear Mother" and other.read_text(encoding="utf-8") == before
    assert seated.kurgan("play", "--journal", other).code == 2
    assert other.read_text(encoding="utf-8") == before and not (tmp_path / "no").exists()


def test_what_the_computer_did_is_shown_before_the_next_order_is_asked_for(seated: Seated) -> None:
    _, _, answer = seated("end").out.partition("> end")
    told, _, _ = answer.partition(f"Axis, turn {seated.match.state.turn + 1}")
    assert "Turn " in told and "End of turn 1 for the Axis" in told and "End of turn 1 for the Soviets" in told


@pytest.mark.parametrize(("reply", "given"), [("", 1), ("y", 1), ("YES", 1), ("n", 0), ("no", 0), ("help", 0)])
def test_an_attack_is_confirmed_by_yes_and_not_by_anything_else(seated: Seated, reply: str, given: int) -> None:
    answer = seated(seated.risky, reply)
    assert (seated.length > 0) == bool(given)
    assert (say("help-help", "en") in answer.out) == (reply == "help")


def test_the_result_is_said_once(seated: Seated) -> None:
    out = seated("resign", "yes").out
    assert out.count("victory: the Axis has resigned") == 1


def test_the_map_is_shown_once_after_undo(seated: Seated) -> None:
    _, after = seated(seated.free, "undo").out.split(say("table-undone", "en"))
    assert after.count("\nTurn ") == 1


def test_the_log_is_as_long_as_its_help_says(seated: Seated) -> None:
    for language in LANGUAGES:
        assert str(LINES) in say("help-log", language, lines=LINES)
    heard = [line for _, line in seated.match.heard[0]]
    assert len(heard) < 99
    short, long, none = (seated(words).out.count("]\n") for words in ("log", "log 99", "log 0"))
    assert short - none == min(LINES, len(heard)) and long - none == len(heard)


def test_undo_takes_an_order_back_from_the_journal_too(seated: Seated) -> None:
    before = seated.path.read_text(encoding="utf-8")
    assert say("table-undone", "en") in seated(seated.free, "undo").out
    assert seated.path.read_text(encoding="utf-8") == before
    nothing_left = seated(*["undo"] * 9).out
    assert "There is nothing to take back" in nothing_left and "[2]" in nothing_left


def test_an_order_that_casts_a_die_is_forecast_and_must_be_confirmed(seated: Seated) -> None:
    kept = seated(seated.risky, "n")
    assert say("forecast-outcomes", "en") in kept.out and say("table-kept", "en") in kept.out
    assert seated.length == 0
    seated(seated.risky, "")
    assert seated.length == 2, "the order and its die"


def test_what_is_refused_is_said_with_its_rule_and_changes_nothing(seated: Seated) -> None:
    answer = seated("attack 14pz 0907", "dance", "bombard 0000", "MOVE", "move 14pz")
    assert answer.out.count("]\n") >= 5 and seated.length == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_help_does_what_it_says(seated: Seated, language: str) -> None:
    helped = seated(say("word-help", language), "?", language=language).out
    assert helped.count(say("help-help", language)) == 2
    rests = {"save": str(seated.path.with_name("copy.kurgan")), "language": language, "forecast": seated.risky}
    for word in WORDS:
        own = say(f"word-{word}", language)
        assert f"  {own} " in helped and say(f"help-{word}", language, lines=LINES).split()[0] in helped
        for spelled in (own, own.upper(), word):
            answer = seated(f"{spelled} {rests.get(word, '')}", language=language)
            assert "not an order" not in answer.out and "pas un ordre" not in answer.out


@pytest.mark.parametrize(("language", "order"), [("en", "move"), ("fr", "déplacer")])
def test_orders_are_listed_with_their_price(seated: Seated, language: str, order: str) -> None:
    price = seated.game.catalogue.say(Line("price", {"price": 1}), language)
    assert f"{order} ({price}) 0" in seated("orders", language=language).out


@pytest.mark.parametrize(("language", "order"), [("en", "move"), ("fr", "déplacer")])
def test_and_with_what_each_costs_a_unit_in_the_words_of_the_game(kurgan: Command, language: str, order: str) -> None:
    words = ("--scenario", "first-turn", "--soviet", "random", "--language", language)
    listed = kurgan("play", "battle-for-stalingrad", *words, typed=typed("orders 71inf", "quit")).out
    assert f"{order} " in listed and "station/control (1 ration)" in " ".join(listed.split())


def test_what_follows_an_opening_is_listed_for_the_unit_that_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(in_parts())
    table, seat = Table(match, tmp_path / "match.kurgan", "en"), match.to_move
    opening = openings_in(match.game.menu(match.known(seat), match.legal(seat)))[0]
    goals = [order.split()[-1] for order in orders_in(match.continued(seat, opening))]
    table.do_orders(seat, "")
    assert "go …" in " ".join(capsys.readouterr().out.split())
    table.do_orders(seat, opening.split()[1])
    assert f"go {' · '.join(goals)}" in " ".join(capsys.readouterr().out.split())


def test_orders_that_only_begin_something_are_listed_by_their_verbs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(in_parts())
    table, seat = Table(match, tmp_path / "match.kurgan", "en"), match.to_move
    units = [words.split()[1] for words in openings_in(match.game.menu(match.known(seat), match.legal(seat)))]
    for few, listed in ((len(units), "go … Unit at " + " Unit at ".join(units)), (0, f"go … {' · '.join(units)}")):
        monkeypatch.setattr(offers, "FEW", few)
        table.do_orders(seat, "")
        said = " ".join(capsys.readouterr().out.split())
        assert listed in said and f"“orders {units[0]}”" in said and said.endswith("Blue end")


@pytest.mark.parametrize("words", ["go {unit}", "go", "GO", "end"])
def test_orders_are_listed_by_how_they_begin_or_by_their_verb(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(in_parts())
    table, seat = Table(match, tmp_path / "match.kurgan", "en"), match.to_move
    opening = openings_in(match.game.menu(match.known(seat), match.legal(seat)))[0]
    goals = [order.split()[-1] for order in orders_in(match.continued(seat, opening))]
    table.do_orders(seat, words.format(unit=opening.split()[1]))
    listed = " ".join(capsys.readouterr().out.split())
    assert (f"go {' · '.join(goals)}" in listed) == (" " in words)
    assert (f"Unit at {opening.split()[1]}" in listed) == (words != "end")


def test_of_very_many_choices_the_first_are_listed_unless_they_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "MANY", 2)
    match = new_match(load("ridge"))
    table, group = Table(match, tmp_path / "match.kurgan", "en"), match.game.menu(match.known(0), match.legal(0))[0]
    goals = list(group.orders[0].places)
    table.do_orders(0, "")
    assert f"{goals[0]} · {goals[1]} … and {len(goals) - 2} more" in " ".join(capsys.readouterr().out.split())
    table.do_orders(0, group.subject)
    assert " · ".join(goals) in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_looks_at_a_part_of_the_table_in_the_words_of_the_game(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(in_sectors())
    table, seat, word = Table(match, tmp_path / "match.kurgan", language), match.to_move, say("word-look", language)
    for asked, seen in (("0203", "sector 0203"), (" 0203  ", "sector 0203"), ("nowhere", "nowhere"), ("", "0000")):
        table.answer(seat, f"{word} {asked}")
        said = " ".join(capsys.readouterr().out.split())
        assert seen in said and ("sector" in said) == seen.startswith("sector")


def test_a_table_that_has_no_parts_is_looked_at_as_a_whole(seated: Seated) -> None:
    assert seated.game.look is None
    assert seated("look 0502").out.count("\nTurn ") == seated("map").out.count("\nTurn ") == 2


def test_after_an_order_of_one_s_own_the_part_where_it_was_carried_out_is_shown(kurgan: Command) -> None:
    match = new_match(in_sectors())
    order = next(words for words in orders_in(match.game.menu(match.known(0), match.legal(0))) if words != "end")
    goal = order.split()[-1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kurgan.cli.ready.load", lambda name: in_sectors())
        said = kurgan("play", "ridge", "--soviet", "random", typed=typed(order, "end", "quit")).out
    before, after, answered = said.split("> ")[:3]
    assert "sector" not in before and f"sector {goal}" in after, "the whole table, then the part"
    assert "sector" not in answered, "and the whole table again when the other side has moved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_asked_about_in_parts(kurgan: Command, language: str) -> None:
    catalogue, orders, look = load("eastern-front").catalogue, say("word-orders", language), say("word-look", language)
    move = catalogue.say(Line("verb-move"), language)
    words = ("--scenario", "campaign", "--soviet", "random", "--language", language)
    asked = ("end", "end", orders, f"{orders} {move}", f"{orders} de46", f"{look} de46", f"{look} front", f"{look} xyz")
    answer = kurgan("play", "eastern-front", *words, typed=typed(*asked, f"{move} de46 0417"))
    assert answer.code == 0 and cell_len(answer.widest) <= 80
    listed, by_verb, of_one, part, front, unknown, moved = answer.out.split("\n> ")[-8:-1]
    assert len(listed.splitlines()) < 25 and f"\n{move} …" in listed and " de46 " in listed
    assert by_verb.count("\nde") > 30 and "XLVI" in by_verb, "each with its name"
    assert "0417 · " in of_one and "\nde14" not in of_one
    assert "●Wars" in part.replace("Vars", "Wars") and "■de46" in part
    assert "00  02  04" in front and "xyz" in unknown
    assert "0417" in moved and "■de46" in moved and "1941" in moved.splitlines()[-1], (
        "the part where it went, and the prompt"
    )


def test_the_tab_key_finishes_words_orders_and_what_follows_an_opening() -> None:
    match = new_match(in_parts())
    opening = openings_in(match.game.menu(match.known(0), match.legal(0)))[0]
    following = orders_in(match.continued(0, opening))
    completer = Completer(match, 0, ["look", "log"])
    assert finished(completer, "lo") == ["look", "log"]
    assert set(following) <= set(finished(completer, f"{opening} "))
    assert finished(completer, following[0][:-1]) == [
        words for words in following if words.startswith(following[0][:-1])
    ]
    assert finished(completer, "dance 1") == []


def finished(completer: Completer, text: str) -> list[str]:
    """All the lines the tab key offers, one after the other."""
    return list(iter((completer(text, index) for index in count()).__next__, None))


def test_of_very_much_news_the_end_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_on(new_match(load("ridge")), 1)
    lines = [match.game.catalogue.say(line, "en") for _, line in match.heard[0]]
    table = Table(match, tmp_path / "match.kurgan", "en")
    for most in (len(lines), 3):
        table.read_to[0] = 0
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("kurgan.cli.table.NEWS", most)
            table.show_news(0)
        said = " ".join(capsys.readouterr().out.split())
        assert lines[-3] in said and (lines[0] in said) == (most > 3)
        assert (f"{len(lines) - 3} lines came before these: “log {len(lines)}”" in said) == (most == 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_in_80_columns(seated: Seated, language: str) -> None:
    unit = seated.free.split()[1]
    answer = seated(
        "orders", f"orders {unit}", "map", "log 99", "rules", "rules 6", f"forecast {seated.risky}", language=language
    )
    assert unit in answer.out and say("forecast-outcomes", language) in answer.out
    assert seated.length == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_three_orders_that_can_be_typed(seated: Seated, language: str) -> None:
    answer = seated(say("word-hint", language), language=language)
    assert say("table-hinted", language) in answer.out
    rows = re.findall(r"^ *([123]) +(\d+)\s?% +(.+?)(?:   .*)?$", answer.out, re.MULTILINE)
    assert [number for number, _, _ in rows] == ["1", "2", "3"][: len(rows)] and rows
    known = seated.match.known(0)
    for _, _, words in rows:
        assert any(words.strip().startswith(seated.game.say(known, number)) for number in seated.match.legal(0))


def test_what_a_hint_needs_is_compiled_when_it_is_first_asked_for_and_said_so(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its player is not the one whom one plays against."""
    needed = {"search.player", "counsel"}
    monkeypatch.setattr(ready, "is_done", lambda game, mark: mark not in needed)
    assert "Compiling" not in seated("look").err
    said = seated("hint")
    assert [line for line in said.err.splitlines() if line.startswith("Compiling")] == [
        "Compiling the player search for Autumn Storm, once for this version …",
        "Compiling how likely a side is to win Autumn Storm, once for this version …",
    ]
    assert say("table-hinted", "en") in said.out
    needed.clear()
    assert "Compil" not in seated("hint").err


def test_the_computer_hears_what_was_given_since_its_last_order(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(Guarded, "hear", lambda _, number: heard.append(number))
    seated(seated.free, "undo", "end", seated.free, "end")
    match = replayed(seated.game, parsed(seated.path.read_text(encoding="utf-8")))
    entries, states = list(match.entries), list(match.states())
    own = [place for place, entry in enumerate(entries) if entry.seat == 1 and place >= len(seated.match.entries)]
    witnessed = [int(seated.game.witness(states[place], entries[place].number, 1)) for place in range(own[0], own[-1])]
    assert heard == witnessed and len(heard) > 3


def test_the_bars_of_a_forecast_stand_below_each_other_whatever_a_result_is_called() -> None:
    catalogue, third = load("ridge").catalogue, Fraction(1, 3)
    results = [Line("refused-unreadable", {"words": "no" * times}) for times in (1, 8)]
    outcomes = tuple(
        Outcome(result, chance, (), ()) for result, chance in zip(results, (third, 2 * third), strict=True)
    )
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        console.print(
            shown(Forecast(Line("side-blue"), (Case(Line("side-blue"), Fraction(1), ()),), outcomes), catalogue, "en")
        )
    rows = [line for line in captured.get().splitlines() if "█" in line]
    assert [row.index("█") for row in rows] == [max(row.index("█") for row in rows)] * 2
    assert [row.index("%") for row in rows] == [rows[0].index("%")] * 2 and max(map(cell_len, rows)) <= 80


def test_after_a_forecast_the_rules_light_the_column_it_was_read_in(seated: Seated) -> None:
    lit = re.compile(r"\[(\d:\d\+?)\]")
    assert lit.findall(seated("rules 6.5").out) == []
    foreseen, opened = seated(f"forecast {seated.risky}", "rules 6.5").out.split("6.5  The die")
    columns = set(re.findall(r" (\d:\d\+?)\s*$", foreseen, re.M))
    assert columns and set(lit.findall(opened)) == columns, "as the forecast says"


@pytest.mark.parametrize(
    "line",
    [
        *("orders nobody", "log ²", "log 0", "log -3", "rules 99", "rules x", "forecast", "forecast end", "undo now"),
        *("save .", "save /", "save \x00", "language de", "move " * 99, "é" * 99, "\x00", "[bold]", "[/]", "{x}", "%s"),
    ],
)
def test_nothing_that_can_be_typed_ends_the_game(seated: Seated, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(seated.path.parent)
    assert "Taken back." in seated(line, seated.free, "undo").out, "the game went on after it"


def test_a_copy_is_saved_and_can_be_gone_on_with(seated: Seated) -> None:
    copy = seated.path.with_name("copy.kurgan")
    seated(f"save {copy}")
    assert copy.read_text(encoding="utf-8") == seated.path.read_text(encoding="utf-8")
    assert seated.kurgan("play", "--resume", copy, typed=typed(seated.free)).code == 0
    assert numbers(copy) == numbers(seated.path) + 1


def test_resigning_asks_first_and_then_publishes_the_secret(seated: Seated) -> None:
    seated("resign", "no")
    assert seated.length == 0 and seated.path.with_name("match.kurgan.secret").exists()
    over = seated("resign", "yes")
    assert "Soviet victory" in over.out and "--verify" in over.out
    assert not seated.path.with_name("match.kurgan.secret").exists()
    assert seated.kurgan("replay", seated.path, "--verify").code == 0
    assert "Soviet victory" in seated("end").out, "who goes on with it is shown how it ended"


@pytest.mark.parametrize("language", LANGUAGES)
def test_resigning_is_confirmed_in_the_player_s_language(seated: Seated, language: str) -> None:
    seated(say("word-resign", language), say("table-yes", language), language=language)
    assert seated.length == 1


def test_the_language_can_be_changed_at_the_table(seated: Seated) -> None:
    answer = seated("language fr", "aide", "langue en", "help")
    french, english = answer.out.index(say("help-help", "fr")), answer.out.index(say("help-help", "en"))
    assert french < english


def test_two_players_at_one_table_see_only_their_own_side(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path
) -> None:
    path = tmp_path / "both.kurgan"
    match = new_match(autumn_storm, 3)
    saves.save(match, path)
    answer = kurgan("play", "--resume", path, typed=typed("", "end", "", "quit"))
    assert answer.code == 0 and cell_len(answer.widest) <= 80
    first, second, third = answer.out.split(say("table-hidden", "en"))
    assert autumn_storm.catalogue.say(autumn_storm.prompt(match.known(0), 0), "en").split(":")[0] in second
    assert "give an order" not in first, "nothing is shown before the first player sits down"
    match.play(0, "end")
    assert "Soviets, turn 1" in third and "Axis, turn 1" not in third
    assert numbers(path) == len(match.entries)


def test_a_new_match_is_kept_in_the_data_folder_and_can_be_gone_on_with(kurgan: Command, tmp_path: Path) -> None:
    answer = kurgan("play", typed=typed("quit"))
    assert answer.code == 0 and cell_len(answer.widest) <= 80
    (journal,) = (tmp_path / "data" / "matches").glob("*.kurgan")
    assert journal.name in "".join(answer.out.split())
    assert journal.with_name(f"{journal.name}.secret").exists()
    assert kurgan("play", "--resume", journal, typed=typed("end")).code == 0
    assert numbers(journal) > 1


def test_the_options_of_a_match_are_in_its_journal(kurgan: Command, autumn_storm: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "here.kurgan"
    scenario = autumn_storm.scenario_file(autumn_storm.rulebook.game.scenario)
    words = ("--scenario", scenario, "--option", "free-orders=off", "--mix", "my own wind", "--soviet", "random")
    answer = kurgan("play", "autumn-storm", *words, "--journal", path, typed=typed("resign", "yes"))
    journal = parsed(path.read_text(encoding="utf-8"))
    assert (journal.scenario, journal.options) == (str(scenario), {"free-orders": "off"})
    assert journal.players == {"axis": "human", "soviet": "random"} and journal.mix["axis"] == "my own wind"
    assert len(journal.mix["soviet"]) == 32, "a seat that says nothing mixes in a random text"
    published = "".join(answer.out.partition("> ")[0].split())
    assert all(each in published for each in (journal.name, journal.dice, journal.mix["soviet"]))
    assert answer.code == 0 and verify(autumn_storm, journal) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computer_plays_a_whole_match_that_can_be_verified(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "whole.kurgan"
    answer = kurgan("play", "--axis", "greedy", "--soviet", "greedy", "--journal", path, "--language", language)
    assert answer.code == 0 and cell_len(answer.widest) <= 80
    match = replayed(autumn_storm, parsed(path.read_text(encoding="utf-8")))
    assert match.result is not None
    assert autumn_storm.catalogue.say(match.result.line, language) in answer.prose
    assert kurgan("replay", path, "--verify").code == 0
    assert [file.name for file in tmp_path.glob("whole*")] == ["whole.kurgan"]


def test_a_closed_line_leaves_the_match_saved(seated: Seated) -> None:
    assert "--resume" in seated().out and seated.length == 0


def test_a_match_goes_on_after_orders_that_its_player_did_not_see(kurgan: Command) -> None:
    said = kurgan("play", "autumn-storm", "--scenario", "mamayev-kurgan", typed=typed(*["end"] * 4))
    assert said.code == 0 and "The position has changed" not in said.out
    assert any(
        end in said.prose for end in ("Axis victory: it needed", "Soviet victory: at the end", "The game is drawn:")
    )
