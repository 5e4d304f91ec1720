// Small scenes from pictures and what is seen on them, for tests: a row of signs for each row of hexes.

import type { PlaceView, Scene, SideView, UnitView, View } from "./types";

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

/** A German corps that stands somewhere and has done nothing. */
export function unitOn(hex: string | null, changes: Partial<UnitView> = {}): UnitView {
  return {
    hex,
    where: hex === null ? "coming" : "on_map",
    nation: "german",
    kind: "infantry",
    size: "corps",
    attack: 3,
    defence: 4,
    movement: 4,
    dispersed: false,
    moved: false,
    spent: false,
    hungry: 0,
    endures: 0,
    joined: false,
    owed: false,
    costs: null,
    arrives: null,
    entry: null,
    ...changes,
  };
}

export function sideView(name: string, changes: Partial<SideView> = {}): SideView {
  const nothing = { score: 0, destroyed: 0, needs: null, at_once: false, draws: null, air: 0, trains: 0 };
  const prizes = { german_corps: 0, allied_corps: 0, foils: false };
  return { name, ...nothing, ...prizes, infantry_factors: 0, armour_factors: 0, cover: [], lift: [], ...changes };
}

/** The Axis looks at its own movement in November 1942, on a map where nobody stands. */
export function seen(changes: Partial<View> = {}): View {
  return {
    seat: "axis",
    turn: 1,
    month: "1942-11",
    side: "axis",
    phase: "movement",
    step: "movement",
    weather: "snow",
    ice: "none",
    winner: null,
    weathers: ["snow"],
    sides: [sideView("axis"), sideView("soviet")],
    no_retreat: false,
    goals: [],
    dates: [],
    missed: 0,
    control: [],
    supply: {},
    zones: {},
    railhead: [],
    units: {},
    subject: null,
    errand: null,
    battle: null,
    overdue: [],
    ...changes,
  };
}
