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
 * The lines that the live game writes beside others, whatever happens: they follow from the world and from the lines of the
 * activities, so that no activity has to know of them. Chance comes from a stream of their own: the session is the same
 * without them.
 */
export class Surroundings {
  readonly #delayed: Delayed;
  readonly #lines: NeighbouringLines;
  readonly #music: Music;
  readonly #zone: NoFireZone;
  readonly #chatter: Chatter;
  readonly #isQuiet: boolean;
  readonly #world: World;
  /** Until when there is nothing to write, whatever the time, unless the world changes or a line is written. */
  #calmUntil = -Infinity;

  /** With `isQuiet`, nobody talks without a reason. */
  constructor(world: World, { isQuiet = false }: { readonly isQuiet?: boolean } = {}) {
    const random: Random = world.random.stream('surroundings');
    this.#delayed = new Delayed(world);
    this.#lines = new NeighbouringLines(world, random.stream('lines'), this.#delayed);
    this.#music = new Music(world);
    this.#zone = new NoFireZone(world, random.stream('zone'), this.#delayed);
    this.#chatter = new Chatter(world, random.stream('chatter'), this.#delayed);
    this.#isQuiet = isQuiet;
    this.#world = world;
  }

  /** What is written before a line, in the same second. */
  before(line: UncheckedDraft): readonly WriteStep[] {
    const music = this.#music.before(line);
    const lines = this.#lines.before(line);
    return music.length === 0 ? lines : [...music, ...lines];
  }

  /** What is written after a line, in the same second. */
  after(line: UncheckedDraft): readonly WriteStep[] {
    this.#calmUntil = -Infinity;
    this.#music.hear(line);
    this.#zone.hear(line);
    this.#chatter.hear(line);
    return this.#lines.after(line);
  }

  /** What is written now that the lines of a moment are complete and time passes. */
  due(): readonly WriteStep[] {
    if (this.#music.isLoading) return none;
    if (!this.#isQuiet) this.#chatter.due();
    const delayed = this.#delayed.due();
    const music = this.#music.due();
    const zone = this.#zone.due();
    const nextTalk = this.#isQuiet ? Infinity : this.#chatter.nextTalk;
    this.#calmUntil = Math.min(this.#delayed.nextDue, this.#music.nextTurn, nextTalk);
    // Asked at every tick, and nearly always there is nothing: then nothing is made.
    return delayed.length + music.length + zone.length === 0 ? none : [...delayed, ...music, ...zone];
  }

  /** Whether `due` has nothing to give if time alone has passed since it was asked last. */
  get isCalm(): boolean {
    return this.#world.now < this.#calmUntil;
  }

  /** When something is to be written at the latest, in seconds since 1970. */
  get nextDue(): number {
    return this.#delayed.nextDue;
  }
}

const none: readonly WriteStep[] = [];
