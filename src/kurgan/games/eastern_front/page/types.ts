// Made by `make types` from the models of the server; do not edit.

/**
 * The attack in hand.
 */
export interface BattleView {
  target: string;
  attackers: string[];
  column: string | null;
  flown: boolean;
  stands: boolean;
  die: number | null;
  outcome: string | null;
  due: number;
  fallback: string | null;
  beaten: string[];
  payers: string[];
  cheapest: string[];
  price: number;
  exchanges: ExchangeView[];
  is_breakthrough: boolean;
}
/**
 * Defenders who can be exchanged, for how many attack factors, and the orders that say so.
 */
export interface ExchangeView {
  units: string[];
  cost: number;
  orders: string[];
}
/**
 * What the Soviet side must hold by when [11.4].
 */
export interface DateView {
  month: string;
  points: number;
  all: string[];
  any: string[];
  is_held: boolean;
}
/**
 * Who a counter is.
 */
export interface FormationView {
  side: string;
  label: string;
  name: TextMessage;
}
/**
 * The same words in both languages.
 */
export interface TextMessage {
  en: string;
  fr: string;
}
/**
 * A place that is worth points in this scenario.
 */
export interface GoalView {
  hex: string;
  points: number;
  holder: string;
}
/**
 * A railway or a road.
 */
export interface PathView {
  name: string;
  hexes: string[];
  is_highway: boolean;
}
/**
 * A city or a town.
 */
export interface PlaceView {
  code: string;
  name: TextMessage;
  hex: string;
  kind: string;
  points: number;
  is_port: boolean;
  is_fortress: boolean;
  has_factory: boolean;
}
/**
 * A river, along sides of hexes.
 */
export interface RiverView {
  name: TextMessage;
  sides: [string, string][];
}
/**
 * The board of a scenario.
 */
export interface Scene {
  columns: number;
  rows: number;
  terrain: string;
  country: string;
  field: string;
  arctic: string;
  rivers: RiverView[];
  lake_sides: [string, string][];
  strait_sides: [string, string][];
  fort_sides: [string, string, string][];
  rails: PathView[];
  roads: PathView[];
  places: PlaceView[];
  frozen: {
    [k: string]: [string, string][];
  };
  formations: {
    [k: string]: FormationView;
  };
  first_month: string;
  last_turn: number;
  first_side: string;
}
/**
 * What a side has.
 */
export interface SideView {
  name: string;
  score: number;
  destroyed: number;
  german_corps: number;
  allied_corps: number;
  foils: boolean;
  needs: number | null;
  at_once: boolean;
  draws: number | null;
  air: number;
  trains: number;
  infantry_factors: number;
  armour_factors: number;
  cover: string[];
  lift: string[];
}
/**
 * One counter; who it is, is on the board.
 */
export interface UnitView {
  hex: string | null;
  where: string;
  nation: string;
  kind: string;
  size: string;
  attack: number;
  defence: number;
  movement: number;
  dispersed: boolean;
  moved: boolean;
  spent: boolean;
  hungry: number;
  endures: number;
  joined: boolean;
  owed: boolean;
  costs: number | null;
  arrives: string | null;
  entry: string | null;
}
/**
 * The whole picture for one seat. Areas are rows of signs, from north to south.
 */
export interface View {
  seat: string;
  turn: number;
  month: string;
  side: string;
  phase: string;
  step: string;
  weather: string;
  ice: string;
  winner: string | null;
  weathers: (string | null)[];
  sides: SideView[];
  no_retreat: boolean;
  goals: GoalView[];
  dates: DateView[];
  missed: number;
  control: string[];
  supply: {
    [k: string]: string[];
  };
  zones: {
    [k: string]: string[];
  };
  railhead: string[];
  units: {
    [k: string]: UnitView;
  };
  subject: string | null;
  errand: string | null;
  battle: BattleView | null;
  overdue: string[];
}
