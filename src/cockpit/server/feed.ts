import { type CompanionContent, type FeedMessages, mostFindingLines } from '../protocol.js';
import { FeedFrames } from './feed-frames.js';
import type { JournalSource, SourceListener } from './journal-source.js';

/** Milliseconds between messages: of lines, of Status, and of any kind during catch-up. */
const batchInterval = 50;
/** Milliseconds in which the game writes what belongs to a line, such as Status. */
const settling = 25;
const statusInterval = 100;
const backlogInterval = 250;
/** Milliseconds between messages that only say how far the check is. */
const cleanInterval = 1000;

/** Heartbeat interval in milliseconds. */
const heartbeatInterval = 5000;

/** More lines at once are sent as a gap: a page shows a few dozen, and fetches those. */
const mostLines = 400;

/** A page needs one connection; a hundred are a mistake. */
const mostClients = 100;

type WorseLines = FeedMessages['findings']['lines'];

/** One subscribed page. */
export interface FeedPage {
  readonly canControl: boolean;
  /** Whether it has missed messages, and gets a snapshot as soon as it can receive. */
  isBehind: boolean;
  /** Whether nothing is waiting to be sent. */
  readonly isReady: boolean;
  readonly isGone: boolean;
  send(message: Buffer): void;
  endIfStalled(): void;
  end(): void;
}

/** What a page reports to its feed. */
export interface FeedPageEvents {
  readonly onDrain: () => void;
  readonly onGone: () => void;
}

/** Pushes changes of a source to all subscribed pages. Each message is encoded once for all. */
export class Feed implements SourceListener {
  readonly #source: JournalSource;
  readonly #frames: FeedFrames;
  readonly #clients = new Set<FeedPage>();
  /** Pending changes. */
  #isRenewed = false;
  #isInformed = false;
  readonly #companions = new Map<string, CompanionContent>();
  #worse: WorseLines | undefined;
  /** Number of lines sent. */
  #sent = 0;
  /** Whether the pages know that everything has been read. */
  #wasCaughtUp = false;
  /** Time of the last message of each sort. */
  readonly #lastSent = { any: 0, Status: 0, findings: 0 };
  #timer: NodeJS.Timeout | undefined;
  readonly #heartbeat: NodeJS.Timeout;
  /** Serialises messages, since each continues the previous one. */
  #turn: Promise<void> = Promise.resolve();

