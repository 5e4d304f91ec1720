// A server at the other end of the page's websocket, played by a test.

import { vi } from "vitest";
import { MatchLink } from "kurgan/api/match";
import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { inColumns } from "kurgan/testing/positions";

/** The socket of the page: what it sent can be read, and what the server says is put in its ear. */
export class Wire {
  static readonly OPEN = 1;
  static sockets: Wire[] = [];

  readyState = 0;
  sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onopen: () => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string | URL) {
    Wire.sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }

  /** What the server says; a menu goes in columns, as the server sends it. */
  tell(message: object): void {
    const hasMenu = "orders" in message && Array.isArray(message.orders);
    this.onmessage({ data: JSON.stringify(hasMenu ? inColumns(message as { orders: GroupMessage[] }) : message) });
  }

  /** The answer to a question which orders follow some words. */
  tellOpened(words: string, orders: GroupMessage[], refusal: LineMessage | null = null): void {
    this.tell({ kind: "opened", words, orders, refusal });
  }

  hangUp(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** A link whose server is the test; the newest socket is the last of `Wire.sockets`. */
export function linked(): { link: MatchLink; wire: Wire } {
  Wire.sockets = [];
  vi.stubGlobal("WebSocket", Wire);
  const link = new MatchLink("/api/matches/m/play");
  const wire = Wire.sockets[0]!;
  wire.open();
  return { link, wire };
}
