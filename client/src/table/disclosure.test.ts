import { h, render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { Disclosure } from "kurgan/table/Disclosure";

/** Preact draws in the next turn of the loop; what it does after the screen was painted comes later. */
const drawn = () => new Promise((go) => setTimeout(go, 0));

const button = () => document.querySelector("button")!;
const isOpen = () => document.querySelector(".disclosed") !== null;

/** Does the table hear of a key, or was it somebody else's? */
function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  render(null, document.body);
  render(h(Disclosure, { face: "☰", look: "bar-button", children: () => "inside" }), document.body);
});

test("Escape closes it, takes the keyboard back to its button, and is nobody else's", async () => {
  button().click();
  await drawn();
  expect([isOpen(), press("x"), press("Escape")]).toEqual([true, true, false]);
  await drawn();
  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

test("the first Escape after it was closed is the table's", async () => {
  button().click();
  await drawn();
  await new Promise((go) => setTimeout(go, 150)); // it has long been painted
  button().click();
  await drawn();
  expect([isOpen(), press("Escape")]).toEqual([false, true]);
});

test("a press elsewhere closes it, one in it does not", async () => {
  button().click();
  await drawn();
  document.querySelector(".disclosed")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await drawn();
  expect(isOpen()).toBe(true);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await drawn();
  expect(isOpen()).toBe(false);
});
