import type { UncheckedDraft } from '../event-fields.js';
import { Random } from '../random.js';
import type { World } from '../world/world.js';
import { Delayed } from './delayed.js';
import { Music } from './music.js';
import { NeighbouringLines } from './neighbouring-lines.js';

/**
 * The lines that the live game writes beside others, whatever happens: they follow from the world and from the lines of the
 * activities, so that no activity has to know of them. Chance comes from a stream of their own: the session is the same
 * without them.
 */
export class Surroundings {
  readonly #delayed: Delayed;
  readonly #lines: NeighbouringLines;
  readonly #music: Music;

  constructor(world: World) {
    const random: Random = world.random.stream('surroundings');
    this.#delayed = new Delayed(world);
    this.#lines = new NeighbouringLines(world, random.stream('lines'), this.#delayed);
    this.#music = new Music(world);
  }

  /** What is written before a line, in the same second. */
  before(line: UncheckedDraft): readonly UncheckedDraft[] {
    return [...this.#music.before(line), ...this.#lines.before(line)];
  }

  /** What is written after a line, in the same second. */
  after(line: UncheckedDraft): readonly UncheckedDraft[] {
    this.#music.hear(line);
    return this.#lines.after(line);
  }

  /** What is written now that the lines of a moment are complete and time passes. */
  due(): readonly UncheckedDraft[] {
    return [...this.#delayed.due(), ...this.#music.due()];
  }

  /** When something is to be written at the latest, in seconds since 1970. */
  get nextDue(): number {
    return this.#delayed.nextDue;
  }
}