  constructor(source: JournalSource) {
    this.#source = source;
    this.#frames = new FeedFrames(source);
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), heartbeatInterval).unref();
    source.listen(this);
  }

  get isFull(): boolean {
    return this.#clients.size >= mostClients;
  }

  /** Subscribes a page; `lastId` is the last event id it received before reconnecting. */
  async join(open: (events: FeedPageEvents) => FeedPage, lastId?: string): Promise<void> {
    const client = open({ onDrain: () => this.#plan(), onGone: () => this.#leave(client) });
    // Most journals are read quickly, so the first thing a page shows is usually complete.
    await Promise.all([this.#source.stage?.look(), this.#source.untilCaughtUp(backlogInterval)]);
    this.#inTurn(async () => {
      await this.#flush();
      if (client.isGone) return;
      this.#clients.add(client);
      await this.#welcome(client, lastId);
      this.#source.stage?.watch(true);
    });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    this.#dismissAll();
  }

  renewed(): void {
    this.#isRenewed = true;
    this.#plan();
  }

  grew(): void {
    this.#plan();
  }

  companion(kind: string, content: CompanionContent): void {
    this.#companions.set(kind, content);
    this.#plan();
  }

  found(lines: WorseLines): void {
    // Drops those of rows that are no longer visible on any page.
    this.#worse = [...(this.#worse ?? []), ...lines.slice(-mostFindingLines)].slice(-mostFindingLines);
    this.#plan();
  }

  informed(): void {
    this.#isInformed = true;
    this.#plan();
  }

  #sendHeartbeat(): void {
    for (const client of this.#clients) client.endIfStalled();
    this.informed();
  }

  #leave(client: FeedPage): void {
    this.#clients.delete(client);
    if (this.#clients.size === 0) this.#source.stage?.watch(false);
  }

  #dismissAll(): void {
    for (const client of this.#clients) client.end();
    this.#clients.clear();
  }

  /** Sends what belongs together in one batch, so that a page draws it in one frame. */
  #plan(): void {
    if (this.#timer !== undefined || this.#clients.size === 0) return;
    const interval = this.#source.isCaughtUp ? batchInterval : backlogInterval;
    const wait = Math.max(settling, this.#lastSent.any + interval - performance.now());
    this.#timer = setTimeout(() => this.#inTurn(() => this.#flush()), wait);
  }

  #inTurn(action: () => Promise<void>): void {
    this.#turn = this.#turn.then(action).catch((error: unknown) => {
      // The message could not be made: pages reconnect and get a snapshot, with the problem.
      this.#source.fail(error);
      this.#dismissAll();
    });
  }

  /** Sends all pending changes. */
  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastSent.any = performance.now();
    if (this.#isRenewed) return this.#sendSnapshots();
    if (this.#isInformed) this.#sendInfo();
    await this.#sendLines();
    if (this.#isRenewed) return;
    this.#sendCompanions();
    if (this.#worse) this.#sendFindings(this.#worse);
    await this.#catchUp();
  }

  async #sendSnapshots(): Promise<void> {
    this.#isRenewed = false;
    this.#isInformed = false;
    this.#worse = undefined;
    this.#companions.clear();
    this.#sent = this.#source.recording.lines;
    for (const client of this.#clients) {
      client.isBehind = false;
      client.send(await this.#frames.snapshot(client.canControl, this.#sent));
    }
  }

  #sendInfo(): void {
    this.#isInformed = false;
    for (const client of this.#clients) client.send(this.#frames.info(client.canControl));
  }

  async #sendLines(): Promise<void> {
    const { recording, isCaughtUp } = this.#source;
    const from = this.#sent;
    const to = recording.lines;
    const isCatchingUp = !isCaughtUp || !this.#wasCaughtUp;
    this.#sent = to;
    this.#wasCaughtUp = isCaughtUp;
    if (this.#clients.size === 0 || (to === from && !isCatchingUp)) return;
    const isFlood = to - from > mostLines || isCatchingUp;
    const frame = await (isFlood ? this.#frames.gap(to) : this.#frames.lines(from, to));
    if (!this.#isRenewed) this.#broadcast(frame);
  }

  #sendCompanions(): void {
    for (const [kind, content] of this.#companions) {
      if (kind === 'Status' && !this.#isDue('Status', statusInterval)) continue;
      this.#companions.delete(kind);
      this.#broadcast(this.#frames.companion(kind, content));
    }
  }

  #sendFindings(worse: WorseLines): void {
    const isFarBehind = this.#sent - this.#source.recording.progress.checked > mostLines;
    // A page that draws every line has no need to draw again for each that is clean.
    const interval = worse.length === 0 ? cleanInterval : isFarBehind ? backlogInterval : 0;
    if (!this.#isDue('findings', interval)) return;
    this.#worse = undefined;
    this.#broadcast(this.#frames.findings(worse, this.#sent));
  }

  /** Whether a message of this sort may be sent now; if not, schedules it. */
  #isDue(sort: 'Status' | 'findings', interval: number): boolean {
    const now = performance.now();
    const wait = this.#lastSent[sort] + interval - now;
    if (wait <= 0) this.#lastSent[sort] = now;
    else setTimeout(() => this.#plan(), wait).unref();
    return wait <= 0;
  }

  /** Sends a snapshot to pages that were behind and can receive again. */
  async #catchUp(): Promise<void> {
    const ready = [...this.#clients].filter(({ isBehind, isReady }) => isBehind && isReady);
    if (ready.length === 0) return;
    const frame = await this.#frames.gap(this.#sent);
    for (const client of ready) {
      client.isBehind = false;
      client.send(this.#frames.info(client.canControl));
      client.send(frame);
    }
  }

  async #welcome(client: FeedPage, lastId: string | undefined): Promise<void> {
    const from = this.#resumeFrom(lastId);
    if (from === undefined) return client.send(await this.#frames.snapshot(client.canControl, this.#sent));
    client.send(this.#frames.info(client.canControl));
    client.send(await this.#frames.lines(from, this.#sent));
    for (const frame of this.#frames.companions()) client.send(frame);
    client.send(this.#frames.findings([], this.#sent));
  }

  /** Line to resume from after a reconnection, if not too much was missed. */
  #resumeFrom(lastId = ''): number | undefined {
    const [, generation, lines] = /^(\d+):(\d+)$/.exec(lastId) ?? [];
    const from = Number(lines);
    const isKnown = Number(generation) === this.#source.generation && this.#source.isCaughtUp;
    return isKnown && from <= this.#sent && this.#sent - from <= mostLines ? from : undefined;
  }

  #broadcast(frame: Buffer): void {
    for (const client of this.#clients) client.send(frame);
  }
}
