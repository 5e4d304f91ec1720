// The signs that are printed on counters: NATO's boxes, the marks of size, and a flag for each nation. They are lines from point
// to point, so that each counter has them where they belong and needs no groups to put them there.

export type Sign = "infantry" | "mountain" | "armour" | "mechanised" | "cavalry" | "airborne" | "motorised";
export type Size = "division" | "corps" | "army";
export type Nation = "german" | "finnish" | "romanian" | "hungarian" | "italian" | "slovak" | "soviet";

/** x and y in turn; the last point is the first again if it is closed. */
type Stroke = number[];

// A box 32 wide and 20 high, around its middle
const BOX: Stroke = [-16, -10, 16, -10, 16, 10, -16, 10, -16, -10];
const CROSS: Stroke[] = [[-16, -10, 16, 10], [-16, 10, 16, -10]]; // prettier-ignore
const TRACKS: Stroke = [
  -6, -5, 6, -5, 9, -4, 11, -1.5, 11, 1.5, 9, 4, 6, 5, -6, 5, -9, 4, -11, 1.5, -11, -1.5, -9, -4, -6, -5,
];
const SIGNS: Record<Sign, Stroke[]> = {
  infantry: CROSS,
  mountain: [...CROSS, [-6, 10, 0, 1, 6, 10], [-3, 10, 0, 5, 3, 10], [0, 4, 0, 10]],
  armour: [TRACKS],
  mechanised: [...CROSS, TRACKS],
  cavalry: [[-16, 10, 16, -10]],
  airborne: [...CROSS, [-7, 9, -5, 6, -2, 6, 0, 9, 2, 6, 5, 6, 7, 9]],
  motorised: [...CROSS, [0, -10, 0, 10]],
};

/** Which sign a unit of the rulebook's kinds carries. */
export function signOf(kind: string): Sign {
  if (["panzer", "tank", "tank_army"].includes(kind)) return "armour";
  return kind in SIGNS ? (kind as Sign) : "infantry";
}

const COUNTS: Record<Size, number> = { division: 2, corps: 3, army: 4 };

/** As many X over the box. */
function mark(size: Size): Stroke[] {
  return Array.from({ length: COUNTS[size] }, (_, i) => 8 * i - 4 * (COUNTS[size] - 1)).flatMap((x) => [
    [x - 2.6, -19, x + 2.6, -13],
    [x - 2.6, -13, x + 2.6, -19],
  ]);
}

// 12 wide and 9 high, around its middle
const CLOTH: Stroke = [-6, -4.5, 6, -4.5, 6, 4.5, -6, 4.5, -6, -4.5];
const FLAGS: Record<Nation, Stroke[]> = {
  german: [CLOTH, [0, -4.5, 0, 4.5], [-6, 0, 6, 0]],
  finnish: [CLOTH, [-2, -4.5, -2, 4.5], [-6, 0, 6, 0]],
  romanian: [CLOTH, [-2, -4.5, -2, 4.5], [2, -4.5, 2, 4.5]],
  hungarian: [CLOTH, [-6, -1.5, 6, -1.5], [-6, 1.5, 6, 1.5]],
  italian: [CLOTH, [-2, -4.5, -2, 4.5], [2, -4.5, 2, 4.5], [-1, -1.5, 1, 1.5], [-1, 1.5, 1, -1.5]],
  slovak: [CLOTH, [0, -4.5, 0, 4.5], [-2.5, -1.5, 2.5, -1.5], [-3.5, 1.5, 3.5, 1.5]],
  soviet: [
    [0, -6, 1.4, -1.9, 5.7, -1.9, 2.2, 0.7, 3.5, 4.9, 0, 2.3, -3.5, 4.9, -2.2, 0.7, -5.7, -1.9, -1.4, -1.9, 0, -6],
  ],
};

/** Strokes as a path around a point, so much larger; with a negative scale they stand on their head. */
function drawn(strokes: Stroke[], x: number, y: number, scale: number): string {
  const said = (value: number, i: number) => ((i % 2 ? y : x) + value * scale).toFixed(1);
  return strokes.map((stroke) => `M${stroke.map(said).join(" ")}`).join("");
}

const kept = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const found = kept.get(key) ?? draw();
  kept.set(key, found);
  return found;
}

/** The box of a unit with the mark of its size. */
export function symbol(kind: Sign, size: Size): string {
  return once(`${kind} ${size}`, () => drawn([BOX, ...SIGNS[kind], ...mark(size)], 1, -5, 1));
}

/** The same on its head. */
export function fallen(kind: Sign, size: Size): string {
  return once(`${kind} ${size} fallen`, () => drawn([BOX, ...SIGNS[kind], ...mark(size)], 1, -13, -1));
}

/** The box alone and large, to be seen from far. */
export function largeSymbol(kind: Sign): string {
  return once(`${kind} large`, () => drawn([BOX, ...SIGNS[kind]], 0, 0, 1.5));
}

export function flag(nation: Nation): string {
  return once(nation, () => drawn(FLAGS[nation], 21.5, -22, 1));
}
