// Made by `make types` from the models of the server; do not edit.

/**
 * An order that looks good: its words, the one entry of the menu that gives it, what it is called where it can be
 * foreseen, and how likely its side would be to win.
 */
export interface AdviceMessage {
  words: string;
  group: GroupMessage;
  title: LineMessage | null;
  probability: number;
}
/**
 * What a seat may choose for one subject (a unit, a card, or the side itself), under a heading.
 */
export interface GroupMessage {
  subject: string;
  heading: LineMessage;
  orders: OrdersMessage[];
}
/**
 * One sentence or phrase: a catalogue key and its values.
 */
export interface LineMessage {
  key: string;
  values: {
    [k: string]: string | number | TextMessage | LineMessage;
  };
  rule: string;
  places: string[];
}
/**
 * The same words in both languages.
 */
export interface TextMessage {
  en: string;
  fr: string;
}
/**
 * All choices of one kind for one subject, in columns, since there may be thousands: `verb-<verb>` is in the
 * catalogue; the price is what each costs the side, in command points, cards or whatever the game pays this verb with.
 * A choice is ordered in the words `said place`, or in `words` of its own where the game speaks otherwise. One that
 * `opens` orders nothing yet: the orders that begin with its words are asked for [decision 29].
 */
export interface OrdersMessage {
  verb: string;
  said: string;
  places: string[];
  price: number;
  costs: number[];
  stops: number[];
  words: string[];
  opens: boolean;
}
/**
 * What was the seat shown since its own last turn?
 */
export interface Again {
  kind: "again";
}
/**
 * One thing the target may be: how likely, and how the column or threshold comes about.
 */
export interface CaseMessage {
  who: LineMessage;
  chance: number;
  factors: FactorMessage[];
}
/**
 * One value that counts, with the rule it rests on.
 */
export interface FactorMessage {
  label: LineMessage;
  value: string;
  is_sum: boolean;
  read_at: MarkMessage[];
}
/**
 * A place in the table of a rule: a row, a column (the one with the names is 0) or, with both, a cell.
 */
export interface MarkMessage {
  rule: string;
  row: number | null;
  column: number | null;
}
/**
 * What an order brings with it, beside what it would lead to itself.
 */
export interface CautionMessage {
  line: LineMessage;
  gravity: "note" | "danger" | "doubt";
}
/**
 * How likely each seat was to win after each turn, in hundredths: as one seat saw it, or with the fog lifted.
 */
export interface ChanceMessage {
  eyes: string;
  seats: {
    [k: string]: number[];
  };
}
/**
 * The same, to a page that was told the seat's moment before: of view and orders only what has changed since.
 */
export interface Change {
  kind: "change";
  seat: string;
  at: number;
  to_move: string | null;
  prompt: LineMessage;
  can_undo: boolean;
  heard_from: number;
  heard: LineMessage[];
  result: ResultMessage | null;
  is_open: boolean;
  since: number;
  view: unknown;
  orders: unknown;
}
/**
 * How a match ended.
 */
export interface ResultMessage {
  winner: string | null;
  line: LineMessage;
}
/**
 * One thing that follows, and how likely it is in all.
 */
export interface ConsequenceMessage {
  line: LineMessage;
  chance: number;
}
/**
 * One screen: nothing is shown until the player of this seat has taken it.
 */
export interface Curtain {
  kind: "curtain";
  seat: string;
}
/**
 * What everybody may know of a match's dice from its first moment on; the recipe is in docs/dice.md.
 */
export interface DiceHead {
  name: string;
  commitment: string;
  texts: {
    [k: string]: string;
  };
  waits_for: string[];
}
/**
 * How often each face came for a seat.
 */
export interface DiceMessage {
  seat: string;
  faces: number[];
}
/**
 * An order in words the server offered, by a seat that saw position `at`.
 */
export interface Do {
  kind: "do";
  words: string;
  at: number;
}
/**
 * What was heard before this line of the log?
 */
export interface Earlier {
  kind: "earlier";
  until: number;
}
/**
 * Measured, not felt: `wins` are the percentages of games that each seat won when the computer played both, over
 * so many games; what is missing to a hundred was drawn. docs/balance.md has the same figures.
 */
export interface FactsMessage {
  minutes: number;
  difficulty: "first" | "easy" | "medium" | "hard";
  wins: {
    [k: string]: number;
  };
  games: number;
}
/**
 * The whole answer. More than one case only where the target is not known; no outcomes where no die is cast. Where
 * there are many outcomes, the summary says of the few things that matter how likely they are in all.
 */
