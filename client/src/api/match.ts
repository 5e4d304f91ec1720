// One match over a websocket: what the server told, as signals, and what may be said to it. It reconnects by itself.

import { batch, computed, signal } from "@preact/signals";
import { changed, putTogether } from "kurgan/api/changes";
import { doubtOf, mixDice, type Agreement } from "kurgan/api/dice";
import { type GroupMessage, type Position, spread, spreadGroup } from "kurgan/api/menu";
import type {
  AdviceMessage,
  Again,
  Change,
  Curtain,
  Do,
  Earlier,
  Foresee,
  ForecastMessage,
  Foreseen,
  Heard,
  Hint,
  Hinted,
  Intended,
  Intent,
  LineMessage,
  MatchHead,
  News,
  Open,
  Opened,
  Position as Sent,
  Recap,
  Refusal,
  Resign,
  Sit,
  Undo,
  Welcome,
} from "kurgan/api/types";

type Told = Welcome | News | Curtain | Sent | Change | Recap | Heard | Foreseen | Opened | Hinted | Intended | Refusal;
type Said = Do | Undo | Resign | Foresee | Open | Hint | Intent | Sit | Again | Earlier;

export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const READING = 6000; // then a refusal leaves by itself
const TOO_FAST = "refused-too-fast"; // the server did not listen
const BREATH = 1000; // after which it is asked again
/** A line of the log that was not told yet: of a long match only the latest are. */
export const UNREAD: LineMessage = { key: "", values: {}, rule: "", places: [] };
const REFUSED = 4000; // close codes from here on mean: do not come back
const MOST_REFUSALS = 2; // a server that answers but does not let us in does not want us

/** Whoever shows what happens, one thing after the other. */
export interface Audience {
  /** Each new position and the lines heard since the one before; not the first. */
  hear(position: Position, lines: LineMessage[]): void;
  /** What was shown since the seat's last turn, to whoever comes or comes back. */
  remember(recap: Recap): void;
}

export class MatchLink {
  readonly connection = signal<Connection>("connecting");
  readonly head = signal<MatchHead | null>(null);
  readonly welcome = signal<Welcome | null>(null);
  /** What the server once showed of the dice that this browser did not see or give; it is not taken back. */
  readonly doubt = signal<Agreement | null>(null);
  readonly position = signal<Position | null>(null);
  /** All lines the seat has heard, each in its place. */
  readonly log = signal<LineMessage[]>([]);
  /** So many of the first are UNREAD. */
  readonly unread = computed(() => this.log.value.findLastIndex((line) => line === UNREAD) + 1);
  /** The seat that should take the screen, while nothing is shown. */
  readonly curtain = signal<string | null>(null);
  readonly refusal = signal<LineMessage | null>(null);
  /** Why the server closed the door on us, if it said so. */
  readonly farewell = signal<LineMessage | null>(null);
  /** Is an order on its way that the server has not answered? */
  readonly isWaiting = signal(false);
  readonly forecasts = signal<ReadonlyMap<string, ForecastMessage | null>>(new Map());
  /** Why orders that somebody only thought of would be refused. */
  readonly hindrances = signal<ReadonlyMap<string, LineMessage>>(new Map());
  /** Which orders follow the words of those that open, as far as it was asked; nothing does where it was refused. */
  readonly opened = signal<ReadonlyMap<string, GroupMessage[]>>(new Map());
  /** What would be good to order in this position, once it was asked. */
  readonly hinted = signal<AdviceMessage[] | null>(null);
  /** Is that being worked out? */
  readonly isHinting = signal(false);
  /** What the computer was after in its last turn, once it was asked. */
  readonly intended = signal<LineMessage[]>([]);
  /** Does whoever came, or came back, not know yet what was shown since the seat's last turn? */
  readonly isRemembering = signal(false);

  private sent: Sent | null = null; // the position as the server sent it: what changes in it is told by parts
  private audience: Audience | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private reading = 0;
  private isClosed = false;
  private refusals = 0;
  private breath = 0;
  private asked = new Set<string>();
  private opening = new Set<string>(); // words whose followers were asked for and are not known yet
  private isArriving = true; // nothing has been shown since the door opened, or the curtain rose

