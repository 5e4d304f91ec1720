// Small scenes from pictures, for tests: a row of signs for each row of hexes.

import type { PlaceView, Scene } from "./types";

export function pictured(rows: string[], changes: Partial<Scene> = {}): Scene {
  const terrain = rows.join("");
  return {
    columns: rows[0]!.length,
    rows: rows.length,
    terrain,
    country: "U".repeat(terrain.length),
    field: "1".repeat(terrain.length),
    arctic: "0".repeat(terrain.length),
    rivers: [],
    lake_sides: [],
    strait_sides: [],
    fort_sides: [],
    rails: [],
    roads: [],
    places: [],
    frozen: {},
    formations: {},
    first_month: "1941-06",
    last_turn: 10,
    first_side: "axis",
    ...changes,
  };
}

export function place(name: string, hex: string, kind = "town"): PlaceView {
  const plain = { points: 0, is_port: false, is_fortress: false, has_factory: false };
  return { code: name.toLowerCase(), name: { en: name, fr: name }, hex, kind, ...plain };
}
