import type { ServerResponse } from 'node:http';
import { type CompanionContent, type FeedMessages, mostFindingLines } from '../protocol.js';
import { FeedClient } from './feed-client.js';
import { FeedFrames } from './feed-frames.js';
import type { JournalSource, SourceListener } from './journal-source.js';

/** Milliseconds between two messages: about lines, about Status, and about anything while there is much to catch up with. */
const batchInterval = 50;
const statusInterval = 100;
const backlogInterval = 250;

/** Milliseconds after which every page hears something, however quiet it is. */
const beatInterval = 5000;

/** More lines at a time are a gap: a page shows a few dozen, and asks for those. */
const mostLines = 400;

/** A page needs one connection; a hundred of them are a mistake. */
const mostClients = 100;

type WorseLines = FeedMessages['findings']['lines'];

/** Tells all pages that listen what becomes of a source. All get the same messages, made once. */
export class Feed implements SourceListener {
  readonly #source: JournalSource;
  readonly #frames: FeedFrames;
  readonly #clients = new Set<FeedClient>();
  /** What is still to be told. */
  #isRenewed = false;
  #isInformed = false;
  readonly #companions = new Map<string, CompanionContent>();
  #worse: WorseLines | undefined;
  /** How many lines the pages know about. */
  #sent = 0;
  /** Whether the pages know that everything has been read. */
  #wasCaughtUp = false;
  /** When something of a sort was told last. */
  readonly #told = { any: 0, Status: 0, findings: 0 };
  #timer: NodeJS.Timeout | undefined;
  readonly #beat: NodeJS.Timeout;
  /** Messages are made one after the other, since each is about what came after the one before. */
  #turn: Promise<void> = Promise.resolve();

  constructor(source: JournalSource) {
    this.#source = source;
    this.#frames = new FeedFrames(source);
    this.#beat = setInterval(() => this.#beatOnce(), beatInterval).unref();
    source.listen(this);
  }

  get isFull(): boolean {
    return this.#clients.size >= mostClients;
  }

