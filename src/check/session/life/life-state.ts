/** What is certain about the commander's affairs from the lines of this launch of the game. What is not is undefined. */
import type { JournalLine } from '../known-system.js';
import { ListedMaterials } from './listed-materials.js';

export interface LifeState {
  /** The account that the lines belong to. */
  commander: string | undefined;
  credits: KnownCredits | undefined;
  hold: CargoHold | undefined;
  /** What limpets, the refinery and the hatch did: the game counts it some seconds before or after it writes the line. */
  readonly looseCargo: LooseCargo[];
  /** How much fits into the hold, in tonnes. */
  cargoCapacity: number | undefined;
  /** Whether the player drives an SRV, which has a hold of its own. */
  inSrv: boolean;
  materials: ListedMaterials | undefined;
  /** The station the ship is docked at. */
  station: string | undefined;
  readonly missions: Map<string, AcceptedMission>;
  /** What was surveyed, by the name of the system. */
  readonly surveys: Map<string, SystemSurvey>;
  ranks: Readonly<Record<string, number>> | undefined;
  /** The line after which the game describes the ship again. */
  boarded: BoardedShip | undefined;
  /** Whether the ship may dock; undefined if that is not certain. */
  clearance: boolean | undefined;
}

export interface KnownCredits {
  readonly amount: number;
  /** Where a balance was last told. */
  readonly where: JournalLine;
  /** How many lines have changed it since. */
  readonly changes: number;
  /** The time of the last change. */
  readonly timestamp: string | undefined;
}

export interface CargoHold {
  /** What the last Cargo counted. */
  readonly count: number;
  readonly where: JournalLine;
  /** When, in seconds. */
  readonly at: number;
  /** What certainly came since, less what went. */
  readonly traded: number;
}

export interface LooseCargo {
  readonly change: number;
  /** When its line was written, in seconds. */
  readonly at: number;
}

export interface AcceptedMission {
  readonly where: JournalLine;
  readonly faction: string | undefined;
  readonly expiry: string | undefined;
  /** The systems and stations where it can be handed in; undefined if one is not certain. */
  readonly systems: readonly string[] | undefined;
  readonly stations: readonly string[] | undefined;
  /** Whom to kill, and whether somebody of them was. */
  readonly targets?: string | undefined;
  readonly kills: number;
  /** The line that ended it. */
  readonly ended?: JournalLine | undefined;
}

export interface SystemSurvey {
  readonly bodies: number[];
  /** Whether nothing of it was known before these bodies. */
  complete: boolean;
}

export interface BoardedShip {
  /** The kind of line, such as Embark. */
  readonly by: string;
  readonly where: JournalLine;
}

/** The same as JSON: what is not certain is left out. */
export interface LifeSnapshot extends Partial<Omit<LifeState, 'missions' | 'surveys' | 'materials' | 'looseCargo'>> {
  readonly looseCargo?: readonly LooseCargo[];
  readonly missions: readonly (readonly [id: string, AcceptedMission])[];
  readonly surveys: readonly (readonly [system: string, SystemSurvey])[];
  readonly materials?:
    | { readonly where: JournalLine; readonly counts: readonly (readonly [string, number])[] }
    | undefined;
}

export function unknownLife(): LifeState {
  return {
    commander: undefined,
    credits: undefined,
    hold: undefined,
    looseCargo: [],
    cargoCapacity: undefined,
    inSrv: false,
    materials: undefined,
    station: undefined,
    missions: new Map(),
    surveys: new Map(),
    ranks: undefined,
    boarded: undefined,
    clearance: undefined,
  };
}

export function snapshotOfLife({ missions, surveys, materials, looseCargo, ...facts }: LifeState): LifeSnapshot {
  return {
    ...facts,
    looseCargo: [...looseCargo],
    missions: [...missions],
    surveys: copiesOf(surveys),
    materials: materials?.counts && { where: materials.where, counts: [...materials.counts] },
  };
}

export function restoredLife({ missions, surveys, materials, looseCargo, ...facts }: LifeSnapshot): LifeState {
  return {
    ...unknownLife(),
    ...facts,
    looseCargo: [...(looseCargo ?? [])],
    missions: new Map(missions),
    surveys: new Map(copiesOf(surveys)),
    materials: materials && new ListedMaterials(materials.where, new Map(materials.counts)),
  };
}

function copiesOf(surveys: Iterable<readonly [string, SystemSurvey]>): [string, SystemSurvey][] {
  return Array.from(surveys, ([system, { bodies, complete }]) => [system, { bodies: [...bodies], complete }]);
}

/** How many missions and systems are remembered; more than anybody sees in one launch of the game. */
const mostRemembered = 2000;

/** Remembers a value, and forgets the one that was recorded first if there are very many. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  if (map.size <= mostRemembered) return;
  for (const oldest of map.keys()) return void map.delete(oldest);
}
