// Made by `make types` from the models of the server; do not edit.

/**
 * The battle on the stage.
 */
export interface BattleView {
  location: string;
  attacker: string;
  stage: string;
  totals: TotalView[];
  shown: Shown[];
  prospects: Prospect[];
}
/**
 * One side's total and where it comes from.
 */
export interface TotalView {
  side: string;
  total: number;
  factors: FactorView[];
  shield: number;
  hits: number;
  absorbs: number;
  by_rations: number;
  borne: LineMessage | null;
  may_retreat: boolean;
  firefight_left: number | null;
}
/**
 * One thing that counts in a total; the line names it.
 */
export interface FactorView {
  label: LineMessage;
  value: number;
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
 * One card that was shown in the battle, in the order of play.
 */
export interface Shown {
  side: string;
  face: string;
  card: string;
  firefight: number;
  use: string;
  own: number;
  enemy: number;
}
/**
 * What both totals would be if a card were played and nobody cancelled it.
 */
export interface Prospect {
  face: string;
  totals: number[];
  hits: number[];
}
/**
 * One kind of action card as printed; its copies differ only in the firefight number.
 */
export interface CardAction {
  code: string;
  side: string;
  title: TextMessage;
  timing: string;
  role: string | null;
  is_uranus: boolean;
  firefight: number[];
  text: TextMessage;
  history: TextMessage;
}
/**
 * A Force card as printed.
 */
export interface CardForce {
  code: string;
  side: string;
  label: string;
  name: TextMessage;
  kind: string;
  size: string;
  tags: string[];
  ability: string | null;
  value: number;
  combat: number;
  rations: number;
  text: TextMessage;
  history: TextMessage;
}
/**
 * A Location card as printed.
 */
export interface CardLocation {
  code: string;
  name: TextMessage;
  destroyed_at: number;
  chart: number[];
  persists: boolean;
  text: TextMessage;
  history: TextMessage;
}
/**
 * One Force: where it is and in which condition.
 */
export interface ForceView {
  code: string;
  side: string;
  place: string;
  rations: number;
  medals: number;
  is_engaged: boolean;
}
/**
 * Some equal cards in a hand or a pile.
 */
export interface Held {
  face: string;
  card: string;
  firefight: number;
  count: number;
}
/**
 * One of the five Locations on the table, from left to right.
 */
export interface LocationView {
  code: string;
  rubble: number;
  is_destroyed: boolean;
  controller: string | null;
  is_contested: boolean;
  rations: number;
  has_note: boolean;
  blocked: string[];
}
/**
 * Hits that are still to be absorbed.
 */
export interface LossView {
  side: string;
  hits: number;
  first: number;
}
/**
 * A whole army placed at once [3.10].
 */
export interface QuickSetup {
  code: string;
  title: TextMessage;
}
/**
 * What never changes: all the cards there are, and the quick set-ups.
 */
export interface Scene {
  locations: CardLocation[];
  forces: CardForce[];
  actions: CardAction[];
  setups: QuickSetup[];
}
/**
 * What everybody may see of a side.
 */
export interface SideView {
  name: string;
  hand: number;
  deck: number;
  pile: number;
  top: string | null;
  price: number | null;
  draws: number;
  controlled: number;
  discard: Held[];
  top_discard: string | null;
  launched: string[];
}
/**
 * The whole table for one seat.
 */
export interface View {
  seat: string;
  turn: number;
  last_turn: number;
  side: string;
  actor: string | null;
  step: string;
  winner: string | null;
  locations: LocationView[];
  forces: ForceView[];
  sides: SideView[];
  hand: Held[];
  seen: Held[];
  points: number | null;
  left: number;
  event: string | null;
  event_face: string | null;
  event_side: string | null;
  battle: BattleView | null;
  losses: LossView | null;
  advice: string[];
  warning: LineMessage | null;
  uranus_needed: number;
}
