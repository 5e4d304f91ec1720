// The view, asked from the side of the table: which card is this, who stands there, which words were offered?

import type { ChoiceMessage, GroupMessage } from "kurgan/api/menu";
import type { BoardProps } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import type { CardAction, CardForce, CardLocation, ForceView, Held, Scene, SideView, View } from "./types";

/** What every part of the table is drawn from. */
export type TableProps = Omit<BoardProps, "scene" | "view"> & { scene: Scene; view: View };

export interface Known {
  scene: Scene;
  view: View;
  words: Words;
}

export type Rank = "perimeter" | "control";

export function forceCard(scene: Scene, code: string): CardForce | undefined {
  return scene.forces.find((each) => each.code === code);
}

export function locationCard(scene: Scene, code: string): CardLocation | undefined {
  return scene.locations.find((each) => each.code === code);
}

/** The kind of card that a face belongs to: "stuka-2" and "stuka" are both the Stuka. */
export function actionCard(scene: Scene, face: string): CardAction | undefined {
  const code = face.replace(/[+-]\d+$/, "");
  return scene.actions.find((each) => each.code === face) ?? scene.actions.find((each) => each.code === code);
}

export function firefightOf(face: string): number {
  return Number(/[+-]\d+$/.exec(face)?.[0] ?? 0);
}

/** How many cards these are, with every copy. */
export function countOf(cards: Held[]): number {
  return cards.reduce((sum, each) => sum + each.count, 0);
}

export function forceView(view: View, code: string): ForceView | undefined {
  return view.forces.find((each) => each.code === code);
}

/** Does it stand in an area? */
export function isUp(force: ForceView): boolean {
  return force.place.split("/").length === 3;
}

export function areaOf(side: string, location: string, rank: Rank): string {
  return `${side}/${location}/${rank}`;
}

export function forcesAt(view: View, place: string): ForceView[] {
  return view.forces.filter((each) => each.place === place);
}

export function sideOf(view: View, name: string): SideView {
  return view.sides.find((each) => each.name === name)!;
}

export function otherThan(side: string): string {
  return side === "german" ? "soviet" : "german";
}

/** The forces in question in this step that stand nowhere on the table: to be placed, or to be brought back. */
export function tray(view: View): ForceView[] {
  const from = { muster: "pile", recovery: "lost" }[view.step];
  return from === undefined || view.actor !== view.seat ? [] : forcesAt(view, `${view.seat}/${from}`);
}

/** The Forces of a side that are on the stage: those that fight and those that fell, but none that has gone back. */
export function onStage(view: View, side: string): ForceView[] {
  return view.forces.filter((each) => each.side === side && each.is_engaged && !each.place.endsWith("/perimeter"));
}

export function hasFallen(force: ForceView): boolean {
  return force.place.endsWith("/lost");
}

/** The choices of a verb for a subject. */
export function choicesOf(orders: GroupMessage[], subject: string, verb?: string): ChoiceMessage[] {
  const group = orders.find((each) => each.subject === subject);
  return (group?.orders ?? [])
    .filter((order) => verb === undefined || order.verb === verb)
    .flatMap((order) => order.choices);
}

/** "+2", "−3": a number with its sign, as printed. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** The classes of a place: what it may be pressed for, and who points at it. */
export function stateOf(props: TableProps, place: string): string {
  const { marks, ready, selected, aimed, pointed, gathered, cursor } = props;
  const mark = marks.find((each) => each.place === place);
  return [
    mark && `bs-lit bs-lit-${mark.light}`,
    ready.includes(place) && "bs-ready",
    selected === place && "bs-selected",
    aimed === place && "bs-aimed",
    gathered.includes(place) && "bs-gathered",
    pointed.includes(place) && "bs-pointed",
    cursor === place && "bs-cursor",
  ]
    .filter(Boolean)
    .join(" ");
}
