// What mice and fingers do on a board, without a board: the place under a pointer is its x.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "kurgan/board/Board";
import type { Camera } from "kurgan/board/camera";
import { pointers } from "kurgan/board/pointers";

const COUNTER = "1";

function board() {
  const camera = {
    placeUnder: ({ clientX }: MouseEvent) => String(clientX),
    subjectUnder: ({ clientY }: MouseEvent) => (clientY > 0 ? `subject ${clientY}` : null),
    hold: vi.fn(),
    letGo: vi.fn(),
  };
  const props = {
    mayDrag: (place: string) => place === COUNTER,
    onPlace: vi.fn(),
    onAdd: vi.fn(),
    onHover: vi.fn(),
    onHold: vi.fn(),
    onDrag: vi.fn(),
    onDrop: vi.fn(),
  };
  const latest = { current: props as unknown as BoardProps };
  return { camera, props, ...pointers({ current: camera as unknown as Camera }, latest) };
}

const at = (x: number, more: Partial<PointerEvent> = {}) =>
  ({ clientX: x, clientY: 0, button: 0, buttons: 1, pointerType: "mouse", isPrimary: true, ...more }) as PointerEvent;
const finger = (x: number, more: Partial<PointerEvent> = {}) => at(x, { pointerType: "touch", ...more });

let table: ReturnType<typeof board>;
beforeEach(() => {
  vi.useFakeTimers();
  table = board();
});
afterEach(() => {
  table.onPointerLeave();
  vi.useRealTimers();
});

describe.each([
  ["a mouse", at],
  ["a finger", finger],
])("%s", (_, by) => {
  test("carries a counter from place to place and lets it go; the click that follows is no press", () => {
    table.onPointerDown(by(1));
    for (const x of [1, 2, 2, 30]) table.onPointerMove(by(x));
    table.onPointerUp(by(30));
    table.onClick(by(30));
    expect(table.props.onDrag.mock.calls).toEqual([
      [COUNTER, "2", null],
      [COUNTER, "30", null],
    ]);
    expect(table.props.onDrop.mock.calls).toEqual([["30"]]);
    expect(table.props.onPlace).not.toHaveBeenCalled();
  });

  test("the board stands still meanwhile", () => {
    table.onPointerDown(by(1));
    expect(table.camera.hold).toHaveBeenCalledTimes(1);
    table.camera.letGo.mockClear();
    table.onPointerMove(by(30));
    expect(table.camera.letGo).not.toHaveBeenCalled();
    table.onPointerUp(by(30));
    expect(table.camera.letGo).toHaveBeenCalled();
  });

  test("carries nothing from where nothing may be dragged", () => {
    table.onPointerDown(by(5));
    table.onPointerMove(by(30));
    table.onPointerUp(by(30));
    expect([table.props.onDrag.mock.calls, table.props.onDrop.mock.calls]).toEqual([[], []]);
    expect(table.camera.hold).not.toHaveBeenCalled();
  });

  test("a press without a way is a press", () => {
    table.onPointerDown(by(1));
    table.onPointerUp(by(1));
    table.onClick(by(1));
    expect(table.props.onPlace.mock.calls).toEqual([[COUNTER, null]]);
    expect(table.props.onDrop).not.toHaveBeenCalled();
  });
});

describe("a finger that rests", () => {
  test("asks about the place, and what follows is neither a press nor a drag", () => {
    table.onPointerDown(finger(1, { timeStamp: 5_000 }));
    vi.advanceTimersByTime(1_000);
    table.onPointerMove(finger(30));
    table.onPointerUp(finger(30, { timeStamp: 6_000 }));
    table.onClick(finger(30));
    expect(table.props.onHold.mock.calls).toEqual([[COUNTER, null]]);
    expect([table.props.onDrag.mock.calls, table.props.onPlace.mock.calls]).toEqual([[], []]);
  });

  test("has not rested if the page was only too busy to hear that it had left", () => {
    table.onPointerDown(finger(1, { timeStamp: 5_000 }));
    vi.advanceTimersByTime(1_000);
    table.onPointerUp(finger(1, { timeStamp: 5_080 }));
    table.onClick(finger(1));
    expect(table.props.onPlace.mock.calls).toEqual([[COUNTER, null]]);
  });

  test("asks nothing once it has moved, or left", () => {
    table.onPointerDown(finger(5));
    table.onPointerMove(finger(30));
    vi.advanceTimersByTime(1_000);
    table.onPointerDown(finger(5));
    table.onPointerCancel();
    vi.advanceTimersByTime(1_000);
    expect(table.props.onHold).not.toHaveBeenCalled();
  });
});

test("a second finger takes the board, and the counter stays where it was", () => {
  table.onPointerDown(finger(1));
  table.onPointerMove(finger(30));
  table.onPointerDown(finger(60, { isPrimary: false }));
  table.onPointerMove(finger(90));
  table.onPointerUp(finger(90));
  expect([table.props.onDrag.mock.calls, table.props.onDrop.mock.calls]).toEqual([[[COUNTER, "30", null]], []]);
});

test("a mouse is told of once where it hovers, and when it leaves", () => {
  for (const x of [5, 5, 6]) table.onPointerMove(at(x, { buttons: 0 }));
  table.onPointerLeave();
  expect(table.props.onHover.mock.calls).toEqual([["5"], ["6"], [null]]);
});

describe("one counter of several", () => {
  test("is pressed, and added with Shift", () => {
    table.onClick(at(1, { clientY: 7 }));
    table.onClick(at(1, { clientY: 8, shiftKey: true }));
    table.onClick(at(2, { shiftKey: true }));
    expect(table.props.onPlace.mock.calls).toEqual([["1", "subject 7"]]);
    expect(table.props.onAdd.mock.calls).toEqual([
      ["1", "subject 8"],
      ["2", null],
    ]);
  });

  test("is carried, wherever the pointer goes with it", () => {
    table.onPointerDown(at(1, { clientY: 7 }));
    table.onPointerMove(at(30));
    expect(table.props.onDrag.mock.calls).toEqual([[COUNTER, "30", "subject 7"]]);
  });

  test("where nothing can be added, Shift makes no difference", () => {
    const { onAdd: _, ...others } = table.props;
    const camera = table.camera as unknown as Camera;
    pointers({ current: camera }, { current: others as unknown as BoardProps }).onClick(at(1, { shiftKey: true }));
    expect(table.props.onPlace.mock.calls).toEqual([["1", null]]);
  });
});
