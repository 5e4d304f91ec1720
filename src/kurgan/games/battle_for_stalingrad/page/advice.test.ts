import { expect, test } from "vitest";
import table from "../../../../../client/public/locale/table.en.ftl?raw";
import { allOffers } from "kurgan/table/offers";
import { choice, group } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import LOOKS from "./index";

const named = (name: string) => ({ en: name, fr: name });
const SCENE = {
  forces: [{ code: "71inf", name: named("71st Infantry"), label: "71" }],
  locations: [{ code: "station", name: named("Central Station") }],
  actions: [{ code: "stuka", title: named("Stuka Dive") }],
  setups: [],
};
const WORDS = new Words("en", [en, table]);

/** What a hint says of the one order of a subject. */
function said(subject: string, verb: string, words: string, place = ""): string | null {
  const [offer] = allOffers([group(subject, { [verb]: [choice(words, place)] })]);
  return LOOKS.advised!(SCENE, { step: "action" }, offer!, WORDS);
}

test("a hint says who goes and where to", () => {
  const move = said("71inf", "move", "move 71inf station/control", "german/station/control");
  expect(move).toMatch(/^71st Infantry: Move.*, to the control area at Central Station$/);
});

test("who is fed, who attacks where, and which card is played without all of its text", () => {
  expect(said("", "feed", "feed 71inf", "71inf")).toMatch(/^71st Infantry: Feed/);
  expect(said("station", "attack", "attack station 71inf", "station")).toMatch(/^Central Station: Attack with 71/);
  expect(said("stuka+2", "play", "play stuka+2", "stuka+2")).toMatch(/^Stuka Dive \(\+2\): Play/);
});

test("what nobody in particular does is said as its button says it", () => {
  expect(said("", "end", "end")).toBeNull();
});