export interface ForecastMessage {
  title: LineMessage;
  cases: CaseMessage[];
  outcomes: OutcomeMessage[];
  note: LineMessage | null;
  summary: ConsequenceMessage[];
  cautions: CautionMessage[];
}
/**
 * One result: how likely, with which dice (if the target is known), and what follows from it.
 */
export interface OutcomeMessage {
  result: LineMessage;
  chance: number;
  dice: number[];
  follows: ConsequenceMessage[];
}
/**
 * What would this order lead to?
 */
export interface Foresee {
  kind: "foresee";
  words: string;
}
/**
 * The answer to Foresee: a forecast where one can be made, or why the order would be refused.
 */
export interface Foreseen {
  kind: "foreseen";
  words: string;
  forecast: ForecastMessage | null;
  refusal: LineMessage | null;
}
/**
 * A finished match after so many steps, from one seat's eyes or with the fog lifted.
 */
export interface Frame {
  step: number;
  view: unknown;
  heard: LineMessage[];
}
/**
 * Some frames in a row: the first whole, of the others what changed.
 */
export interface Frames {
  frames: Frame[];
}
/**
 * A game in a few words.
 */
export interface GameHeadMessage {
  name: string;
  version: string;
  title: TextMessage;
  summary: TextMessage;
  seats: string[];
  default_scenario: string;
  scenarios: ScenarioHeadMessage[];
}
/**
 * A scenario in a few words.
 */
export interface ScenarioHeadMessage {
  name: string;
  title: TextMessage;
  summary: TextMessage;
  turns: number;
  facts: FactsMessage | null;
  side: string | null;
  is_given: boolean;
}
/**
 * The answer to Earlier: some lines of the log, up to the one that was named.
 */
export interface Heard {
  kind: "heard";
  heard_from: number;
  heard: LineMessage[];
}
/**
 * What would be good to order now?
 */
export interface Hint {
  kind: "hint";
}
/**
 * The answer to Hint: up to three orders, the best first, or why there are none.
 */
export interface Hinted {
  kind: "hinted";
  advice: AdviceMessage[];
  refusal: LineMessage | null;
}
/**
 * A match file, as it was exported.
 */
export interface Import {
  text: string;
}
/**
 * The answer to Intent: a sentence or two of a turn that has ended; none where the computer has played none.
 */
export interface Intended {
  kind: "intended";
  lines: LineMessage[];
}
/**
 * What was the computer after in its last turn?
 */
export interface Intent {
  kind: "intent";
}
/**
 * What an invitation leads to, before it is accepted.
 */
export interface Invited {
  match: MatchHead;
  scenario: ScenarioHeadMessage | null;
  seat: string;
  host: string | null;
  is_own: boolean;
}
/**
 * A match as its guests see it in a list.
 */
export interface MatchHead {
  id: string;
  game: string;
  scenario: string;
  edition: number;
  title: TextMessage;
  seats: SeatHead[];
  is_same_screen: boolean;
  to_move: string | null;
  turn: number;
  result: ResultMessage | null;
  begun: string;
  touched: string;
  invitation: string | null;
  watching: {
    [k: string]: string;
  };
  rematch: string | null;
  asked: string | null;
  declined: string | null;
  is_put_away: boolean;
  dice: DiceHead;
}
/**
 * One seat of a match, to the guest who asks.
 */
export interface SeatHead {
  name: string;
  player: string;
  is_taken: boolean;
  is_mine: boolean;
  is_here: boolean;
  called: string | null;
  seen: string | null;
}
/**
 * A guest takes the seat he was invited to, with the name he wants to be called by.
 */
export interface Join {
  called: string;
}
/**
 * Some matches of a guest, the latest first.
 */
export interface MatchList {
  matches: MatchHead[];
  total: number;
}
/**
 * A number about each seat, after each turn.
 */
export interface MeasureMessage {
  name: string;
  seats: {
    [k: string]: number[];
  };
}
/**
 * One thing said over the wire; unknown fields are an error.
 */
export interface Message {}
/**
 * Texts that a guest's seats mix into the dice, by seat; each seat does it once.
 */
export interface Mix {
  texts: {
    [k: string]: string;
  };
}
/**
 * What a seat is told of one of its moments, whole or not.
 */
export interface Moment {
  kind: string;
  seat: string;
  at: number;
  to_move: string | null;
  prompt: LineMessage;
  can_undo: boolean;
  heard_from: number;
  heard: LineMessage[];
  result: ResultMessage | null;
  is_open: boolean;
}
/**
 * What a guest asks for: each seat is `me`, `friend` or a computer player's name; `me` twice is one screen.
 */
export interface NewMatch {
  game: string;
  scenario: string;
  seats: {
    [k: string]: string;
  };
  called: string;
}
/**
 * The match's head has changed: somebody joined, came, left, or asked for a rematch.
 */