  constructor(private readonly path: string) {
    this.connect();
  }

  do(words: string): void {
    const at = this.position.value?.at;
    if (at !== undefined) this.order({ kind: "do", words, at });
  }

  undo(): void {
    const at = this.position.value?.at;
    if (at !== undefined) this.order({ kind: "undo", at });
  }

  resign(): void {
    this.order({ kind: "resign" });
  }

  sit(seat: string): void {
    this.send({ kind: "sit", seat });
  }

  /** There may have been a position before there was an audience: what led to it is asked for only now. */
  play(to: Audience | null): void {
    this.audience = to;
    if (to && this.isRemembering.value) this.send({ kind: "again" });
  }

  /** Say why something is not possible, for a while. */
  refuse(line: LineMessage | null): void {
    clearTimeout(this.reading);
    this.refusal.value = line;
    if (line) this.reading = window.setTimeout(() => (this.refusal.value = null), READING);
  }

  /** Ask for a forecast; the answer comes into `forecasts` or `hindrances`, once for each position. */
  foresee(words: string): void {
    if (this.asked.has(words)) return;
    if (this.send({ kind: "foresee", words })) this.asked.add(words);
  }

  /** Ask which orders follow the words of one that opens; the answer comes into `opened`, once for each position. */
  open(words: string): void {
    if (this.opening.has(words) || this.opened.peek().has(words)) return;
    if (this.send({ kind: "open", words })) this.opening.add(words);
  }

  /** Ask what would be good to order; the answer comes into `hinted`. */
  hint(): void {
    if (!this.isHinting.value) this.isHinting.value = this.send({ kind: "hint" });
  }

  /** Ask what the computer was after in its last turn; the answer comes into `intended`. */
  explain(): void {
    this.intended.value = [];
    this.send({ kind: "intent" });
  }

