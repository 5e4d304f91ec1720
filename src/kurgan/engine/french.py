"""The article that French puts before a name: `{ THE($unit) }` in a catalogue says "la 71e division d’infanterie".

It goes by the noun that the name is built on. `client/src/words/french.ts` is the same for the page.
"""

from __future__ import annotations

from typing import Final

FEMININE: Final = "division panzerdivision brigade compagnie milice maison gare armée artillerie usine aciérie"
MASCULINE: Final = "bataillon régiment groupe quartier silo grand ravin kourgane corps détachement embarcadère"
NOUNS: Final = {"la": FEMININE.split(), "le": MASCULINE.split()}
ARTICLES: Final = {noun: article for article, nouns in NOUNS.items() for noun in nouns}
VOWELS: Final = "aeéiou"  # before which an article is cut short: l’armée, but la 62e armée


def the(name: object, *, at: object = "") -> object:
    """A name with its article; as the first word of a sentence (`at: "start"`) with a capital.

    What has its article keeps it, and a number is no name.
    """
    if not isinstance(name, str):
        return name
    words, said = name.split(" "), name
    for place, word in enumerate(words[:2]):  # "71e division …", "Milice ouvrière"
        if word in NOUNS:  # "la milice ouvrière"
            break
        article = ARTICLES.get(word.lower())
        if article:
            words[place] = word[0].lower() + word[1:] if place == 0 else word
            is_cut = place == 0 and words[0][0] in VOWELS
            said = ("l’" if is_cut else f"{article} ") + " ".join(words)
            break
    return said[:1].upper() + said[1:] if str(at) == "start" else said