export interface News {
  kind: "news";
  match: MatchHead;
}
/**
 * Which orders begin with the words of one that opens?
 */
export interface Open {
  kind: "open";
  words: string;
}
/**
 * The answer to Open: the orders that begin with these words, or why there are none.
 */
export interface Opened {
  kind: "opened";
  words: string;
  orders: GroupMessage[];
  refusal: LineMessage | null;
}
/**
 * A computer player: a level of how well it plays, or one of those that are there to be studied.
 */
export interface Opponent {
  name: string;
  kind: "level" | "study";
  ratings: {
    [k: string]: Rated;
  };
}
/**
 * A strength on the scale of Elo, and how much more or less it may be.
 */
export interface Rated {
  rating: number;
  spread: number;
}
/**
 * What a seat sees, hears and may do now.
 */
export interface Position {
  kind: "position";
  seat: string;
  at: number;
  to_move: string | null;
  prompt: LineMessage;
  can_undo: boolean;
  heard_from: number;
  heard: LineMessage[];
  result: ResultMessage | null;
  is_open: boolean;
  view: unknown;
  orders: GroupMessage[];
}
/**
 * What is wrong with a request, in one sentence.
 */
export interface Problem {
  line: LineMessage;
}
/**
 * The answer to Again: what the seat was shown from the end of its own last turn to its first order of the next.
 */
export interface Recap {
  kind: "recap";
  at: number;
  has_played: boolean;
  heard_from: number;
  shown: Shown[];
}
/**
 * What a seat was shown at one of its past moments, and what it heard with it.
 */
export interface Shown {
  to_move: string | null;
  view: unknown;
  heard: LineMessage[];
}
/**
 * An order or a message that was not carried out, and why.
 */
export interface Refusal {
  kind: "refusal";
  line: LineMessage;
}
/**
 * Give up.
 */
export interface Resign {
  kind: "resign";
}
/**
 * One roll: what came, and all that could have come with its weight, so that a page can work it out again.
 */
export interface RollMessage {
  step: number;
  number: number;
  numbers: number[];
  weights: number[];
}
/**
 * One numbered rule.
 */
export interface RuleMessage {
  number: string;
  title: TextMessage;
  summary: TextMessage;
  status: "document" | "fact" | "reading" | "design";
  reading: TextMessage | null;
  table: TableMessage | null;
  source: string[];
}
/**
 * A printed table: the first column names the rows.
 */
export interface TableMessage {
  title: TextMessage;
  /**
   * @minItems 2
   */
  columns: [TextMessage, TextMessage, ...TextMessage[]];
  /**
   * @minItems 1
   */
  rows: [TextMessage[], ...TextMessage[][]];
}
/**
 * A whole rulebook.
 */
export interface RulebookMessage {
  rules: RuleMessage[];
}
/**
 * The board of a scenario, in the game's own words: page/types.ts of its folder.
 */
export interface SceneMessage {
  game: string;
  scenario: string;
  scene: unknown;
}
/**
 * All games that have a page, and the computer players: the levels first, the weakest of them first.
 */
export interface Shelf {
  games: GameHeadMessage[];
  opponents: Opponent[];
  usual: string;
  is_ready: boolean;
}
/**
 * On one screen: the player of this seat has taken the screen, and nobody else looks.
 */
export interface Sit {
  kind: "sit";
  seat: string;
}
/**
 * One number of a finished match.
 */
export interface StepMessage {
  seat: string;
  words: string;
  turn: number;
  number: number;
}
/**
 * A finished match, for its end screen and its replay.
 */
export interface Story {
  scene: unknown;
  steps: StepMessage[];
  turns: number[];
  measures: MeasureMessage[];
  chances: ChanceMessage[];
  dice: DiceMessage[];
  secret: string;
  rolls: RollMessage[];
  given: number;
  match: MatchHead;
}
/**
 * A finished match, the same to everybody.
 */
export interface Tale {
  scene: unknown;
  steps: StepMessage[];
  turns: number[];
  measures: MeasureMessage[];
  chances: ChanceMessage[];
  dice: DiceMessage[];
  secret: string;
  rolls: RollMessage[];
  given: number;
}
/**
 * Take the last order back.
 */
export interface Undo {
  kind: "undo";
  at: number;
}
/**
 * How many rolls follow from the published secret: all of them, or it is a Problem.
 */
export interface Verified {
  rolls: number;
}
/**
 * The first message: which match this is and what never changes in it.
 */
export interface Welcome {
  kind: "welcome";
  match: MatchHead;
  scene: unknown;
  is_given: boolean;
  is_watching: boolean;
}
