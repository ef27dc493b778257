import type { WritableEvent } from '../journal/event.js';
import { companionKinds, specification } from '../spec/catalogue.js';
import type { KindName } from '../spec/events.js';
import { limits } from '../spec/limits.js';
import { Calendar } from './play/calendar.js';
import { moved, speedOf } from './play/motion.js';
import type { Play } from './play/play.js';
import type { Activity, Happening } from './play/step.js';
import { surfaceOf } from './status/flags.js';
import { type Status, statusAtEnd, statusOf } from './status/status.js';

/** Something that is written at a moment of a session: a line of the journal, or a file beside it. */
export type Moment =
  | { readonly at: number; readonly event: WritableEvent; readonly companion?: undefined }
  | { readonly at: number; readonly companion: WritableEvent; readonly event?: undefined };

/** Status is written at least so often, in seconds. */
const refresh = 5;
/** However fast one moves, it is not written more often. */
const shortest = 0.1;
/** Tonnes an hour that an SRV burns. */
const srvBurn = 0.4;

/** The lists that the journal leaves to a file, by kind. */
const lists = new Map(
  companionKinds(specification).flatMap(({ name, companion }) => (companion.list ? [[name, companion.list]] : [])),
);

/** Turns what somebody does into what is written: adds the time, lets it pass, and keeps Status up to date. */
export class Conductor {
  readonly #play: Play;
  readonly #end: number;
  readonly #kinds: ReadonlySet<KindName> | undefined;
  /** What is made and not yet told. */
  readonly #ready: Moment[] = [];
  #statusDue = 0;
  #told: Status | undefined;
  readonly #calendar = new Calendar();
  #second = Number.NaN;
  #timestamp = '';

  constructor(play: Play, end: number, kinds?: readonly KindName[]) {
    this.#play = play;
    this.#end = end;
    this.#kinds = kinds && new Set(kinds);
  }

  /** All moments of an activity, until it ends or time is up; then nobody plays any more. */
  *conduct(activity: Activity): Generator<Moment, void, undefined> {
    const ready = this.#ready;
    this.#status();
    for (const step of activity) {
      if (step.write) this.#write(step.write);
      else this.#pass(step.wait);
      // What a step brings is told one by one, but made at once: that is much quicker than a generator for each.
      for (let index = 0; index < ready.length; index++) yield ready[index] as Moment;
      ready.length = 0;
      if (this.#play.now >= this.#end) break;
    }
    this.#companion(statusAtEnd);
    yield* ready;
  }

  #write(happening: Happening): void {
    if (this.#kinds?.has(happening.event) ?? true) {
      const list = lists.get(happening.event);
      if (list !== undefined) this.#companion(happening);
      const line = list === undefined ? happening : { event: happening.event };
      this.#ready.push({ at: this.#at, event: this.#dated(line) });
    }
    this.#status();
  }

  #companion(happening: Happening): void {
    if (this.#kinds && !this.#kinds.has(happening.event)) return;
    this.#ready.push({ at: this.#at, companion: this.#dated(happening) });
  }

  /** Time passes: fuel burns, what moves goes on, and Status tells of it. */
  #pass(seconds: number): void {
    const play = this.#play;
    const until = Math.min(play.now + seconds, Math.max(play.now, this.#end));
    this.#status();
    while (play.now < until) {
      const tick = Math.min(until - play.now, this.#tick());
      // Whole ticks keep the clock on whole milliseconds.
      play.now = Math.round((play.now + tick) * 1000) / 1000;
      this.#advance(tick);
      this.#status();
    }
  }

  /** So long nothing happens that Status would have to tell. */
  #tick(): number {
    const { motion, ride } = this.#play;
    const speed = motion ? speedOf(motion) : 0;
    if (speed === 0) return refresh;
    const move = ride === 'srv' ? limits.srvMove : limits.flyingMove;
    return Math.min(refresh, Math.max(shortest, Math.ceil((move / speed) * 10) / 10));
  }

  #advance(seconds: number): void {
    const play = this.#play;
    const { ship, place, ride, motion } = play;
    const surface = motion && surfaceOf(play);
    if (surface) moved(surface, motion, seconds);
    if (ride === 'srv') play.srvFuel = Math.max(0.05, play.srvFuel - (srvBurn * seconds) / 3600);
    if (ride !== 'ship' || (place.is !== 'space' && place.is !== 'supercruise')) return;
    ship.fuel.reservoir -= (ship.burn * seconds) / 3600;
    if (ship.fuel.reservoir > 0) return;
    const drawn = Math.min(ship.fuel.main, ship.reservoirSize);
    ship.fuel.main -= drawn;
    ship.fuel.reservoir = Math.max(0, ship.fuel.reservoir + drawn);
  }

  /** Writes Status if it is time to, or if it says something new. */
  #status(): void {
    if (this.#kinds && !this.#kinds.has('Status')) return;
    const { now, motion } = this.#play;
    const status = statusOf(this.#play, this.#now);
    if (now < this.#statusDue && !motion && !isNews(status, this.#told)) return;
    this.#told = status;
    this.#statusDue = now + refresh;
    this.#ready.push({ at: this.#at, companion: status });
  }

  get #at(): number {
    return Math.round(this.#play.now * 1000);
  }

  /** The time as events have it; most moments share their second with others. */
  get #now(): string {
    const second = Math.floor(this.#play.now);
    if (second !== this.#second) {
      this.#second = second;
      this.#timestamp = this.#calendar.timestampOf(second);
    }
    return this.#timestamp;
  }

  #dated(happening: Happening): WritableEvent {
    const { event, ...members } = happening;
    return { timestamp: this.#now, event, ...members };
  }
}

/** Fuel and place change all the time and wait for their turn. */
const drifting: ReadonlySet<string> = new Set(['timestamp', 'Fuel', 'Latitude', 'Longitude', 'Altitude']);

/** Whether a Status is worth telling at once. Lists and objects in it are the same ones for as long as nothing changes. */
function isNews(status: Status, told: Status | undefined): boolean {
  if (!told) return true;
  for (const name in status) if (status[name] !== told[name] && !drifting.has(name)) return true;
  for (const name in told) if (!(name in status) && !drifting.has(name)) return true;
  return false;
}
