// The article that French puts before a name, by the noun that the name is built on: as `engine/french.py`.

const NOUNS = {
  la: ["division", "panzerdivision", "brigade", "compagnie", "milice", "maison", "gare"],
  le: ["bataillon", "régiment", "groupe", "quartier", "silo", "grand", "ravin", "kourgane"],
  "l’": ["artillerie", "usine", "aciérie", "embarcadère"],
};

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
  return article + (article.endsWith("’") ? "" : " ") + words.join(" ");
}
