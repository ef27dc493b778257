import type { Engineer } from './engineers.js';
import type { ExplorationData } from './exploration.js';
import type { Goal } from './goals.js';
import type { Loadout } from './loadout.js';
import type { Memory } from './memory.js';
import type { Mission } from './missions.js';
import type { Squadron } from './squadron.js';
import type { StoredModule } from './stored-modules.js';

/** Who plays: what they own, know and have begun. */
export interface Commander {
  readonly name: string;
  /** As the game's servers know them: `F1234567`. */
  readonly id: string;
  readonly experience: Experience;
  /** Whether the on-foot expansion runs. Without it nobody leaves the ship on foot. */
  readonly odyssey: boolean;
  credits: number;
  /** Raw and manufactured materials by their internal names. */
  readonly materials: Map<string, number>;
  /** What is spent on suits and hand weapons, by internal name. */
  readonly microResources: Map<string, number>;
  readonly engineers: Engineer[];
  missions: Mission[];
  readonly squadron?: Squadron;
  /** The power they have pledged to. */
  readonly pledge?: string;
  /** The loadouts they own, each with its suit and weapons; the flight suit comes first. */
  readonly loadouts: readonly Loadout[];
  /** The one they wear. */
  loadout: Loadout;
  readonly storedModules: StoredModule[];
  /** What has been scanned and not yet sold. */
  readonly exploration: ExplorationData;
  goals: Goal[];
  /** Tonnes on their fleet carrier, by commodity. */
  readonly carrierCargo: Map<string, number>;
  /** What a hired pilot leaves of earnings: 1 without one. */
  readonly share: number;
  /** How they stand with the law here and now. */
  legal: LegalState;
  /** Whether a fine is unpaid. */
  fine: boolean;
  /** What the game remembers to have written. */
  readonly memory: Memory;
}

export type Experience = 'new' | 'settled' | 'veteran';

export type LegalState =
  | 'Clean'
  | 'IllegalCargo'
  | 'Speeding'
  | 'Wanted'
  | 'Hostile'
  | 'PassengerWanted'
  | 'Warrant'
  | 'Allied'
  | 'Thargoid';

/** Pays, as far as the money goes; tells whether it did. */
export function pay(commander: Commander, cost: number): boolean {
  if (cost > commander.credits) return false;
  commander.credits -= cost;
  return true;
}
