import type { StarSystem } from '../../game/star-system.js';
import type { ConflictOverride } from './faction-conflicts.js';
import type { PowerplayOverride } from './system-powers.js';
import type { ThargoidWarState } from './thargoid-war.js';

/** Politics of a system that a user asked for; `false` means none. What is left out stays random. */
export interface PoliticsOverrides {
  /** The war against the Thargoids. */
  readonly war?: ThargoidWarState | false | undefined;
  /** A conflict between two factions; not in unpopulated systems. */
  readonly conflict?: ConflictOverride | false | undefined;
  /** Powerplay; written only for a pledged commander. */
  readonly powerplay?: PowerplayOverride | false | undefined;
  /** The state of all stations. */
  readonly stations?: 'Damaged' | 'UnderRepairs' | false | undefined;
}

/** At most this many systems; beyond that the oldest overrides are dropped. */
const most = 64;

/** The overrides, by system. */
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
