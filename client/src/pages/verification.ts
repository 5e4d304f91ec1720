// Every roll of a finished match worked out again in the browser, from the opened secret: docs/dice.md in TypeScript.

import { hexOf } from "kurgan/api/dice";
import type { DiceHead, RollMessage, StepMessage } from "kurgan/api/types";

export interface Rolled {
  dice: DiceHead;
  /** Of each seat, in their order, what it mixed in; of matches of old nothing. */
  texts: string[];
  secret: string;
  rolls: RollMessage[];
  /** What the replay shows: each step of chance must be the roll of its place. */
  steps: StepMessage[];
}

/** All is as it should be; or the secret is another one; or this roll does not follow from it, or is not what is shown. */
export type Verdict =
  { is: "fair"; rolls: number } | { is: "other-secret" } | { is: "other-roll" | "other-step"; step: number };

const CHANCE = "chance";
const HASH = "SHA-256";
const TOP = 1n << 256n;

/** Browsers compute hashes only on pages that came safely: over https, or from this computer. */
export function canVerify(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

export async function verified({ dice, texts, secret, rolls, steps }: Rolled): Promise<Verdict> {
  if (hexOf(await sha256(bytes(secret))) !== dice.commitment) return { is: "other-secret" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: HASH }, false, ["sign"]);
  const mix = hexOf(await sha256(joined(await Promise.all(texts.map((text) => sha256(bytes(text)))))));
  for (const [count, roll] of rolls.entries()) {
    const came = roll.numbers[await outcome(key, `${dice.name} ${mix} ${count + 1}`, roll.weights)];
    if (came !== roll.number) return { is: "other-roll", step: roll.step };
  }
  const untied = untiedStep(rolls, steps);
  return untied === null ? { is: "fair", rolls: rolls.length } : { is: "other-step", step: untied };
}

/** The first step of chance, counted from 1, that is not the number its roll came to, or a roll that no step shows. */
export function untiedStep(rolls: RollMessage[], steps: StepMessage[]): number | null {
  const shown = steps.flatMap(({ seat, number }, place) => (seat === CHANCE ? [{ step: place + 1, number }] : []));
  const longer = Math.max(shown.length, rolls.length);
  const isTied = (place: number) =>
    shown[place]?.step === rolls[place]?.step && shown[place]?.number === rolls[place]?.number;
  const place = Array.from({ length: longer }, (_, count) => count).find((each) => !isTied(each));
  return place === undefined ? null : (shown[place]?.step ?? rolls[place]?.step ?? null);
}

/** Which of the weights a roll comes to. A number in the uneven rest of 2²⁵⁶ is drawn again. */
async function outcome(key: CryptoKey, roll: string, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, each) => sum + each, 0));
  const even = (TOP / total) * total;
  let number = TOP;
  for (let attempt = 0; number >= even; attempt += 1) {
    const code = await crypto.subtle.sign("HMAC", key, bytes(`${roll} ${attempt}`));
    number = BigInt(`0x${hexOf(new Uint8Array(code))}`);
  }
  let left = Number(number % total);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

async function sha256(of: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(HASH, of));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
