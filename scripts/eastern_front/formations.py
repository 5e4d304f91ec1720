"""`formations.toml`: who the counters are. A code says most of it: su62 is the 62nd Army, de48 the XLVIII Corps."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from scripts.eastern_front.orders import Orders, all_units

HEAD = """\
# [1.2] The formations a scenario may put on the map. Ratings and places are the scenario's; this is who they are.
# A letter after a number (su6b) is a later formation of the same name. Written by scripts/eastern_front_tables.py.
"""


class Formation(NamedTuple):
    """One line of formations.toml."""

    code: str
    nation: str
    kind: str
    size: str
    label: str
    english: str
    french: str
    side: str = ""  # where it is not that of its nation

    @property
    def its_side(self) -> str:
        return self.side or ("soviet" if self.nation == "soviet" else "axis")


class Pattern(NamedTuple):
    """What the letters around a number mean; {n} is the number, as the language counts."""

    nation: str
    kind: str
    size: str
    label: str
    english: str
    french: str


PATTERNS: Final = {
    r"su(\d+)[bc]?": Pattern("soviet", "rifle", "army", "{0}", "{n} Army", "{n} armée"),
    r"su(\d+)s": Pattern("soviet", "shock", "army", "{0}Sh", "{n} Shock Army", "{n} armée de choc"),
    r"su(\d+)g": Pattern("soviet", "guards", "army", "{0}Gd", "{n} Guards Army", "{n} armée de la Garde"),
    r"su(\d+)tb?": Pattern("soviet", "tank-army", "army", "{0}TA", "{n} Tank Army", "{n} armée blindée"),
    r"su(\d+)gt": Pattern(
        "soviet", "tank-army", "army", "{0}GTA", "{n} Guards Tank Army", "{n} armée blindée de la Garde"
    ),
    r"mk(\d+)b?": Pattern("soviet", "mechanised", "corps", "{0}Mc", "{n} Mechanised Corps", "{n} corps mécanisé"),
    r"gmk(\d+)": Pattern(
        "soviet", "mechanised", "corps", "{0}GMc", "{n} Guards Mechanised Corps", "{n} corps mécanisé de la Garde"
    ),
    r"tk(\d+)": Pattern("soviet", "tank", "corps", "{0}Tk", "{n} Tank Corps", "{n} corps blindé"),
    r"gtk(\d+)": Pattern("soviet", "tank", "corps", "{0}GTk", "{n} Guards Tank Corps", "{n} corps blindé de la Garde"),
    r"kk(\d+)": Pattern("soviet", "cavalry", "corps", "{0}Cv", "{n} Cavalry Corps", "{n} corps de cavalerie"),
    r"gkk(\d+)": Pattern(
        "soviet", "cavalry", "corps", "{0}GCv", "{n} Guards Cavalry Corps", "{n} corps de cavalerie de la Garde"
    ),
    r"rk(\d+)": Pattern("soviet", "rifle", "corps", "{0}Rf", "{n} Rifle Corps", "{n} corps de fusiliers"),
    r"gk(\d+)": Pattern(
        "soviet", "guards", "corps", "{0}GRf", "{n} Guards Rifle Corps", "{n} corps de fusiliers de la Garde"
    ),
    r"ab(\d+)": Pattern("soviet", "airborne", "corps", "{0}Ab", "{n} Airborne Corps", "{n} corps aéroporté"),
    r"fi(\d+)": Pattern("finnish", "infantry", "corps", "{r}", "{r} Finnish Corps", "{n} corps finlandais"),
    r"ro(\d+)": Pattern("romanian", "infantry", "corps", "{r}", "{r} Romanian Corps", "{n} corps roumain"),
    r"hu(\d+)": Pattern("hungarian", "infantry", "corps", "{r}", "{r} Hungarian Corps", "{n} corps hongrois"),
    r"it(\d+)": Pattern("italian", "infantry", "corps", "{r}", "{r} Italian Corps", "{n} corps italien"),
    r"de(\d+)": Pattern("german", "infantry", "corps", "{r}", "{r} Corps", "{n} corps"),
}
PANZER: Final = Pattern("german", "panzer", "corps", "{r}", "{r} Panzer Corps", "{n} corps blindé")
MOUNTAIN: Final = Pattern("german", "mountain", "corps", "{r}", "{r} Mountain Corps", "{n} corps de montagne")
CORPS: Final = {f"de{number}": PANZER for number in (3, 14, 24, 39, 40, 41, 46, 47, 48, 56, 57)} | {
    "de18": MOUNTAIN,
    "de49": MOUNTAIN,
}

OTHERS: Final = [
    Formation("luga", "soviet", "rifle", "corps", "Luga", "Luga Operational Group", "Groupe opérationnel de la Louga"),
    Formation("coast", "soviet", "rifle", "army", "Coast", "Coastal Army", "Armée côtière"),
    Formation("popov", "soviet", "tank", "corps", "Popov", "Mobile Group Popov", "Groupe mobile Popov"),
    Formation("sk1", "slovak", "motorised", "division", "Mob", "Slovak Mobile Group", "Groupe mobile slovaque"),
    Formation("rom", "romanian", "mountain", "corps", "Mtn", "Romanian Mountain Corps", "Corps de montagne roumain"),
    Formation("roc", "romanian", "cavalry", "corps", "Cav", "Romanian Cavalry Corps", "Corps de cavalerie roumain"),
    Formation("hum", "hungarian", "motorised", "corps", "Mob", "Hungarian Mobile Corps", "Corps rapide hongrois"),
    Formation(
        *("hu1ad", "hungarian", "panzer", "division", "1Arm"),
        *("1st Hungarian Armoured Division", "1re division blindée hongroise"),
    ),
    Formation("ital", "italian", "mountain", "corps", "Alp", "Italian Alpine Corps", "Corps alpin italien"),
    Formation("de16m", "german", "panzer", "division", "16Mo", "16th Motorised Division", "16e division motorisée"),
    Formation("de7pz", "german", "panzer", "division", "7Pz", "7th Panzer Division", "7e Panzerdivision"),
    Formation("de11pz", "german", "panzer", "division", "11Pz", "11th Panzer Division", "11e Panzerdivision"),
    Formation("holl", "german", "infantry", "corps", "Holl", "Army Detachment Hollidt", "Détachement d’armée Hollidt"),
    Formation("cram", "german", "panzer", "corps", "Cram", "Corps Cramer", "Corps Cramer"),
    Formation("raus", "german", "infantry", "corps", "Raus", "Corps Raus", "Corps Raus"),
    Formation("ss1", "german", "panzer", "corps", "I SS", "I SS Panzer Corps", "Ier corps blindé SS"),
    Formation("ss2", "german", "panzer", "corps", "II SS", "II SS Panzer Corps", "IIe corps blindé SS"),
    Formation(
        *("ss2b", "german", "panzer", "corps", "II SS"),
        *("II SS Panzer Corps, from the West", "IIe corps blindé SS, venu de l’Ouest"),
    ),
    Formation("ss3", "german", "panzer", "corps", "III SS", "III SS Panzer Corps", "IIIe corps blindé SS"),
    Formation("ss4", "german", "panzer", "corps", "IV SS", "IV SS Panzer Corps", "IVe corps blindé SS"),
    Formation("ss6", "german", "panzer", "army", "6 SS", "6th SS Panzer Army", "6e armée blindée SS"),
    Formation("ss11", "german", "infantry", "corps", "XI SS", "XI SS Corps", "XIe corps SS"),
    Formation("fhh", "german", "panzer", "corps", "FHH", "Panzer Corps Feldherrnhalle", "Corps blindé Feldherrnhalle"),
    Formation(
        "gd", "german", "panzer", "corps", "GD", "Panzer Corps Grossdeutschland", "Corps blindé Grossdeutschland"
    ),
    Formation("hg", "german", "panzer", "corps", "HG", "Panzer Corps Hermann Göring", "Corps blindé Hermann Göring"),
    Formation(
        *("kmgp", "soviet", "mechanised", "corps", "Pliyev"),
        *("Cavalry-Mechanised Group Pliyev", "Groupe de cavalerie mécanisée Pliev"),
    ),
    Formation(
        *("kmgo", "soviet", "mechanised", "corps", "Oslik"),
        *("Cavalry-Mechanised Group Oslikovsky", "Groupe de cavalerie mécanisée Oslikovski"),
    ),
    Formation("pl1", "soviet", "rifle", "army", "1Pol", "1st Polish Army", "1re armée polonaise"),
    Formation("ro1a", "romanian", "infantry", "army", "1Ro", "1st Romanian Army", "1re armée roumaine", "soviet"),
    Formation("ro4a", "romanian", "infantry", "army", "4Ro", "4th Romanian Army", "4e armée roumaine", "soviet"),
]
# Formations of 1943 to 1945 of which the collection speaks in words only
LATE: Final = (
    *("su4g", "su5g", "su9g", "su10g", "su11g", "su27b", "su57b", "su63b", "su3gt", "su4tb", "su6t", "gtk2"),
    *("hu2", "hu6", "hu8", "de18", "de72"),
)

AIR: Final = [
    ("lf1", "axis", "Lf1", "Luftflotte 1", "Luftflotte 1"),
    ("lf2", "axis", "Lf2", "Luftflotte 2", "Luftflotte 2"),
    ("lf4", "axis", "Lf4", "Luftflotte 4", "Luftflotte 4"),
    ("lf6", "axis", "Lf6", "Luftflotte 6", "Luftflotte 6"),
    ("fk8", "axis", "FK8", "VIII Air Corps", "VIIIe corps aérien"),
    ("va2", "soviet", "2VA", "2nd Air Army", "2e armée aérienne"),
    ("va6", "soviet", "PVO", "Moscow Air Defence", "Défense aérienne de Moscou"),
    ("va8", "soviet", "8VA", "8th Air Army", "8e armée aérienne"),
    ("va16", "soviet", "16VA", "16th Air Army", "16e armée aérienne"),
    ("va17", "soviet", "17VA", "17th Air Army", "17e armée aérienne"),
]


def formations_file(orders: Orders) -> str:
    """The whole text of formations.toml."""
    codes = {unit.code for unit in all_units(orders)} | set(LATE)
    others = {formation.code for formation in OTHERS}
    formations = [*(patterned(code) for code in codes - others), *OTHERS]
    rows = [row(formation) for formation in sorted(formations, key=order)]
    sky = [
        f'  {{ code = "{code}", side = "{side}", label = "{label}", name = {{ en = "{english}", fr = "{french}" }} }},'
        for code, side, label, english, french in AIR
    ]
    return "\n".join([HEAD, "formations = [", *rows, "]", "", "# [6.12]", "air = [", *sky, "]", ""])


def order(formation: Formation) -> tuple[object, ...]:
    """Sides, nations, sizes and kinds together; numbers rising."""
    number = int("0" + "".join(re.findall(r"\d+", formation.code)))
    place = (formation.its_side, formation.nation, formation.kind, formation.size)
    return (*place, number, formation.code)


def row(formation: Formation) -> str:
    """The line of a formation."""
    fields = [
        f'code = "{formation.code}"',
        f'side = "{formation.its_side}"',
        f'nation = "{formation.nation}"',
        f'kind = "{formation.kind}"',
        f'size = "{formation.size}"',
        f'label = "{formation.label}"',
        f'name = {{ en = "{formation.english}", fr = "{formation.french}" }}',
    ]
    later = {"b": ("second formation", "deuxième formation"), "c": ("third formation", "troisième formation")}
    if re.fullmatch(r"(su|mk)\d+t?[bc]", formation.code):
        english, french = later[formation.code[-1]]
        fields.append(f'note = {{ en = "{english}", fr = "{french}" }}')
    return f"  {{ {', '.join(fields)} }},"


def patterned(code: str) -> Formation:
    """The formation whose code says who it is."""
    for form, pattern in PATTERNS.items():
        if found := re.fullmatch(form, code):
            return named(code, CORPS.get(code, pattern), int(found[1]))
    raise ValueError(f"{code} says nothing to me")


def named(code: str, pattern: Pattern, number: int) -> Formation:
    """A formation by its number: German and allied corps in Roman figures."""
    numeral = roman(number)
    is_roman = "{r}" in pattern.label
    french = f"{numeral if is_roman else number}{ordinal_ending(number, pattern.size)}"
    label = pattern.label.format(number, r=numeral)
    return Formation(
        code,
        pattern.nation,
        pattern.kind,
        pattern.size,
        label if len(label) <= LONGEST_LABEL else str(number),
        pattern.english.format(n=english_ordinal(number), r=numeral),
        pattern.french.format(n=french),
    )


LONGEST_LABEL: Final = 6
NUMERALS: Final = {50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"}


def roman(number: int) -> str:
    numeral = ""
    for value, sign in NUMERALS.items():
        numeral += sign * (number // value)
        number %= value
    return numeral


def english_ordinal(number: int) -> str:
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def ordinal_ending(number: int, size: str) -> str:
    """1er corps, 1re armée, 2e."""
    return "e" if number > 1 else "re" if size == "army" else "er"
