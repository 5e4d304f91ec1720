// What a game shows of itself: the one thing its page/ folder exports. The table around it serves every game.

import type { ComponentType } from "preact";
import type { ChoiceMessage, GroupMessage, Position } from "kurgan/api/menu";
import type { ForecastMessage, LineMessage } from "kurgan/api/types";
import type { Carrier } from "kurgan/board/Board";
import type { Trace } from "kurgan/board/Traces";
import type { Gathering } from "kurgan/table/gather";
import type { Offer } from "kurgan/table/offers";
import type { Words } from "kurgan/words/words";

/** How a place lights up: one may go there, must stop there, be taken there by rail or ship, attack it, or reach it from afar. The
 * legend says `light-<light>` where the game has a word of its own for it. */
export type Light = "go" | "stop" | "rail" | "attack" | "reach";

export type { Trace } from "kurgan/board/Traces";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** One place that lights up because an order points at it. */
export interface Mark {
  place: string;
  light: Light;
  choice: ChoiceMessage;
}

/** Whom something hurts. */
export type Tone = "ours" | "theirs" | "nobody";

/** Everything the board draws; it asks nothing and decides nothing. */
export interface BoardProps {
  scene: unknown;
  view: unknown;
  words: Words;
  marks: Mark[];
  /** Places of subjects that may be given an order now. */
  ready: string[];
  /** The place of the subject whose orders are lit. */
  selected: string | null;
  /** The subjects that are chosen: first the one whose orders are lit. */
  group: readonly string[];
  /** The place an order in preparation points at. */
  aimed: string | null;
  /** The way a move would take, without its start. */
  path: string[];
  /** Places that a line of the log speaks of. */
  pointed: string[];
  /** What is drawn of something that has just happened, and how many steps ago. */
  traces: (Trace & { age: number })[];
  /** Places that a card speaks of, which it must not cover: each is found in the page as `data-place`. */
  anchors: string[];
  /** Places that the step being shown speaks of, the most important first: the board brings them into sight, and what is
   * pointed at too. */
  spoken?: string[];
  /** What is taken together for one order; what lies several times may be there several times. */
  gathered: readonly string[];
  /** What may be added to it. */
  takeable?: readonly string[];
  /** Where the keyboard stands. */
  cursor: string | null;
  /** The place somebody asks about: under the mouse, under the keyboard, or pressed last. */
  asked?: string | null;
  /** It is asked about on purpose, by a finger that rests there: all is shown of it, whatever else is lit. */
  isStudied?: boolean;
  overlays: ReadonlySet<string>;
  /** The view at the end of one's own last turn, while a list tells what has happened since. */
  past?: unknown;
  /** What may be ordered now. */
  orders: GroupMessage[];
  /** Order it in words that were offered; several one after the other, as long as each is offered in its turn. */
  onOrder(...words: string[]): void;
  /** Ask why words that are not offered may not be ordered. */
  onTry(words: string): void;
  /** A press on a place, or on one of several subjects that stand there. */
  onPlace(place: string, subject?: string | null): void;
  /** A press that adds to what is chosen. */
  onAdd?: ((place: string, subject: string | null) => void) | undefined;
  onHover(place: string | null): void;
  /** May one draw a way from here? */
  mayDrag?: ((place: string, by: Carrier, subject: string | null) => boolean) | undefined;
  onDrag?: ((from: string, place: string, subject: string | null) => void) | undefined;
  onDrop?: ((place: string | null) => void) | undefined;
  /** A long press, on a screen without hovering. */
  onHold(place: string, subject?: string | null): void;
}

interface Seen {
  line: LineMessage;
  /** Drawn before anything changes, while the die rolls: who attacks whom. */
  aims?: Trace[];
  /** Drawn once it is known: ways, losses. */
  traces?: Trace[];
}

/** Something that happened: with a die, with a card to read, or plain to see. */
export type Happening = Seen &
  /** `before` led to it and is told first. */
  (
    | { kind: "die"; die: number; before?: LineMessage[]; details: LineMessage[] }
    /** `label` is a word for it where it is no event. */
    | { kind: "card"; label?: string; title: LineMessage; text: LineMessage }
    | { kind: "move" }
  );

export interface Digest {
  results: LineMessage[];
  all: LineMessage[];
}

export interface PartProps {
  scene: unknown;
  view: unknown;
  words: Words;
}

/** The forces: they point at places, and whoever waits off the board can be taken up from here. */
export interface ForcesProps extends PartProps {
  orders: GroupMessage[];
  /** The subject whose orders are lit. */
  held: string | null;
  onPlace(place: string): void;
  onPick(subject: string): void;
}

/** A place seen from near: those who stand there may be taken up, or added to those who are. */
export interface CloserProps extends PartProps {
  place: string;
  group: readonly string[];
  /** Subjects that may be given an order now. */
  able: ReadonlySet<string>;
  onPick(subject: string, isAdded: boolean): void;
}

