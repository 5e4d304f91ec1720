"""Chapter 6: what holds for every loss and every exchange, whatever the factors are."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, Weather
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    is_dispersed,
    orders,
    play,
    position,
    stack,
    where,
)

PLACES = {"de1": "2703", "de2": "2703", "de4": "2802", "de5": "2802", "de6": "2804", "de7": "2804"}
house = settings(derandomize=True, deadline=None, max_examples=40)
factors = st.lists(st.integers(1, 4), min_size=2, max_size=6)


def battle(strengths: list[int], defences: list[int]) -> tuple[State, dict[str, int]]:
    """Germans against Soviets on the plain, in the snow, when nothing can be bought; and who attacks with what."""
    attack = dict(zip(PLACES, strengths, strict=False))
    axis: Counters = {code: At(PLACES[code], attack=each) for code, each in attack.items()}
    soviet: Counters = {code: At("2803", defence=each) for code, each in zip(("su62", "tk1"), defences, strict=False)}
    return position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, weather=Weather.SNOW), attack


def pay(state: State, choose: st.DataObject) -> list[str]:
    """Somebody is lost until nothing is due any more, at anybody's choice."""
    asked = []
    while state.step == Step.LOSSES:
        asked.append(choose.draw(st.sampled_from(orders(state))))
        play(state, asked[-1])
    return asked


@house
@given(factors, st.data())
def test_6_4_by_ae_at_least_the_defence_is_lost_and_nobody_after_it_is_paid(
    strengths: list[int], choose: st.DataObject
) -> None:
    total = sum(strengths)
    defence = choose.draw(st.integers(2 * total // 3 + 1, total))
    state, attack = battle(strengths, split(defence))
    assert column_of(state, "2803", *attack) == "1:1"
    play(state, f"attack 2803 {' '.join(attack)}", 1)
    pay(state, choose)
    lost = [attack[code] for code in attack if where(state, code) == "lost"]
    assert sum(lost) >= defence
    assert sum(lost) - max(lost) < defence  # the last one was still due
    assert all(is_dispersed(state, code) for code in attack if where(state, code) != "lost")
    assert stack(state, "2803") and not any(is_dispersed(state, code) for code in stack(state, "2803"))


def split(defence: int) -> list[int]:
    """The factors of a stack, in two units if one cannot have them all."""
    return [defence] if defence <= 12 else [12, defence - 12]


@house
@given(factors, st.data())
def test_6_7_by_x_the_attacker_loses_at_least_what_he_removes(strengths: list[int], choose: st.DataObject) -> None:
    total = sum(strengths) + 1
    strengths[0] += 1
    both = choose.draw(st.integers(total // 3 + 1, 2 * total // 3))
    first = choose.draw(st.integers(1, both))
    defence = {code: each for code, each in (("su62", first), ("tk1", both - first)) if each}
    state, attack = battle(strengths, list(defence.values()))
    assert column_of(state, "2803", *attack) in ("3:2", "2:1")
    play(state, f"attack 2803 {' '.join(attack)}", 1)
    while state.step == Step.REMOVAL:
        play(state, choose.draw(st.sampled_from(orders(state))))
    pay(state, choose)
    removed = sum(each for code, each in defence.items() if where(state, code) == "lost")
    lost = [attack[code] for code in attack if where(state, code) == "lost"]
    assert 0 < removed <= sum(lost)
    assert sum(lost) - max(lost) < removed
    assert not any(is_dispersed(state, code) for code in attack if where(state, code) != "lost")


@house
@given(factors, st.integers(1, 12), st.integers(0, 5))
def test_6_1_an_attacker_more_never_lowers_the_odds(strengths: list[int], defence: int, without: int) -> None:
    state, attack = battle(strengths, [defence])
    fewer = [code for place, code in enumerate(attack) if place != without % len(attack)]
    assume(orders(state) != ["end"])
    ladder = ["", *COLUMN_NAMES]
    assert ladder.index(column_of(state, "2803", *fewer)) <= ladder.index(column_of(state, "2803", *attack))
