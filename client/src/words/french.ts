// The article that French puts before a name, by the noun that the name is built on: as `engine/french.py`.

const FEMININE = "division panzerdivision brigade compagnie milice maison gare armée artillerie usine aciérie";
const MASCULINE = "bataillon régiment groupe quartier silo grand ravin kourgane corps détachement embarcadère";
const NOUNS = { la: FEMININE.split(" "), le: MASCULINE.split(" ") };

/** Before these an article is cut short: l’armée, but la 62e armée. */
const VOWELS = "aeéiou";

const ARTICLES = new Map(Object.entries(NOUNS).flatMap(([article, nouns]) => nouns.map((noun) => [noun, article])));

/** A name with its article; as the first word of a sentence with a capital. */
export function the(name: string, at = ""): string {
  const said = withArticle(name);
  return at === "start" ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

function withArticle(name: string): string {
  const words = name.split(" ");
  if ((words[0] ?? "") in NOUNS) return name; // "la milice ouvrière"
  const place = words.slice(0, 2).findIndex((word) => ARTICLES.has(word.toLowerCase())); // "71e division …"
  const noun = words[place];
  if (noun === undefined) return name;
  const article = ARTICLES.get(noun.toLowerCase()) ?? "";
  if (place === 0) words[0] = noun.charAt(0).toLowerCase() + noun.slice(1);
  const isCut = place === 0 && VOWELS.includes(words[0]?.charAt(0) ?? " ");
  return (isCut ? "l’" : `${article} `) + words.join(" ");
}