/** Which orders follow the words of those that open, as far as it was asked. */
export type Opened = ReadonlyMap<string, GroupMessage[]>;

export interface MusterProps extends PartProps {
  /** The name of what is gathered. */
  name: string;
  opened: Opened;
  taken: readonly string[];
  /** What may be added. */
  free: readonly string[];
  /** What orders would lead to, by their words, once it was asked. */
  forecasts: ReadonlyMap<string, ForecastMessage | null>;
  onForesee(words: string): void;
  onPress(item: string): void;
  onTake(items: readonly string[]): void;
}

/** What a question is answered with has its buttons below: the card says what they would lead to. */
export interface QuestionProps extends MusterProps {
  orders: GroupMessage[];
  /** The subject whose orders are lit. */
  subject: string | null;
  /** Take a subject up whose orders answer it. */
  onPick(subject: string): void;
}

export interface HeaderProps extends PartProps {
  onRule?(number: string): void;
  /** A friend's seat is still free: it is nobody's turn yet. */
  isAwaited?: boolean;
  /** The side that is asked now, where somebody is. */
  asked?: string | null;
}

/** What a lesson goes by: the position on the map, what was heard up to it, and what the player holds. */
export interface Moment {
  scene: unknown;
  position: Position;
  log: LineMessage[];
  /** The subject whose orders are lit. */
  subject: string | null;
  /** The place an order in preparation points at. */
  target: string | null;
  /** What orders in preparation would lead to, by their words. */
  forecasts: ReadonlyMap<string, ForecastMessage | null>;
  /** Which orders follow those that open, as far as it was asked. */
  opened: Opened;
}

/** One lesson of the guided first battle, in the words `lesson-<key>-title` and `lesson-<key>-text`. */
export interface Lesson {
  key: string;
  /** It asks for nothing but to be read. */
  isToRead: boolean;
  /** Advice that never ends: it comes whenever it is timely, to the end of the battle. */
  isLasting?: boolean;
  /** Can it be taught now? If not, a later one may come first. */
  isTimely(moment: Moment): boolean;
  /** What it asks for has been done, whether it was asked yet or not. */
  isDone(moment: Moment): boolean;
  /** Which places it points at. */
  points(moment: Moment): string[];
  /** What its words speak of. */
  values(moment: Moment): LineMessage["values"];
}

/** One switch of what the map shows. */
export interface Overlay {
  name: string;
  /** The key that toggles it. */
  key: string;
  /** Some pictures are for newcomers, and then for whoever keeps them. */
  isOnAtFirst: boolean | "for newcomers";
  /** Its signs in small, as the map has them, in a box of 68 by 48; else a style sheet paints `of-<name>`. */
  Sample?: ComponentType;
}