  /** Ask for what was heard before all that is known. */
  readBack(): void {
    if (this.unread.value > 0) this.send({ kind: "earlier", until: this.unread.value });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.breath);
    clearTimeout(this.reading);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Told);
    socket.onopen = () => {
      this.connection.value = "open";
      this.wait = FIRST_WAIT;
      this.refusals = 0;
      this.asked.clear();
      this.opening.clear();
      this.isArriving = true;
    };
    socket.onclose = (event) => void this.comeBack(event.code);
  }

  /** Try again, unless we are not wanted. A page refused at the door is told no reason: it asks whether anybody is in. */
  private async comeBack(code: number): Promise<void> {
    const wasIn = this.connection.value === "open";
    this.isWaiting.value = this.isHinting.value = false;
    if (this.isClosed) return;
    this.connection.value = "lost";
    if (!wasIn && (await isServerThere())) this.refusals += 1;
    if (code >= REFUSED || this.refusals >= MOST_REFUSALS) {
      this.farewell.value = code >= REFUSED ? this.refusal.value : null;
      this.connection.value = "refused";
      return;
    }
    if (this.isClosed) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private order(said: Said): void {
    this.refuse(null);
    this.isWaiting.value = this.send(said);
  }

  /** Nothing is kept for later while the line is down: the position may be another one by then. */
  private send(said: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case "welcome":
        this.welcome.value = told;
        this.hearHead(told.match);
        break;
      case "news":
        this.hearHead(told.match);
        break;
      case "curtain":
        this.drawCurtain(told.seat);
        break;
      case "position":
        this.sent = told;
        this.hearPosition(spread(told));
        break;
      case "change":
        this.hearChange(told);
        break;
      case "recap":
        batch(() => {
          this.isRemembering.value = false;
          this.fill(
            told.heard_from,
            told.shown.flatMap(({ heard }) => heard),
          );
          this.audience?.remember({ ...told, shown: putTogether(told.shown) });
        });
        break;
      case "heard":
        this.fill(told.heard_from, told.heard);
        break;
      case "foreseen":
        this.hearForeseen(told);
        break;
      case "opened":
        this.hearOpened(told);
        break;
      case "intended":
        this.intended.value = told.lines;
        break;
      case "hinted":
        batch(() => {
          this.isHinting.value = false;
          this.hinted.value = told.refusal ? null : told.advice;
          this.refuse(told.refusal);
        });
        break;
      case "refusal":
        if (told.line.key === TOO_FAST) this.openAgain();
        // all at once: whoever waits for an answer must not go on before it knows the answer is no
        batch(() => {
          this.isWaiting.value = this.isHinting.value = false;
          this.refuse(told.line);
        });
        break;
    }
  }

  private hearHead(head: MatchHead): void {
    this.head.value = head;
    if (this.welcome.value?.is_watching) return;
    this.compare(head);
    mixDice(head).then(
      (answer) => this.compare(answer),
      () => {}, // the server does it for who cannot
    );
  }

  private compare(head: MatchHead): void {
    this.doubt.value ??= doubtOf(head);
  }

  private hearForeseen({ words, forecast, refusal }: Foreseen): void {
    if (refusal) this.hindrances.value = new Map(this.hindrances.value).set(words, refusal);
    else this.forecasts.value = new Map(this.forecasts.value).set(words, forecast);
  }

  private hearOpened({ words, orders, refusal }: Opened): void {
    this.opening.delete(words);
    this.opened.value = new Map(this.opened.value).set(words, orders.map(spreadGroup));
    if (refusal) this.refuse(refusal); // whoever was chosen for it is let go before
  }

  /** What the server had no ear for is asked once more after a moment. */
  private openAgain(): void {
    clearTimeout(this.breath);
    this.breath = window.setTimeout(() => this.opening.forEach((words) => this.send({ kind: "open", words })), BREATH);
  }

  /** What changed in something that we do not have is of no use: whoever comes back is told everything. */
  private hearChange({ since, ...told }: Change): void {
    const before = this.sent;
    if (before?.seat !== told.seat || before.at !== since) return this.socket?.close();
    const [view, orders] = [changed(before.view, told.view), changed(before.orders, told.orders)];
    this.sent = { ...told, kind: "position", view, orders: orders as Sent["orders"] };
    this.hearPosition(spread(this.sent));
  }

  /** Lines that were told late, where they are missing. */
  private fill(from: number, lines: LineMessage[]): void {
    const isMissing = (place: number) => place >= from && place < from + lines.length;
    if (this.unread.value <= from) return;
    this.log.value = this.log.value.map((line, place) =>
      line === UNREAD && isMissing(place) ? lines[place - from]! : line,
    );
  }

  private drawCurtain(seat: string): void {
    this.sent = null;
    this.isWaiting.value = false;
    this.position.value = null;
    this.log.value = this.intended.value = [];
    this.forget();
    this.curtain.value = seat;
    this.isArriving = true;
  }

  private hearPosition(told: Position): void {
    // what another seat saw is no beginning of what this one sees, though no curtain fell between them
    const before = this.position.value?.seat === told.seat ? this.position.value : null;
    const known = Math.max(told.heard_from, before ? this.log.value.length : 0);
    const isAsking = this.isArriving && told.heard.length > 0;
    // what one had when one left may have been taken back, and what another heard was never one's own
    const isSame = !this.isArriving && before?.is_open === told.is_open;
    const kept = isSame ? this.log.value.slice(0, told.heard_from) : [];
    const missing = Array<LineMessage>(told.heard_from - kept.length).fill(UNREAD);
    this.isArriving = false;
    // all at once: whoever waits for an answer must not meet the old position
    batch(() => {
      this.curtain.value = null;
      this.isWaiting.value = false;
      if (before?.at !== told.at) this.forget();
      this.log.value = [...kept, ...missing, ...told.heard];
      this.position.value = told;
      if (isAsking) this.isRemembering.value = true;
    });
    if (before && before.at !== told.at) this.audience?.hear(told, this.log.value.slice(known));
    if (isAsking && this.audience) this.send({ kind: "again" });
  }

  private forget(): void {
    this.refuse(null);
    this.forecasts.value = new Map();
    this.hindrances.value = new Map();
    this.opened.value = new Map();
    this.hinted.value = null;
    this.asked.clear();
    this.opening.clear();
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/api/games")).ok;
  } catch {
    return false;
  }
}
