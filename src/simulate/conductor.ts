import type { WritableEvent } from '../journal/event.js';
import { dialects } from '../spec/dialect.js';
import type { EventName } from '../spec/events.js';
import { limits } from '../spec/limits.js';
import { type Filed, filedIn } from './filed.js';
import { Calendar, inMilliseconds } from './play/calendar.js';
import { speedOf } from './play/motion.js';
import { passTime } from './play/pass-time.js';
import type { Play } from './play/play.js';
import type { Activity, Happening, Step } from './play/step.js';
import { isNews } from './status/news.js';
import { type Status, statusAtEnd, statusOf } from './status/status.js';

/**
 * Something written during a session: a line of the journal, or a companion file; `at` is in milliseconds since 1970.
 */
export type Moment =
  | { readonly at: number; readonly event: WritableEvent; readonly companion?: undefined }
  | { readonly at: number; readonly companion: WritableEvent; readonly event?: undefined };

/** Status is written at least so often, in seconds. */
const refresh = 5;
/** However fast one moves, it is not written more often. */
const shortest = 0.1;

/** What a conductor is to know beyond the play. */
export interface Conducting {
  /** When time is up, in seconds since 1970; never if left out. */
  readonly end?: number;
  /** The only kinds to be written. */
  readonly kinds?: readonly EventName[];
}

/** Turns what somebody does into what is written: adds the time, lets it pass, and keeps Status up to date. */
export class Conductor {
  readonly #play: Play;
  readonly #end: number;
  readonly #kinds: ReadonlySet<EventName> | undefined;
  /** The kinds that the dialect has: the specification leaves out most of what the live game writes. */
  readonly #known: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, Filed>;
  /** What is made and not yet told. */
  readonly #ready: Moment[] = [];
  /** Until when the step that was begun lets time pass. */
  #until: number;
  #statusDue = 0;
  #told: Status | undefined;
  readonly #calendar = new Calendar();

  constructor(play: Play, { end = Infinity, kinds }: Conducting = {}) {
    this.#play = play;
    this.#end = inMilliseconds(end);
    this.#until = play.now;
    this.#kinds = kinds && new Set(kinds);
    const dialect = dialects[play.dialect];
    this.#known = new Set([...dialect.kinds.map(({ name }) => name), ...(dialect.beside ?? [])]);
    this.#files = filedIn(dialect);
  }

  /** All moments of an activity, until it ends or time is up; then nobody plays any more. */
  *conduct(activity: Activity): Generator<Moment, void, undefined> {
    const ready = this.#ready;
    this.open();
    for (const step of activity) {
      this.begin(step);
      while (this.isPassing) this.pass();
      // What a step brings is told one by one, but made at once: that is much quicker than a generator for each.
      for (let index = 0; index < ready.length; index++) yield ready[index] as Moment;
      ready.length = 0;
      if (this.isOver) break;
    }
    this.close();
    yield* ready;
  }

  /** Somebody begins to play: Status tells of it. */
  open(): void {
    this.#status();
  }

  /** A step begins: what it writes is made at once, and the time it takes is left to `pass`. */
  begin(step: Step): void {
    if (step.write) {
      this.#write(step.write, step.anyway);
    } else {
      const { now } = this.#play;
      this.#until = Math.min(inMilliseconds(now + step.wait), Math.max(now, this.#end));
      this.#status();
    }
  }

  /** Whether the step that was begun still lets time pass. */
  get isPassing(): boolean {
    return this.#play.now < this.#until;
  }

  /** Whether time is up. */
  get isOver(): boolean {
    return this.#play.now >= this.#end;
  }

  /** When the next tick ends, in seconds since 1970; now, if no time is to pass. */
  get due(): number {
    const { now } = this.#play;
    return Math.max(now, Math.min(this.#until, inMilliseconds(now + this.#tick())));
  }

  /** A tick passes: fuel burns, what moves goes on, and Status tells of it. */
  pass(): void {
    const play = this.#play;
    const { now } = play;
    play.now = this.due;
    passTime(play, inMilliseconds(play.now - now));
    this.#status();
  }

  /** What is left of the present wait is not waited for. */
  cut(): void {
    this.#until = this.#play.now;
  }

  /** Nobody plays any more, and Status says so. */
  close(): void {
    this.#write({ event: 'Shutdown' });
    this.#companion(statusAtEnd);
  }

  /** Whether something is made and not yet told. */
  get hasMade(): boolean {
    return this.#ready.length > 0;
  }

  /** Takes what is made and not yet told. */
  take(): Moment[] {
    return this.#ready.splice(0);
  }

  #write(happening: Happening, anyway = false): void {
    if (!anyway && !this.#known.has(happening.event)) return;
    if (anyway || this.#isWanted(happening.event)) this.#tell(happening);
    this.#status();
  }

  /** A list goes to its file, and the line that announces it comes after. */
  #tell(happening: Happening): void {
    const { event, timestamp } = happening;
    const filed = this.#files.get(event);
    const list = filed?.list;
    const whole = filed ? { ...filed.given, ...happening } : happening;
    const hasFile = filed && (list === undefined || whole[list] !== undefined);
    if (hasFile) this.#companion(whole);
    if (filed && list === undefined) {
      this.#statusDue = inMilliseconds(this.#play.now + refresh);
    } else {
      const line = hasFile ? { event, ...(timestamp !== undefined && { timestamp }) } : happening;
      this.#ready.push({ at: this.#at, event: this.#dated(line) });
    }
  }

  #companion(happening: Happening): void {
    if (this.#isWanted(happening.event)) this.#ready.push({ at: this.#at, companion: this.#dated(happening) });
  }

  #isWanted(name: EventName): boolean {
    return this.#kinds?.has(name) ?? true;
  }

  /** So long nothing happens that Status would have to tell. */
  #tick(): number {
    const { motion, now, ride } = this.#play;
    const due = this.#statusDue > now ? this.#statusDue - now : refresh;
    const speed = motion ? speedOf(motion) : 0;
    if (speed === 0) return due;
    const move = ride === 'srv' ? limits.srvMove : limits.flyingMove;
    return Math.min(due, Math.max(shortest, Math.ceil((move / speed) * 1000) / 1000));
  }

  /** Writes Status if it is time to, or if it says something new. */
  #status(): void {
    if (!this.#isWanted('Status')) return;
    const { now, motion } = this.#play;
    const status = statusOf(this.#play, this.#now);
    if (now < this.#statusDue && !motion && !isNews(status, this.#told)) return;
    this.#told = status;
    this.#statusDue = inMilliseconds(now + refresh);
    this.#ready.push({ at: this.#at, companion: status });
  }

  get #at(): number {
    return Math.round(this.#play.now * 1000);
  }

  /** The time as events have it. */
  get #now(): string {
    return this.#calendar.timestampOf(Math.floor(this.#play.now));
  }

  #dated(happening: Happening): WritableEvent {
    const { event, ...members } = happening;
    return { timestamp: this.#now, event, ...members };
  }
}
