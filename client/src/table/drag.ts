// A counter that is dragged over the board: by a way of its own where a game has ways, else just to where it is let go.

import type { Carrier } from "kurgan/board/Board";
import type { Looks } from "kurgan/table/looks";
import type { Selection } from "kurgan/table/selection";

export class Drag {
  constructor(
    private readonly looks: Looks,
    private readonly selection: Selection,
  ) {}

  /** A mouse drags whatever may act. A finger moves the map, but from the counter that is chosen it draws a way. */
  may(place: string, by: Carrier, meant: string | null = null): boolean {
    const { roster, subject: held, mayChooseWay } = this.selection;
    const subject = meant ?? this.carriedFrom(place);
    if (this.looks.isDragged === undefined && this.looks.ways === undefined) return false;
    if (subject === undefined || !roster.mayAct(subject)) return false;
    return by === "mouse" || (subject === held.value && (this.looks.ways === undefined || mayChooseWay.value));
  }

  /** It is over a place. No way leads over a target. */
  over(from: string, place: string, meant: string | null = null): void {
    const { group, hovered, way } = this.selection;
    const subject = meant ?? this.carriedFrom(from);
    if (subject !== undefined && !group.members.value.includes(subject)) this.selection.pick(subject);
    if (this.looks.ways === undefined) return void (hovered.value = place);
    if (!way.isOn.value) this.selection.switchWay();
    if (place === from) way.startAgain();
    else if (!this.selection.isTarget(place)) way.goOn(place);
  }

  /** It is let go: over a target, which is aimed at, or where the way leads. Anywhere else nothing is ordered. */
  drop(place: string | null): void {
    const { way } = this.selection;
    if (this.looks.ways === undefined) return this.send(place);
    if (place !== null && this.selection.isTarget(place)) this.selection.aimAt(place);
    else if (place === null || !way.wanted.value?.length) way.leave();
    else way.endAt(place);
  }

  /** Whoever is held goes where it may, at once; a target is aimed at. */
  private send(place: string | null): void {
    if (place === null) return;
    this.selection.openings.whenKnown(() => {
      const [first] = this.selection.offersAt(place);
      if (first && this.selection.isMove(first)) this.selection.order(first);
      else if (first) this.selection.aim.value = place;
    });
  }

  /** Whom a drag from a place means: the one that is held, or the first that may act. */
  private carriedFrom(place: string): string | undefined {
    const able = this.selection.roster.ableAt(place);
    return able.find((each) => each === this.selection.subject.value) ?? able[0];
  }
}
