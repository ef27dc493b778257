import type { StarSystem } from '../../game/star-system.js';
import type { ConflictOverride } from './faction-conflicts.js';
import type { PowerplayOverride } from './powerplay.js';
import type { ThargoidWarState } from './thargoid-war.js';

/** What is to be so in a system, whatever chance says; `false`: not at all. What is left out stays with chance. */
export interface PoliticsOverrides {
  /** The war against the Thargoids. */
  readonly war?: ThargoidWarState | false | undefined;
  /** A conflict between two factions; where nobody lives there is none. */
  readonly conflict?: ConflictOverride | false | undefined;
  /** What the powers do; told only to a commander who is pledged. */
  readonly powerplay?: PowerplayOverride | false | undefined;
  /** What has befallen the stations. */
  readonly stations?: 'Damaged' | 'UnderRepairs' | false | undefined;
}

/** More systems than anybody directs at a time; the oldest wish is forgotten first. */
const most = 64;

/** What was asked for, by system. */
export class OverridesBySystem {
  readonly #bySystem = new Map<number, PoliticsOverrides>();

  add({ address }: StarSystem, forced: PoliticsOverrides): void {
    const all = { ...this.#bySystem.get(address), ...forced };
    this.#bySystem.delete(address);
    this.#bySystem.set(address, all);
    const [oldest] = this.#bySystem.keys();
    if (this.#bySystem.size > most && oldest !== undefined) this.#bySystem.delete(oldest);
  }

  of({ address }: StarSystem): PoliticsOverrides {
    return this.#bySystem.get(address) ?? nothing;
  }
}

const nothing: PoliticsOverrides = {};
