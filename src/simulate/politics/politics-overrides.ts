import type { StarSystem } from '../../game/star-system.js';
import type { ConflictOverride } from './faction-conflicts.js';
import type { PowerplayOverride } from './system-powers.js';
import type { ThargoidWarState } from './thargoid-war.js';

/** Politics of a system as requested by a user; `false` means none. Omitted parts stay random. */
export interface PoliticsOverrides {
  /** The Thargoid war. */
  readonly war?: ThargoidWarState | false | undefined;
  /** A conflict between two factions; not in unpopulated systems. */
  readonly conflict?: ConflictOverride | false | undefined;
  /** Powerplay; written only for a pledged commander. */
  readonly powerplay?: PowerplayOverride | false | undefined;
  /** The state of all stations. */
  readonly stations?: 'Damaged' | 'UnderRepairs' | false | undefined;
}

/** Systems with overrides; beyond that the oldest are dropped. */
const most = 64;

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
