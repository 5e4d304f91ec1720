// What moves a board: the wheel, a drag, two fingers, keys.

import { signal } from "@preact/signals";
import { select, type Selection, type TransitionLike } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior } from "d3-zoom";
import { prefersStillness } from "kurgan/settings";
import type { BoardProps, Carrier, Level } from "./Board";
import { isOn, subjectIn } from "./fan";
import type { Point } from "./hexes";

const NEAREST = 4; // pixels for a unit of the drawing
export const SLIP = 5; // pixels a finger may slip in a tap
const RIM = 60; // around a point that is followed, of the drawing: about half a place

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
  "shown" | "sheet" | "levels" | "nearest" | "pressable" | "onRest" | "placeAt" | "fan" | "isLive" | "mayDrag";
type Latest = () => Pick<BoardProps, Seen>;
type Spot = Pick<MouseEvent, "clientX" | "clientY">;
type Chosen = Selection<HTMLElement, unknown, null, undefined>;

/** What moves the board: one transform on its sheets, which Preact never sets. */
export class Camera {
  private readonly board: Chosen;
  private readonly zoom: ZoomBehavior<HTMLElement, unknown>;
  private isHome = true;
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
        if (sourceEvent) this.isHome = false;
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
    this.isHome = false;
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

  /** In a short glide, for those who like things to move. d3-zoom brings d3-transition along, but not its types. */
  private gently(): Chosen | TransitionLike<HTMLElement, unknown> {
    const gliding = this.board as Chosen & {
      transition(): { duration(time: number): TransitionLike<HTMLElement, unknown> };
    };
    return prefersStillness() ? this.board : gliding.transition().duration(200);
  }

  /** After the window has changed its size: home again, unless the player has looked elsewhere. */
  resized(): void {
    if (this.isHome) this.home();
  }

  /** Bring a point into sight, and not a step farther; for a finger also as near as it needs to press a place. */
  follow({ x, y }: Point): void {
    const { width, height } = this.element.getBoundingClientRect();
    const transform = zoomTransform(this.element);
    const { pressable = 0 } = this.props();
    if (!this.isHeld && width && transform.k < pressable && matchMedia("(pointer: coarse)").matches) {
      this.isHome = false;
      const middle = zoomIdentity
        .translate(width / 2, (height - this.covered()) / 2)
        .scale(pressable)
        .translate(-x, -y);
      const window: [[number, number], [number, number]] = [
        [0, 0],
        [width, height],
      ];
      this.zoom.transform(this.gently(), this.zoom.constrain()(middle, window, this.zoom.translateExtent()));
      return;
    }
    const [left, top] = transform.apply([x, y]);
    const rim = Math.min(RIM * transform.k, width / 4, height / 4);
    const right = missing(left, rim, width - rim);
    const down = missing(top, rim, height - this.covered() - rim);
    if (!this.isHeld && (right || down)) this.zoom.translateBy(this.board, right / transform.k, down / transform.k);
  }
}

/** How far a value has to go to be between two others. */
function missing(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value)) - value;
}
