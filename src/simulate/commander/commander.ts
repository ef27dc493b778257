import type { LegalState } from '../../game/engineers-and-legal-states.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import type { Statistic } from './career-statistics.js';
import type { Goal } from './community-goals.js';
import type { Engineer } from './engineer-progress.js';
import type { ExplorationData } from './exploration-data.js';
import type { Offence } from './legal-standing.js';
import type { Standing } from './ranks-and-reputation.js';
import type { SessionMemory } from './session-memory.js';
import type { Squadron } from './squadron.js';
import type { StoredModule } from './stored-modules.js';
import type { SuitLoadout } from './suit-loadouts.js';
import type { Mission } from './taken-missions.js';

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
  /** Data by internal name. */
  readonly data: ReadonlyMap<string, number>;
  readonly standing: Standing;
  readonly statistics: Statistic;
  /** What is spent on suits and hand weapons, by internal name. */
  readonly microResources: Map<string, number>;
  readonly engineers: Engineer[];
  missions: Mission[];
  readonly squadron?: Squadron;
  /** The power they have pledged to. */
  readonly pledge?: string;
  /** The loadouts they own, each with its suit and weapons; the flight suit comes first. */
  loadouts: readonly SuitLoadout[];
  /** The one they wear. */
  loadout: SuitLoadout;
  readonly storedModules: StoredModule[];
  /** What has been scanned and not yet sold. */
  readonly exploration: ExplorationData;
  goals: Goal[];
  /** Credits paid for a tonne on average, of what is on board. */
  readonly averagePricePaid: Map<string, number>;
  readonly carrier: FleetCarrier;
  /** Tonnes on their fleet carrier, by commodity. */
  readonly carrierCargo: Map<string, number>;
  /** What a hired pilot leaves of earnings: 1 without one. */
  readonly shareAfterCrew: number;
  /** What factions have against them, by name; see `legalStateIn`. */
  readonly offences: Map<string, Offence>;
  /** What the law holds against them for the moment, such as speeding. */
  notice: LegalState | undefined;
  /** What the game remembers to have written. */
  readonly memory: SessionMemory;
}

export type Experience = 'new' | 'settled' | 'veteran';

/** Pays, as far as the money goes; tells whether it did. */
export function pay(commander: Commander, cost: number): boolean {
  if (cost > commander.credits) return false;
  commander.credits -= cost;
  return true;
}
