// What moves a board: the wheel, a drag, two fingers, keys.

import { signal } from "@preact/signals";
import { select, type Selection, type TransitionLike } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { prefersStillness } from "kurgan/settings";
import type { BoardProps, Box, Carrier, Level } from "./Board";
import { isOn, subjectIn } from "./fan";
import type { Point } from "./hexes";

const READABLE = 1.5; // times the scale from which on counters can be read: they are read at a glance
const NEAREST = 4; // pixels for a unit of the drawing
export const SLIP = 5; // pixels a finger may slip in a tap
const RIM = 110; // around what is followed, of the drawing: about one place

// The board on the page, for the keys + - 0: there is never more than one.
let current: Camera | null = null;
/** Is there a board that can be brought nearer? */
export const isZoomable = signal(false);

export const zoomIn = () => current?.scale(1.4);
export const zoomOut = () => current?.scale(1 / 1.4);
export const zoomHome = () => current?.home(true);

export function take(camera: Camera): void {
  current = camera;
  isZoomable.value = true;
}

export function leave(camera: Camera): void {
  if (current !== camera) return;
  current = null;
  isZoomable.value = false;
}

type Seen =
  | "shown"
  | "sheet"
  | "opening"
  | "levels"
  | "nearest"
  | "pressable"
  | "onRest"
  | "placeAt"
  | "fan"
  | "isLive"
  | "mayDrag";
type Latest = () => Pick<BoardProps, Seen>;
type Spot = Pick<MouseEvent, "clientX" | "clientY">;
type Chosen = Selection<HTMLElement, unknown, null, undefined>;

/** What moves the board: one transform on its sheets, which Preact never sets. */
export class Camera {
  private readonly board: Chosen;
  private readonly zoom: ZoomBehavior<HTMLElement, unknown>;
  private isHome = true;
  private isOpening = false; // it has come nearer than home by itself
  private isHeld = false;
  private isLate = false; // it should have gone home while it was held

  constructor(
    private readonly element: HTMLElement,
    sheets: SVGSVGElement[],
    private readonly props: Latest,
  ) {
    const styled = (change: (style: CSSStyleDeclaration) => void) => sheets.forEach(({ style }) => change(style));
    this.board = select(element);
    this.zoom = zoom<HTMLElement, unknown>()
      .clickDistance(SLIP)
      .tapDistance(SLIP * 2)
      .filter((event: MouseEvent | TouchEvent) => this.isMeant(event))
      .on("start", () => styled((style) => (style.willChange = "transform"))) // moved as pictures, drawn again at rest
      .on("zoom", ({ transform, sourceEvent }) => {
        if (sourceEvent) this.isHome = this.isOpening = false;
        const { x, y, k } = transform as { x: number; y: number; k: number };
        styled((style) => (style.transform = `translate(${x}px, ${y}px) scale(${k})`));
      })
      .on("end", () => {
        styled((style) => (style.willChange = ""));
        this.rest();
      });
    this.board.call(this.zoom);
  }

  /** The point of the drawing under a pointer. */
  under(event: Spot): Point {
    const window = this.element.getBoundingClientRect();
    const [x, y] = zoomTransform(this.element).invert([event.clientX - window.left, event.clientY - window.top]);
    return { x, y };
  }

  placeUnder(event: Spot): string | null {
    const { fan, placeAt } = this.props();
    const point = this.under(event);
    return fan && isOn(fan, point) ? fan.place : placeAt(point);
  }

  /** Which counter of those that are spread out lies under a pointer. */
  subjectUnder(event: Spot): string | null {
    const { fan } = this.props();
    return fan ? subjectIn(fan, this.under(event)) : null;
  }

  /** What is shown at which scale changes when the board rests: while it moves it is a picture. */
  private rest(): void {
    const transform = zoomTransform(this.element);
    const { k } = transform;
    const { levels = { middle: 0, near: 0 }, onRest } = this.props();
    const level: Level = k >= levels.near ? "near" : k >= levels.middle ? "middle" : "far";
    if (this.element.dataset.zoom !== level) this.element.dataset.zoom = level;
    const { width, height } = this.element.getBoundingClientRect();
    const [[left, top], [right, bottom]] = [transform.invert([0, 0]), transform.invert([width, height])];
    onRest?.(k, { left, top, right, bottom });
  }

  /** One finger is the page's where the page scrolls under it, as its touch-action tells; two are always the board's. */
  private isMeant(event: MouseEvent | TouchEvent): boolean {
    if (!("touches" in event)) {
      const isDrag = event.type === "mousedown" && this.mayDragAt(event, "mouse");
      return !event.button && event.type !== "dblclick" && !isDrag; // it may have begun on a window
    }
    const at = event.changedTouches[0];
    if (event.type === "touchend" && at && this.isLiveAt(at)) return false; // d3-zoom asks so about two taps
    if (event.touches.length === 1 && at && this.mayDragAt(at, "finger")) return false;
    return event.touches.length > 1 || getComputedStyle(this.element).touchAction === "none";
  }

  private mayDragAt(event: Spot, by: Carrier): boolean {
    const place = this.placeUnder(event);
    return place !== null && (this.props().mayDrag?.(place, by, this.subjectUnder(event)) ?? false);
  }

