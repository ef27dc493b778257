import type { UncheckedDraft } from '../event-fields.js';
import type { World } from '../world/world.js';

/** A line to be written later; made only then, from the world as it is. */
interface DelayedLine {
  readonly at: number;
  readonly make: () => readonly UncheckedDraft[];
}

/** Lines that come some seconds after others. Who goes to the main menu hears no more of them. */
export class Delayed {
  readonly #world: World;
  #lines: DelayedLine[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Lets something be written in so many seconds. */
  after(seconds: number, make: DelayedLine['make']): void {
    this.#lines.push({ at: this.#world.now + seconds, make });
    this.#lines.sort((a, b) => a.at - b.at);
  }

  due(): readonly UncheckedDraft[] {
    if (this.#lines.length === 0) return none;
    if (this.#world.isInMenu) this.#lines = [];
    const due: UncheckedDraft[] = [];
    for (let [next] = this.#lines; next && next.at <= this.#world.now; [next] = this.#lines) {
      this.#lines.shift();
      due.push(...next.make());
    }
    return due;
  }

  get nextDue(): number {
    return this.#lines[0]?.at ?? Infinity;
  }
}

const none: readonly UncheckedDraft[] = [];
