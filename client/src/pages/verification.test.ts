import { describe, expect, test } from "vitest";
import type { RollMessage, StepMessage } from "kurgan/api/types";
import { verified, type Rolled } from "kurgan/pages/verification";

// the same rolls that tests/test_chance.py has from the engine
const SEAL = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";
const FACES = [3, 6, 5, 6, 1, 1, 2, 3, 1, 1, 4, 1];

const die = (number: number, place: number): RollMessage => ({
  step: 2 * place + 1,
  number,
  numbers: [1, 2, 3, 4, 5, 6],
  weights: [1, 1, 1, 1, 1, 1],
});

/** A replay in which every second step is a die. */
const shown = (faces: number[]): StepMessage[] =>
  faces.flatMap((number) => [
    { seat: "chance", words: `combat die ${number}`, turn: 1, number },
    { seat: "axis", words: "end", turn: 1, number: 0 },
  ]);

function rolled(changes: Partial<Rolled> = {}): Rolled {
  const dice = { name: "kurgan", commitment: SEAL, texts: {}, waits_for: [] };
  const rolls = FACES.map(die);
  return { dice, texts: ["axis", "soviet"], secret: "0".repeat(64), rolls, steps: shown(FACES), ...changes };
}

describe("every roll is worked out again in the browser", () => {
  test("rolls the engine made follow from the secret", async () => {
    expect(await verified(rolled())).toEqual({ is: "fair", rolls: 12 });
  });

  test("weights say how much of the whole each outcome has", async () => {
    const [first] = rolled().rolls;
    const pair = { ...first!, numbers: [7, 8], weights: [2, 4], number: 8 }; // rest 2 of 6: the first of the second's four
    expect(await verified(rolled({ rolls: [pair], steps: shown([8]) }))).toEqual({ is: "fair", rolls: 1 });
    const uneven = { ...pair, weights: [3, 3], number: 7 };
    expect(await verified(rolled({ rolls: [uneven], steps: shown([7]) }))).toEqual({ is: "fair", rolls: 1 });
  });

  test("another secret is found by the seal", async () => {
    expect(await verified(rolled({ secret: "1".repeat(64) }))).toEqual({ is: "other-secret" });
  });

  test.each([
    ["a face", rolled({ rolls: [...FACES.slice(0, 5), 2, ...FACES.slice(6)].map(die) }), 11],
    ["a text", rolled({ texts: ["axis", "Soviet"] }), 1],
    ["the order of the texts", rolled({ texts: ["soviet", "axis"] }), 1],
    ["the name", rolled({ dice: { ...rolled().dice, name: "kurgan2" } }), 1],
    ["a roll left out", rolled({ rolls: FACES.map(die).slice(1) }), 3],
  ])("%s that was changed is found, and where", async (_, changed, step) => {
    expect(await verified(changed)).toEqual({ is: "other-roll", step });
  });

  test.each([
    ["another face than was rolled", shown([...FACES.slice(0, 5), 2, ...FACES.slice(6)]), 11],
    ["a die that nobody rolled", shown([...FACES, 6]), 25],
    ["a die less than was rolled", shown(FACES.slice(0, 11)), 23],
    ["the dice in other places", shown(FACES).slice(1), 2],
    ["nothing", [], 1],
  ])("a replay that shows %s is found, though every roll follows from the secret", async (_, steps, step) => {
    expect(await verified(rolled({ steps }))).toEqual({ is: "other-step", step });
  });
});
