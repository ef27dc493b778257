import type { LegalState } from '../../game/political-vocabulary-table.js';
import type { Colony } from '../colony/colony.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import { addToStatistic, type Statistic } from './career-statistics.js';
import type { Goal } from './community-goals.js';
import type { Engineer } from './engineer-progress.js';
import type { Experience } from './experience.js';
import type { ExplorationData } from './exploration-data.js';
import type { GameMode } from './game-mode.js';
import type { Offence } from './legal-standing.js';
import type { Belongings } from './locker.js';
import type { OrganicSamples } from './organic-samples.js';
import type { OwnedShip } from './owned-ships.js';
import type { PowerWork } from './power-work.js';
import type { Standing } from './ranks-and-reputation.js';
import type { SessionMemory } from './session-memory.js';
import type { Squadron } from './squadron.js';
import type { StoredModule } from './stored-modules.js';
import type { SuitLoadout } from './suit-loadouts.js';
import type { Mission } from './taken-missions.js';
import type { Vouchers } from './vouchers.js';

/** The player: their possessions, knowledge and unfinished business. */
export interface Commander extends Belongings {
  readonly name: string;
  /** Their ID on the game's servers: `F1234567`. */
  readonly id: string;
  readonly experience: Experience;
  /** Whether they own Odyssey; without it they never leave the ship on foot. */
  readonly odyssey: boolean;
  /** With whom they play. */
  gameMode: GameMode;
  /** The names of the players in their wing, if they are in one. */
  wing: readonly string[];
  credits: number;
  /** The kinds of material that were ever found. */
  readonly foundMaterials: Set<string>;
  /** Raw and manufactured materials by their internal names. */
  readonly materials: Map<string, number>;
  /** Data by internal name. */
  readonly data: Map<string, number>;
  readonly standing: Standing;
  readonly statistics: Statistic;
  readonly engineers: Engineer[];
  missions: Mission[];
  squadron?: Squadron;
  /** The power they have pledged to. */
  pledge?: string;
  powerWork: PowerWork;
  /** The loadouts they own, each with its suit and weapons; the flight suit comes first. */
  loadouts: readonly SuitLoadout[];
  loadout: SuitLoadout;
  readonly storedModules: StoredModule[];
  /** Their ships besides the current one. */
  readonly ships: OwnedShip[];
  readonly exploration: ExplorationData;
  readonly organic: OrganicSamples;
  /** Codex entries noted in this session, by region and entry. */
  readonly codex: Set<string>;
  /** Planets they walked on in this session, by the address of the system and the number of the body. */
  readonly footfalls: Set<string>;
  goals: Goal[];
  /** Average price paid per tonne, by commodity on board. */
  readonly averagePricePaid: Map<string, number>;
  /** Commodities mined in this session and perhaps still carried. */
  readonly mined: Set<string>;
  /** Their own fleet carrier, if `isOwned`. */
  readonly carrier: FleetCarrier;
  /** A friend's carrier, which moves at its owner's will. */
  readonly friendsCarrier: FleetCarrier;
  /** Tonnes on their fleet carrier, by commodity. */
  readonly carrierCargo: Map<string, number>;
  /** The system they have claimed, and its building site. */
  colony?: Colony;
  /** The share of earnings left after the wages of a hired pilot; 1 without one. */
  shareAfterCrew: number;
  /** Their debts by the name of the faction; see `legalStateIn`. */
  readonly offences: Map<string, Offence>;
  /** Unpaid combat earnings. */
  readonly vouchers: Vouchers;
  /** A temporary legal state, such as Speeding. */
  passingLegalState: LegalState | undefined;
  /** What was last written, for kinds that are written only when changed. */
  readonly memory: SessionMemory;
}

/** Pays if there are enough credits, and counts it in a statistic; returns whether it did. */
export function pay(commander: Commander, cost: number, statistic?: string): boolean {
  if (cost > commander.credits) return false;
  commander.credits -= cost;
  if (statistic !== undefined) addToStatistic(commander.statistics, statistic, cost);
  return true;
}