  /** A page begins to listen; `lastId` is the last that it heard, if it listened before. */
  async join(response: ServerResponse, { canSteer, lastId }: { canSteer: boolean; lastId?: string }): Promise<void> {
    const client = new FeedClient(response, { canSteer, onDrain: () => this.#plan() });
    response.on('close', () => this.#leave(client));
    response.on('error', () => this.#leave(client));
    // Most journals are read in no time, and then the first thing that a page shows is true.
    await Promise.all([this.#source.stage?.look(), this.#source.untilCaughtUp(backlogInterval)]);
    this.#inTurn(async () => {
      await this.#tellAll();
      if (response.destroyed) return;
      this.#clients.add(client);
      await this.#welcome(client, lastId);
      this.#source.stage?.watch(true);
    });
  }

  close(): void {
    clearInterval(this.#beat);
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
    // Those of rows that no page has in sight any more are left out.
    this.#worse = [...(this.#worse ?? []), ...lines.slice(-mostFindingLines)].slice(-mostFindingLines);
    this.#plan();
  }

  informed(): void {
    this.#isInformed = true;
    this.#plan();
  }

  #beatOnce(): void {
    for (const client of this.#clients) client.endIfStalled();
    this.informed();
  }

  #leave(client: FeedClient): void {
    this.#clients.delete(client);
    if (this.#clients.size === 0) this.#source.stage?.watch(false);
  }

  #dismissAll(): void {
    for (const client of this.#clients) client.end();
    this.#clients.clear();
  }

  /** What comes after a quiet time is told at once, and what follows it in batches. */
  #plan(): void {
    if (this.#timer !== undefined || this.#clients.size === 0) return;
    const interval = this.#source.isCaughtUp ? batchInterval : backlogInterval;
    const wait = Math.max(0, this.#told.any + interval - performance.now());
    this.#timer = setTimeout(() => this.#inTurn(() => this.#tellAll()), wait);
  }

  #inTurn(action: () => Promise<void>): void {
    this.#turn = this.#turn.then(action).catch((error: unknown) => {
      // A message that could not be made: the pages come back and get everything anew, with what is wrong.
      this.#source.fail(error);
      this.#dismissAll();
    });
  }

  /** Tells everybody what is new. */
  async #tellAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told.any = performance.now();
    if (this.#isRenewed) return this.#tellAnew();
    if (this.#isInformed) this.#tellInfo();
    await this.#tellLines();
    if (this.#isRenewed) return;
    this.#tellCompanions();
    if (this.#worse) this.#tellFindings(this.#worse);
    await this.#catchUp();
  }

  async #tellAnew(): Promise<void> {
    this.#isRenewed = false;
    this.#isInformed = false;
    this.#worse = undefined;
    this.#companions.clear();
    this.#sent = this.#source.recording.lines;
    for (const client of this.#clients) {
      client.isBehind = false;
      client.send(await this.#frames.snapshot(client.canSteer, this.#sent));
    }
  }

  #tellInfo(): void {
    this.#isInformed = false;
    for (const client of this.#clients) client.send(this.#frames.info(client.canSteer));
  }

  async #tellLines(): Promise<void> {
    const { recording, isCaughtUp } = this.#source;
    const from = this.#sent;
    const to = recording.lines;
    const isCatchingUp = !isCaughtUp || !this.#wasCaughtUp;
    this.#sent = to;
    this.#wasCaughtUp = isCaughtUp;
    if (this.#clients.size === 0 || (to === from && !isCatchingUp)) return;
    const isFlood = to - from > mostLines || isCatchingUp;
    const frame = await (isFlood ? this.#frames.gap(to) : this.#frames.lines(from, to));
    if (!this.#isRenewed) this.#sendAll(frame);
  }

  #tellCompanions(): void {
    for (const [kind, content] of this.#companions) {
      if (kind === 'Status' && !this.#isDue('Status', statusInterval)) continue;
      this.#companions.delete(kind);
      this.#sendAll(this.#frames.companion(kind, content));
    }
  }

  #tellFindings(worse: WorseLines): void {
    const isFarBehind = this.#sent - this.#source.recording.progress.checked > mostLines;
    if (isFarBehind && !this.#isDue('findings', backlogInterval)) return;
    this.#worse = undefined;
    this.#sendAll(this.#frames.findings(worse, this.#sent));
  }

  /** Whether something of a sort may be told again; if not, it is thought of in time. */
  #isDue(sort: 'Status' | 'findings', interval: number): boolean {
    const now = performance.now();
    const wait = this.#told[sort] + interval - now;
    if (wait <= 0) this.#told[sort] = now;
    else setTimeout(() => this.#plan(), wait).unref();
    return wait <= 0;
  }

  /** Those who missed something get the moment as it is, now that they can take it. */
  async #catchUp(): Promise<void> {
    const ready = [...this.#clients].filter(({ isBehind, isReady }) => isBehind && isReady);
    if (ready.length === 0) return;
    const frame = await this.#frames.gap(this.#sent);
    for (const client of ready) {
      client.isBehind = false;
      client.send(this.#frames.info(client.canSteer));
      client.send(frame);
    }
  }

  async #welcome(client: FeedClient, lastId: string | undefined): Promise<void> {
    const from = this.#resumeFrom(lastId);
    if (from === undefined) return client.send(await this.#frames.snapshot(client.canSteer, this.#sent));
    client.send(this.#frames.info(client.canSteer));
    client.send(await this.#frames.lines(from, this.#sent));
    for (const frame of this.#frames.companions()) client.send(frame);
    client.send(this.#frames.findings([], this.#sent));
  }

  /** The line from which a page that was here before goes on, if it missed no more than can be told. */
  #resumeFrom(lastId = ''): number | undefined {
    const [, generation, lines] = /^(\d+):(\d+)$/.exec(lastId) ?? [];
    const from = Number(lines);
    const isKnown = Number(generation) === this.#source.generation && this.#source.isCaughtUp;
    return isKnown && from <= this.#sent && this.#sent - from <= mostLines ? from : undefined;
  }

  #sendAll(frame: Buffer): void {
    for (const client of this.#clients) client.send(frame);
  }
}
