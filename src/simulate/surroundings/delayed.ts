import type { WriteStep } from '../activity.js';
import type { World } from '../world/world.js';

/** A line to be written later; made from the world at that time. */
interface DelayedLine {
  readonly at: number;
  readonly make: () => readonly WriteStep[];
}

/** Lines written some seconds after others. Going to the main menu drops them. */
export class Delayed {
  readonly #world: World;
  readonly #lines: DelayedLine[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Schedules a line in `seconds` seconds. */
  after(seconds: number, make: DelayedLine['make']): void {
    const at = this.#world.now + seconds;
    const later = this.#lines.findIndex((line) => line.at > at);
    this.#lines.splice(later < 0 ? this.#lines.length : later, 0, { at, make });
  }

  due(): readonly WriteStep[] {
    if (this.#world.isInMenu) this.#lines.length = 0;
    if (this.nextDue > this.#world.now) return none;
    const due: WriteStep[] = [];
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

const none: readonly WriteStep[] = [];
