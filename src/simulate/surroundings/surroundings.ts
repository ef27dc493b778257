import type { WriteStep } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import type { World } from '../world/world.js';
import { Chatter } from './chatter.js';
import { Delayed } from './delayed.js';
import { Music } from './music-lines.js';
import { NeighbouringLines } from './neighbouring-lines.js';
import { NoFireZone } from './no-fire-zone.js';

/**
 * The lines that the live game writes besides those of the activities. They follow from the world and from
 * the activities' lines, so no activity needs to know of them. They draw from a random stream of their own:
 * the session is the same without them.
 */
export class Surroundings {
  readonly #delayed: Delayed;
  readonly #lines: NeighbouringLines;
  readonly #music: Music;
  readonly #zone: NoFireZone;
  readonly #chatter: Chatter;
  readonly #isQuiet: boolean;
  readonly #world: World;
  /** Nothing is due before this time unless the world changes or a line is written. */
  #calmUntil = -Infinity;

  /** With `isQuiet`, there is no random chatter. */
  constructor(world: World, { isQuiet = false }: { readonly isQuiet?: boolean } = {}) {
    const random: Random = world.random.stream('surroundings');
    this.#delayed = new Delayed(world);
    this.#lines = new NeighbouringLines(world, random.stream('lines'), this.#delayed, isQuiet);
    this.#music = new Music(world);
    this.#zone = new NoFireZone(world, random.stream('zone'), this.#delayed);
    this.#chatter = new Chatter(world, random.stream('chatter'), this.#delayed);
    this.#isQuiet = isQuiet;
    this.#world = world;
  }

  /** Lines to write before a line, in the same second. */
  before(line: UncheckedDraft): readonly WriteStep[] {
    const music = this.#music.before(line);
    const lines = this.#lines.before(line);
    return music.length === 0 ? lines : [...music, ...lines];
  }

  /** Lines to write after a line, in the same second. */
  after(line: UncheckedDraft): readonly WriteStep[] {
    this.#calmUntil = -Infinity;
    this.#music.onLine(line);
    this.#zone.onLine(line);
    this.#chatter.onLine(line);
    return this.#lines.after(line);
  }

  /** Lines to write now that the lines of a moment are complete and time passes. */
  due(): readonly WriteStep[] {
    if (this.#music.isLoading) return none;
    if (!this.#isQuiet) this.#chatter.due();
    const delayed = this.#delayed.due();
    const music = this.#music.due();
    const zone = this.#zone.due();
    const nextTalk = this.#isQuiet ? Infinity : this.#chatter.nextTalk;
    this.#calmUntil = Math.min(this.#delayed.nextDue, this.#music.nextTurn, nextTalk);
    // Called at every tick, and nearly always empty: avoids allocating.
    return delayed.length + music.length + zone.length === 0 ? none : [...delayed, ...music, ...zone];
  }

  /** Whether `due` returns nothing if only time has passed since its last call. */
  get isCalm(): boolean {
    return this.#world.now < this.#calmUntil;
  }

  /** When the next line is due at the latest, in seconds since 1970. */
  get nextDue(): number {
    return this.#delayed.nextDue;
  }
}

const none: readonly WriteStep[] = [];
