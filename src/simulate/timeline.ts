import { dialects } from '../interface/dialect/dialects.js';
import type { EventName } from '../interface/event-types.js';
import { limits } from '../interface/specified-limits.js';
import type { WritableEvent } from '../journal/journal-event.js';
import type { Activity, Step } from './activity.js';
import { type CompanionContent, companionContents } from './companion-content.js';
import type { UncheckedDraft } from './event-fields.js';
import { roundToMilliseconds, TimestampFormatter } from './session-time.js';
import { hasStatusChanged, type Status, statusAtEnd, statusOf } from './status/status-event.js';
import { degreesPerSecond } from './world/motion.js';
import { passTime } from './world/pass-time.js';
import type { World } from './world/world.js';

/**
 * Something written during a session: a line of the journal, or a companion file; `at` is in milliseconds since 1970.
 */
export type TimedWrite =
  | { readonly at: number; readonly event: WritableEvent; readonly companion?: undefined }
  | { readonly at: number; readonly companion: WritableEvent; readonly event?: undefined };

/** Status is written at least so often, in seconds. */
const statusInterval = 5;
/** However fast one moves, it is not written more often. */
const shortestStatusInterval = 0.1;

/** What a conductor is to know beyond the play. */
export interface TimelineOptions {
  /** When time is up, in seconds since 1970; never if left out. */
  readonly end?: number;
  /** The only kinds to be written. */
  readonly kinds?: readonly EventName[];
}

/** Turns what somebody does into what is written: adds the time, lets it pass, and keeps Status up to date. */
export class Timeline {
  readonly #world: World;
  readonly #end: number;
  readonly #kinds: ReadonlySet<string> | undefined;
  /** The kinds that the dialect has: the specification leaves out most of what the live game writes. */
  readonly #kindsOfDialect: ReadonlySet<string>;
  readonly #companions: ReadonlyMap<string, CompanionContent>;
  /** What is made and not yet told. */
  readonly #pending: TimedWrite[] = [];
  /** Until when the step that was begun lets time pass. */
  #until: number;
  #statusDue = 0;
  #lastStatus: Status | undefined;
  readonly #timestamps = new TimestampFormatter();

  constructor(world: World, { end = Infinity, kinds }: TimelineOptions = {}) {
    this.#world = world;
    this.#end = roundToMilliseconds(end);
    this.#until = world.now;
    this.#kinds = kinds && new Set(kinds);
    const dialect = dialects[world.dialect];
    this.#kindsOfDialect = new Set([...dialect.kinds.map(({ name }) => name), ...(dialect.otherKinds ?? [])]);
    this.#companions = companionContents(dialect);
  }

  /** All moments of an activity, until it ends or time is up; then nobody plays any more. */
  *run(activity: Activity): Generator<TimedWrite, void, undefined> {
    const ready = this.#pending;
    this.start();
    for (const step of activity) {
      this.beginStep(step);
      while (this.isPassing) this.passTick();
      // What a step brings is told one by one, but made at once: that is much quicker than a generator for each.
      for (let index = 0; index < ready.length; index++) yield ready[index] as TimedWrite;
      ready.length = 0;
      if (this.isOver) break;
    }
    this.end();
    yield* ready;
  }

  /** Somebody begins to play: Status tells of it. */
  start(): void {
    this.#writeStatus();
  }

  /** A step begins: what it writes is made at once, and the time it takes is left to `pass`. */
  beginStep(step: Step): void {
    if (step.write) {
      this.#write(step.write, step.force);
    } else {
      const { now } = this.#world;
      this.#until = Math.min(roundToMilliseconds(now + step.wait), Math.max(now, this.#end));
      this.#writeStatus();
    }
  }

  /** Whether the step that was begun still lets time pass. */
  get isPassing(): boolean {
    return this.#world.now < this.#until;
  }

  /** Whether time is up. */
  get isOver(): boolean {
    return this.#world.now >= this.#end;
  }

  /** When the next tick ends, in seconds since 1970; now, if no time is to pass. */
  get due(): number {
    const { now } = this.#world;
    return Math.max(now, Math.min(this.#until, roundToMilliseconds(now + this.#tick())));
  }

  /** A tick passes: fuel burns, what moves goes on, and Status tells of it. */
  passTick(): void {
    const world = this.#world;
    const { now } = world;
    world.now = this.due;
    passTime(world, roundToMilliseconds(world.now - now));
    this.#writeStatus();
  }

  /** What is left of the present wait is not waited for. */
  skipWait(): void {
    this.#until = this.#world.now;
  }

  /** Nobody plays any more, and Status says so. */
  end(): void {
    this.#write({ event: 'Shutdown' });
    this.#writeCompanion(statusAtEnd);
  }

  /** Whether something is made and not yet told. */
  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /** Takes what is made and not yet told. */
  takePending(): TimedWrite[] {
    return this.#pending.splice(0);
  }

  #write(draft: UncheckedDraft, force = false): void {
    if (!force && !this.#kindsOfDialect.has(draft.event)) return;
    if (force || this.#isWanted(draft.event)) this.#writeEvent(draft);
    this.#writeStatus();
  }

  /** A list goes to its file, and the line that announces it comes after. */
  #writeEvent(draft: UncheckedDraft): void {
    const { event, timestamp } = draft;
    const companion = this.#companions.get(event);
    const list = companion?.list;
    const whole = companion ? { ...companion.given, ...draft } : draft;
    const hasFile = companion && (list === undefined || whole[list] !== undefined);
    if (hasFile) this.#writeCompanion(whole);
    if (companion && list === undefined) {
      this.#statusDue = roundToMilliseconds(this.#world.now + statusInterval);
    } else {
      const line = hasFile ? { event, ...(timestamp !== undefined && { timestamp }) } : draft;
      this.#pending.push({ at: this.#at, event: this.#stamped(line) });
    }
  }

  #writeCompanion(draft: UncheckedDraft): void {
    if (this.#isWanted(draft.event)) this.#pending.push({ at: this.#at, companion: this.#stamped(draft) });
  }

  #isWanted(name: string): boolean {
    return this.#kinds?.has(name) ?? true;
  }

  /** So long nothing happens that Status would have to tell. */
  #tick(): number {
    const { motion, now, vehicle } = this.#world;
    const due = this.#statusDue > now ? this.#statusDue - now : statusInterval;
    const speed = motion ? degreesPerSecond(motion) : 0;
    if (speed === 0) return due;
    const move = vehicle === 'srv' ? limits.srvMove : limits.flyingMove;
    return Math.min(due, Math.max(shortestStatusInterval, Math.ceil((move / speed) * 1000) / 1000));
  }

  /** Writes Status if it is time to, or if it says something new. */
  #writeStatus(): void {
    if (!this.#isWanted('Status')) return;
    const { now, motion } = this.#world;
    const status = statusOf(this.#world, this.#now);
    if (now < this.#statusDue && !motion && !hasStatusChanged(status, this.#lastStatus)) return;
    this.#lastStatus = status;
    this.#statusDue = roundToMilliseconds(now + statusInterval);
    this.#pending.push({ at: this.#at, companion: status });
  }

  get #at(): number {
    return Math.round(this.#world.now * 1000);
  }

  /** The time as events have it. */
  get #now(): string {
    return this.#timestamps.timestampOf(Math.floor(this.#world.now));
  }

  #stamped(draft: UncheckedDraft): WritableEvent {
    const { event, ...fields } = draft;
    return { timestamp: this.#now, event, ...fields };
  }
}