  private isLiveAt(event: Spot): boolean {
    const place = this.placeUnder(event);
    return place !== null && this.props().isLive(place);
  }

  scale(by: number): void {
    this.isHome = this.isOpening = false;
    this.zoom.scaleBy(this.gently(), by);
  }

  /** How much of the foot of the board the page has covered, as its --board-covered tells. */
  private covered(): number {
    return parseFloat(getComputedStyle(this.element).getPropertyValue("--board-covered")) || 0;
  }

  /** While something is dragged over it the board stands still, or it would be let go elsewhere than it was meant. */
  hold(): void {
    this.isHeld = true;
  }

  letGo(): void {
    this.isHeld = false;
    if (this.isLate) this.home();
  }

  /** Everything in sight. */
  home(isSmooth = false): void {
    const { width, height } = this.element.getBoundingClientRect();
    this.isLate = this.isHeld;
    this.isOpening = false;
    if (this.isHeld || !width || !height) return;
    const covered = this.covered();
    const { shown, sheet, nearest = NEAREST } = this.props();
    const [wide, high] = [shown.right - shown.left, shown.bottom - shown.top];
    const scale = Math.min(width / wide, (height - covered) / high);
    const place = zoomIdentity
      .translate(width / 2, (height - covered) / 2)
      .scale(scale)
      .translate(-(shown.left + shown.right) / 2, -(shown.top + shown.bottom) / 2);
    const room = covered / scale;
    this.zoom.scaleExtent([scale * 0.75, Math.max(nearest, scale * 2)]);
    this.zoom.translateExtent([
      [Math.min(sheet.left, place.invertX(0)), Math.min(sheet.top, place.invertY(0))],
      [Math.max(sheet.right, place.invertX(width)), Math.max(sheet.bottom + room, place.invertY(height))],
    ]);
    this.isHome = true;
    this.zoom.transform(isSmooth ? this.gently() : this.board, place);
  }

  /** At first: everything, or the middle of what it is about, where nobody could read everything at once. */
  open(): void {
    this.home();
    const { opening, levels, pressable = 0 } = this.props();
    const { k } = zoomTransform(this.element);
    if (this.isHeld || !opening || !levels || k >= levels.middle) return;
    this.isOpening = true;
    this.board.call(this.zoom.transform, this.around(opening, isTouched() ? pressable : levels.middle * READABLE));
  }

  /** A point in the middle of the window, at a scale, as far as the sheet lets it. */
  private around({ x, y }: Point, scale: number): ZoomTransform {
    const { width, height } = this.element.getBoundingClientRect();
    const middle = zoomIdentity
      .translate(width / 2, (height - this.covered()) / 2)
      .scale(scale)
      .translate(-x, -y);
    const window: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    return this.zoom.constrain()(middle, window, this.zoom.translateExtent());
  }

  /** In a short glide, for those who like things to move. d3-zoom brings d3-transition along, but not its types. */
  private gently(): Chosen | TransitionLike<HTMLElement, unknown> {
    const gliding = this.board as Chosen & {
      transition(): { duration(time: number): TransitionLike<HTMLElement, unknown> };
    };
    return prefersStillness() ? this.board : gliding.transition().duration(200);
  }

  /** After the window has changed its size: home again, unless the player has looked elsewhere. */
  resized(): void {
    if (this.isOpening) this.open();
    else if (this.isHome) this.home();
  }

  /** Bring points into sight, the first and as many of the others as there is room for, and not a step farther; for a finger
   * also as near as it needs to press a place. */
  follow(points: Point[]): void {
    const { width, height } = this.element.getBoundingClientRect();
    if (this.isHeld || !width || points.length === 0) return;
    const { k } = zoomTransform(this.element);
    const { pressable = 0 } = this.props();
    const scale = isTouched() ? Math.max(k, pressable) : k;
    const rim = Math.min(RIM * scale, width / 4, height / 4);
    const room = { x: (width - 2 * rim) / scale, y: (height - this.covered() - 2 * rim) / scale };
    const box = together(points, room);
    if (scale > k) {
      this.isHome = this.isOpening = false;
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      this.zoom.transform(this.gently(), this.around(middle, scale));
      return;
    }
    const transform = zoomTransform(this.element);
    const [[left, top], [right, bottom]] = [
      transform.apply([box.left, box.top]),
      transform.apply([box.right, box.bottom]),
    ];
    const across = missing(left, right, rim, width - rim);
    const down = missing(top, bottom, rim, height - this.covered() - rim);
    if (!across && !down) return;
    this.isHome &&= !this.isOpening; // what is followed stays in sight when the window changes its size
    this.isOpening = false;
    this.zoom.translateBy(this.board, across / k, down / k);
  }
}

const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** A box around the first point and every other that it has room for. */
function together([first, ...others]: Point[], room: Point): Box {
  let box = { left: first!.x, right: first!.x, top: first!.y, bottom: first!.y };
  for (const { x, y } of others) {
    const wider = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    };
    if (wider.right - wider.left <= room.x && wider.bottom - wider.top <= room.y) box = wider;
  }
  return box;
}

/** How far something has to go to lie between two values; what is longer keeps its beginning in sight. */
function missing(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return to > most ? Math.max(most - to, least - from) : 0;
}
