import type { EventName } from '../interface/event-types.js';
import { limits } from '../interface/specified-limits.js';
import type { WritableEvent } from '../journal/journal-event.js';
import { navRouteFields } from './activities/travel/nav-route.js';
import { type WriteStep, write } from './activity.js';
import { asWrittenThen, clientDialect, isOfThePast } from './client-dialect.js';
import { type CompanionContent, companionContents } from './companion-content.js';
import type { UncheckedDraft } from './event-fields.js';
import { type Localise, localiserFor } from './localise.js';
import { roundToMilliseconds, TimestampFormatter } from './session-time.js';
import {
  hasStatusChanged,
  type Settled,
  type Status,
  settledIn,
  statusAtEnd,
  statusOf,
} from './status/status-event.js';
import type { Surroundings } from './surroundings/surroundings.js';
import { degreesPerSecond } from './world/motion.js';
import type { World } from './world/world.js';

/** A line of the journal, or the content of a companion file; `at` is in milliseconds since 1970. */
export type TimedWrite =
  | {
      readonly at: number;
      readonly event: WritableEvent;
      /** Whether the game was started again: the line is the first of another journal. */
      readonly isLaunch?: true;
      /** Whether the second commander's game wrote it, in a session with two. */
      readonly isSecond?: true;
      readonly companion?: undefined;
    }
  | {
      readonly at: number;
      readonly companion: WritableEvent;
      /** Whether the file is left over from before the session. */
      readonly isFromBefore?: true;
      readonly isSecond?: true;
      readonly isLaunch?: undefined;
      readonly event?: undefined;
    };

/** An event with its time. */
type TimedEvent = WritableEvent & Readonly<Record<string, unknown>>;

/** Status is written at least this often, in seconds. */
const statusInterval = 5;
/** Status is not written more often than this, in seconds, however fast the ship moves. */
const shortestStatusInterval = 0.1;

/** Seconds since the previous session cleared its route, and how far the route went in light-years. */
const sinceLastRoute = 60_213;
const lastRouteReach = 15;

/**
 * Collects what a session writes: adds the time, splits events that have a companion file, and keeps Status
 * up to date.
 */
export class SessionOutput {
  readonly #world: World;
  readonly #kinds: ReadonlySet<string> | undefined;
  /** The kinds of the dialect and the client: the specification lacks most of what the live game writes. */
  #kindsOfDialect: ReadonlySet<string> = new Set();
  #companions: ReadonlyMap<string, CompanionContent> = new Map();
  readonly #surroundings: Surroundings | undefined;
  readonly #pending: TimedWrite[] = [];
  readonly #timestamps = new TimestampFormatter();
  readonly #hasStatus: boolean;
  #localise: Localise = (event) => event;
  #version = '';
  #statusDue = 0;
  #isLaunch = false;
  #lastStatus: Status | undefined;
  /** The part of the last Status that does not change with time alone. */
  #settled: Settled | undefined;

  /** With `kinds`, nothing else is written; without `surroundings`, only the lines of activities. */
  constructor(world: World, kinds?: readonly EventName[], surroundings?: Surroundings) {
    this.#world = world;
    this.#kinds = kinds && new Set(kinds);
    this.#surroundings = surroundings;
    this.#speakVersion();
    this.#hasStatus = this.#isIncluded('Status');
  }