export interface Looks {
  Board: ComponentType<BoardProps>;
  /** Turn, date, points and score for the header; where there is a rulebook beside it, its rules can be opened. */
  Header: ComponentType<HeaderProps>;
  /** The forces of both sides as known, with a way to point at them. */
  Forces: ComponentType<ForcesProps>;
  /** Why it ended so, for the card of the ending: whatever the score is made of. */
  Ending?: ComponentType<PartProps>;
  /** A small still picture of a scenario. */
  Picture: ComponentType<{ scene: unknown; scenario: string }>;
  /** A place seen from near, where more than words can be shown of it. */
  Closer?: ComponentType<CloserProps>;
  /** All cards there are, for the rulebook. */
  Cards?: ComponentType<{ scene: unknown; words: Words; asked: string[] }>;
  /** How many of them have all these words. */
  countCards?(scene: unknown, asked: string[]): number;
  overlays: Overlay[];
  /** What the board draws of `past`: whether there is anything to see of it, and its sign, in the words `legend-<name>`. */
  past?: { name: string; isSeen(past: unknown, view: unknown): boolean; Sample: ComponentType };
  /** The lights that the legend explains. */
  lights: Light[];
  /** Verbs that one press orders at once, since there is nothing to foresee. */
  plain: ReadonlySet<string>;
  /** The way of a move may be chosen place by place, while this verb is on offer: the words that ask what a way would cost so
   * far, and those that order it. */
  ways?: {
    verb: string;
    tried(subject: string, places: string[]): string;
    ordered(subject: string, places: string[]): string;
  };
  /** The key that takes up what the side itself may do to places, where it may do anything: `side-orders` in the list of keys. */
  sideKey?: string;
  /** Subjects are dragged to where they go, by the rules' own way. */
  isDragged?: true;
  /** Verbs that the main button says where no place is aimed at, the first on offer before the others. */
  main: string[];
  /** Verbs after which whoever carried them out is let go, though something else may be on offer for him now. */
  settles?: ReadonlySet<string>;
  /** Verbs that give up what could still be used: never the main button. */
  forgoes?: ReadonlySet<string>;
  /** Verbs whose forecast is known before they are ordered: what it warns of gravely is asked about first. */
  weighed?: ReadonlySet<string>;
  /** Subjects that cannot wait: whoever goes on to the next comes to them first. */
  urgent?(view: unknown): readonly string[];
  /** Subjects may be chosen together, for orders that several carry out; elsewhere a press with Shift is a press. */
  hasGroups?: true;
  /** The words that open what several subjects may do together, if they may. */
  together?(group: readonly string[], orders: GroupMessage[]): string | null;
  /** Things that are chosen together by pressing each, for the subject whose orders are lit; with all that was asked about
   * openings, by their words. */
  gathering?(view: unknown, orders: GroupMessage[], subject: string | null, opened: Opened): Gathering | null;
  /** What is taken together, in the first tab: what could be, what is, and sets that are taken in one press. */
  Muster?: ComponentType<MusterProps>;
  /** The places that the question is about which waits now, if it is more than a sentence: then it has a card in the panel. */
  question?(view: unknown, orders: GroupMessage[]): string[] | null;
  Question?: ComponentType<QuestionProps>;
  /** The verb that declines: against a computer the page may say it by itself where nothing else is on offer. */
  decline?: string;
  /** Something that asks again and again and may be declined to its end at once: its name while it goes on, in the words
   * `table-hold`, `table-holding` and `table-hold-stop`. */
  spell?(view: unknown): string | null;
  /** Nobody rolls in this game: its story has no dice to report. */
  isDiceless?: true;
  /** Words of chance that are one step of the story while they follow one another. */
  runs?: string[];
  /** An order that left no line, as the story tells it. */
  deed?(scene: unknown, seat: string, order: string, words: Words): string | null;
  /** Verbs that are only a part of an order: the story shows them with the part that follows. */
  parts?: string[];
  /** The measure that the story draws turn by turn, where it is not `score`. */
  score?: string;
  /** The board has no empty corner: notices lie on the panel, and a phone begins with the panel put away. */
  isFull?: true;
  /** All places in reading order, and the neighbour of a place in a direction the arrow keys and their corners mean. */
  places(scene: unknown, view: unknown): string[];
  step(scene: unknown, from: string, key: Arrow, view: unknown): string;
  /** A place in words, for those who hear the page: terrain, who stands there, in which condition. */
  describe(scene: unknown, view: unknown, place: string, words: Words): string;
  /** Which subjects of the seat's own stand on a place, the uppermost first, and where a subject stands. */
  subjectsAt(view: unknown, place: string): string[];
  placeOf(view: unknown, subject: string): string | null;
  /** The order somebody would mean who points a subject at a place, legal or not; null where nothing is plainly meant. For the
   * side itself the subject is ""; while nothing is held it is null, and what lies there is meant, as at the subject's own
   * place. */
  tried(view: unknown, subject: string | null, place: string): string | null;
  /** Is this a pile to look through? A press on it opens the tab of the forces. */
  isPile?(place: string): boolean;
  /** What a button says of an order, if its verb alone does not tell it from others. */
  called?(scene: unknown, view: unknown, choice: ChoiceMessage, words: Words, orders: GroupMessage[]): string | null;
  /** What a hint says of an order, where heading and button would not tell it from others: who, where to. */
  advised?(scene: unknown, view: unknown, offer: Offer, words: Words): string | null;
  /** What the prompt says of an order on the spot, where the heading of its subject would mislead. */
  asks?(scene: unknown, choice: ChoiceMessage, words: Words): string | null;
  /** All answers to what is asked now, for one who does not care to think about each. */
  shortcut?(view: unknown, words: Words): { label: string; orders: string[] } | null;
  /** How the choices of a verb light up; null where nearly every place is one, and can be pressed unlit. */
  light(verb: string, choice: ChoiceMessage): Light | null;
  /** Whom a result that is foreseen hurts, where its lines do not name the one who acts. */
  tone?(follows: LineMessage[]): Tone;
  /** Is something worth keeping left that ending the turn would waste? */
  leftOver(view: unknown, orders: GroupMessage[]): LineMessage | null;
  /** What is to be seen in lines that were heard together, and the view that came with them. */
  happenings(lines: LineMessage[], view: unknown): Happening[];
  /** The view to look at while it is told what happened, where the one that came with it has been cleared already. */
  afterwards?(before: unknown, after: unknown, lines: LineMessage[]): unknown;
  /** The keys of lines that are told together while they follow one another: a turn may have a hundred moves, and whoever
   * shows them says by `happenings` what is seen of all of them. */
  flows?: ReadonlySet<string>;
  /** What came of lines that make too long a list: what matters afterwards, and all that is worth telling. */
  digest?(lines: LineMessage[]): Digest;
  lessons: Lesson[];
  /** What the guided battle is about at this moment, whatever is taught: the coach says it over each lesson. */
  stake?(moment: Moment): LineMessage | null;
  /** Orders that the lessons have to know the forecast of before they advise. */
  toForesee?(moment: Moment): string[];
  /** Openings of which they have to know what follows. */
  toOpen?(moment: Moment): string[];
  /** The scenario and seat of the guided first battle. */
  school: { scenario: string; seat: string; next: string };
}
