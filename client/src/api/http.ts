// Requests to the server's HTTP API. What goes wrong is a Trouble with a line to show.

import type { LineMessage, Problem } from "kurgan/api/types";

export class Trouble extends Error {
  constructor(readonly line: LineMessage) {
    super(line.key);
  }
}

const UNREACHABLE: LineMessage = { key: "trouble-unreachable", values: {}, rule: "", places: [] };
const UNEXPECTED: LineMessage = { key: "trouble-unexpected", values: {}, rule: "", places: [] };

export async function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: "GET" });
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Trouble(UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.line ?? UNEXPECTED);
}