  /** Writes what the client and the version of the game write from now on. */
  #speakVersion(): void {
    const { client, game } = this.#world;
    this.#version = game.gameversion;
    const dialect = clientDialect(this.#world);
    this.#kindsOfDialect = new Set(dialect.kinds.map(({ name }) => name));
    this.#companions = companionContents(dialect);
    const localise = localiserFor(game.language, dialect);
    const isLegacy = client === 'legacy';
    const isPast = isOfThePast(this.#world);
    this.#localise = isPast ? (event) => asWrittenThen(localise(event), dialect, isLegacy) : localise;
  }

  /** Writes not yet taken; the caller takes them by emptying the array. */
  get pending(): TimedWrite[] {
    return this.#pending;
  }

  /**
   * Writes an event that happens now, and the lines the live game writes around it. Skips kinds that the
   * dialect lacks.
   */
  write(step: WriteStep): void {
    if (!this.#kindsOfDialect.has(step.kind)) return;
    this.#writeAmong(step);
    this.writeStatus();
  }

  /** Writes an event unconditionally, in its own words. */
  force(draft: UncheckedDraft): void {
    this.#writeEvent(this.#stamped(draft), (event) => event);
    this.writeStatus();
  }

  /** Called before time passes: writes the surrounding lines of this moment, and Status. */
  writeDue(): void {
    if (this.#surroundings) this.#writeIncluded(this.#surroundings.due());
    this.writeStatus();
  }

  /**
   * Like `writeDue`, after an interval in which nothing else has happened. Most writes of a session are
   * Status at such moments.
   */
  writeLater(): void {
    if (this.#surroundings && !this.#surroundings.isCalm) this.#writeIncluded(this.#surroundings.due());
    if (this.#hasStatus && this.#isStatusDue()) this.#keepStatus(this.#projected(this.#settled));
  }

  /** Writes Status if it is due or its content has changed. */
  writeStatus(): void {
    if (!this.#hasStatus) return;
    const status = this.#projected();
    if (this.#isStatusDue() || hasStatusChanged(status, this.#lastStatus)) this.#keepStatus(status);
  }

  #projected(settled = settledIn(this.#world)): Status {
    this.#settled = settled;
    return statusOf(this.#world, this.#timestamp(), settled);
  }

  #isStatusDue(): boolean {
    const { motion, now } = this.#world;
    return motion !== undefined || now >= this.#statusDue;
  }

  #keepStatus(status: Status): void {
    this.#lastStatus = status;
    this.#delayStatus();
    this.#pending.push({ at: this.#at(), companion: this.#localise(status) });
  }

  /**
   * Writes the companion file left over from before: the cleared route of the previous session, or the route
   * itself where no kind says that it was cleared. The specification does not mention it.
   */
  writeRemains(): void {
    const { client, galaxy, home, now } = this.#world;
    const stops = () => galaxy.around(home.position, lastRouteReach).slice(0, 3).toReversed();
    const last =
      client === 'legacy' ? { event: 'NavRoute', ...navRouteFields(stops()) } : { event: 'NavRouteClear', Route: [] };
    if (!this.#isIncluded(last.event)) return;
    const timestamp = this.#timestamps.timestampOf(Math.floor(now) - sinceLastRoute);
    this.#pending.push({ at: this.#at(), companion: this.#stamped({ ...last, timestamp }), isFromBefore: true });
  }

  /** Writes the end of a session: the game is closed, and Status has no flags. */
  writeEnd(): void {
    this.write(write('Shutdown', {}));
    this.#writeCompanion(this.#stamped(statusAtEnd));
  }

  /** The game is started again: the next line begins another journal. */
  launch(): void {
    if (this.#version !== this.#world.game.gameversion) this.#speakVersion();
    this.#isLaunch = true;
    this.#lastStatus = undefined;
  }

  /** Seconds until the next write that is due regardless of activities. */
  get secondsToDue(): number {
    const left = this.#secondsToStatus();
    if (!this.#surroundings) return left;
    const { nextDue } = this.#surroundings;
    const { now } = this.#world;
    return nextDue > now ? Math.min(left, nextDue - now) : left;
  }

  /** Seconds until Status is due again, by age or because the ship has moved far enough. */
  #secondsToStatus(): number {
    const { motion, now, vehicle } = this.#world;
    const left = this.#statusDue > now ? this.#statusDue - now : statusInterval;
    const speed = motion ? degreesPerSecond(motion) : 0;
    if (speed === 0) return left;
    const move = vehicle === 'srv' ? limits.srvMove : limits.flyingMove;
    return Math.min(left, Math.max(shortestStatusInterval, Math.ceil((move / speed) * 1000) / 1000));
  }

  #writeAmong(step: WriteStep): void {
    const event = this.#eventOf(step);
    if (this.#surroundings) this.#writeIncluded(this.#surroundings.before(event));
    if (this.#isIncluded(event.event)) this.#writeEvent(event);
    if (this.#surroundings) this.#writeIncluded(this.#surroundings.after(event));
  }

  #writeIncluded(steps: readonly WriteStep[]): void {
    for (const step of steps) if (this.#isIncluded(step.kind)) this.#writeEvent(this.#eventOf(step));
  }

  /** An event with a list is written twice: first in full to its file, then as a line that announces it. */
  #writeEvent(event: TimedEvent, localise: Localise = this.#localise): void {
    const companion = this.#companions.get(event.event);
    const lists = companion?.lists;
    const isWhole = lists?.every((name) => event[name] !== undefined) ?? false;
    const whole = companion && !isWhole ? wholeOf(event, companion.given(this.#world, event)) : event;
    const hasFile = companion && (lists === undefined || lists.some((name) => whole[name] !== undefined));
    if (hasFile) this.#writeCompanion(localise(whole));
    if (companion && lists === undefined) this.#delayStatus();
    else this.#pushLine(localise(hasFile ? lineOf(event, companion) : event));
  }

  #pushLine(event: TimedEvent): void {
    this.#pending.push(this.#isLaunch ? { at: this.#at(), event, isLaunch: true } : { at: this.#at(), event });
    this.#isLaunch = false;
  }

  #writeCompanion(companion: WritableEvent): void {
    if (this.#isIncluded(companion.event)) this.#pending.push({ at: this.#at(), companion });
  }

  #delayStatus(): void {
    this.#statusDue = roundToMilliseconds(this.#world.now + statusInterval);
  }

  #isIncluded(name: string): boolean {
    return this.#kindsOfDialect.has(name) && (this.#kinds?.has(name) ?? true);
  }

  #eventOf({ kind, fields }: WriteStep): TimedEvent {
    return { timestamp: this.#timestamp(), event: kind, ...fields };
  }

  /** Keeps an existing timestamp. */
  #stamped(draft: UncheckedDraft): TimedEvent {
    return { timestamp: this.#timestamp(), event: draft.event, ...(draft as Readonly<Record<string, unknown>>) };
  }

  #at(): number {
    return Math.round(this.#world.now * 1000);
  }

  #timestamp(): string {
    return this.#timestamps.timestampOf(Math.floor(this.#world.now));
  }
}

/** The event plus the additional content of its file; the event's own fields take precedence. */
function wholeOf(event: TimedEvent, given: Readonly<Record<string, unknown>>): TimedEvent {
  const fields: Readonly<Record<string, unknown>> = event;
  return { timestamp: event.timestamp, event: event.event, ...given, ...fields };
}

/** The event without the fields that only its file has. */
function lineOf(event: TimedEvent, { onlyInFile }: CompanionContent): TimedEvent {
  if (onlyInFile.length === 0) return event;
  // Built up rather than copied and deleted from: V8 stores such a copy as a dictionary, which is slow to
  // serialise.
  const line: Record<string, unknown> & WritableEvent = { timestamp: event.timestamp, event: event.event };
  for (const name of Object.keys(event)) if (!onlyInFile.includes(name)) line[name] = event[name];
  return line;
}
