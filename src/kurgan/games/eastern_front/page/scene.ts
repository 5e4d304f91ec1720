// What never changes in a match and everybody may see: the board.

export type Direction = "NE" | "E" | "SE" | "SW" | "W" | "NW";

/** A side of a hex: the name of the hex, and where the side faces. */
export type Side = [string, Direction];

export type PlaceKind = "victory" | "major" | "city" | "town";

export interface Text {
  en: string;
  fr: string;
}

export interface Place {
  code: string;
  name: Text;
  hex: string;
  kind: PlaceKind;
  points: number;
  isPort: boolean;
  isFortress: boolean;
  hasFactory: boolean;
}

export interface Scene {
  columns: number;
  rows: number;
  /** One sign for each hex, row by row: . clear, ^ hill, % swamp, M mountain, ~ sea, o lake. */
  terrain: string;
  /** The same: U, G, R, H, F, B and x. */
  country: string;
  /** The same: 1 for a hex of the battle, else 0. */
  field: string;
  rivers: { name: string; sides: Side[] }[];
  lakeSides: Side[];
  straitSides: Side[];
  fortSides: Side[];
  rails: { name: string; hexes: string[] }[];
  roads: { name: string; isHighway: boolean; hexes: string[] }[];
  places: Place[];
  /** The hexes north-east of the weather line. */
  weatherLine: string[];
}
