// Made by `make types` from the models of the server; do not edit.

/**
 * Where an enemy was last seen.
 */
export interface GhostView {
  hex: string;
  turn: number;
  label: string;
}
/**
 * One hex of the printed map.
 */
export interface HexView {
  name: string;
  column: number;
  row: number;
  terrain: string;
  victory: number;
  in_field: boolean;
  source: string | null;
}
/**
 * What never changes in a match and everybody may see: the board.
 */
export interface Scene {
  columns: number;
  rows: number;
  hexes: HexView[];
  roads: [string, string][];
}
/**
 * The score of a side.
 */
export interface SideView {
  name: string;
  score: number;
  needs: number;
  held: number;
  penalty: number;
}
/**
 * The same words in both languages.
 */
export interface TextMessage {
  en: string;
  fr: string;
}
/**
 * One counter: all of it if the seat knows it, else a "?" with a side and a place.
 */
export interface UnitView {
  side: string;
  hex: string | null;
  code: string | null;
  label: string;
  name: TextMessage | null;
  kind: string | null;
  size: string | null;
  attack: number | null;
  defence: number | null;
  movement: number | null;
  strength: number | null;
  last_strength: number | null;
  maximum: number | null;
  points: number | null;
  disrupted: boolean;
  supplied: boolean;
  acted: boolean;
  reach: string[];
}
/**
 * The whole picture for one seat.
 */
export interface View {
  seat: string;
  turn: number;
  last_turn: number;
  begins: string;
  side: string;
  step: string;
  command: number | null;
  artillery: number | null;
  event: string | null;
  winner: string | null;
  sides: SideView[];
  control: {
    [k: string]: string;
  };
  seen: string[];
  supplied: string[];
  zone: string[];
  units: UnitView[];
  ghosts: GhostView[];
  staff: string[];
  has_free_order: boolean;
  way: string[];
}
