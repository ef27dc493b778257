import type { MissionTask } from '../../game/mission-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';

/** A mission the commander has taken. */
export interface Mission {
  readonly id: number;
  /** The live game writes the largest 64-bit integer instead of its ID. */
  readonly numberLost?: true;
  readonly task: MissionTask;
  /** Internal name, with the suffix it has at start-up. */
  readonly name: string;
  /** What it is called. */
  readonly title: string;
  /** Whether the title stands at start-up, too. */
  readonly localised?: true;
  /** Who gave it. */
  readonly faction: string;
  /** Where it was taken, and where it is handed in, unless it leads elsewhere. */
  readonly source: MissionPlace;
  /** Where it leads. */
  readonly destination?: MissionPlace & { readonly settlement?: string };
  /** Whom it is for or against. */
  readonly target?: MissionTarget;
  /** Tonnes to bring or deliver. */
  readonly goods?: Goods;
  /** What was handed over to be delivered, and is on board. */
  cargo?: Goods;
  /** Credits to donate. */
  readonly donation?: number;
  readonly passengers?: MissionPassengers;
  /** Seconds since 1970; nothing if it never expires. */
  readonly expires?: number;
  state: 'active' | 'failed' | 'complete';
  /** How many have been killed for it. */
  kills: number;
  readonly reward: number;
  /** What it does for influence and reputation, as the game writes it. */
  readonly influence: string;
  readonly reputation: string;
}

/** A station of a system. */
export interface MissionPlace {
  readonly system: string;
  readonly address: number;
  /** Empty if it leads to the system alone. */
  readonly station: string;
  readonly marketId: number;
}

export interface MissionTarget {
  readonly faction: string;
  /** How many to kill. */
  readonly kills?: number;
  /** The one to kill. */
  readonly person?: string;
}

interface Goods {
  readonly type: string;
  readonly count: number;
}

interface MissionPassengers {
  readonly count: number;
  readonly type: string;
  readonly wanted: boolean;
}

/** The most a commander may have at a time. */
export const maxMissions = 20;

/** Mission IDs rise by this many a day, from a known one on. */
const numbering = { at: Date.UTC(2022, 10, 1) / 1000, number: 901_000_000, aDay: 127_000 };

/** The ID that a mission gets at a time. */
export function missionNumberAt(at: number): number {
  // Before the numbering began, all numbers are small.
  return Math.max(1, Math.floor(numbering.number + ((at - numbering.at) / 86_400) * numbering.aDay));
}

/** Fails the active missions that have expired. */
export function expireMissions(missions: readonly Mission[], now: number): void {
  for (const mission of missions) {
    if (mission.state !== 'failed' && mission.expires !== undefined && mission.expires <= now) mission.state = 'failed';
  }
}

/** The ID of a mission; if it is lost, the live game writes the largest 64-bit integer. */
const numbers: Readonly<Record<Dialect, (mission: Mission) => number | bigint>> = {
  spec: ({ id }) => id,
  game: ({ id, numberLost }) => (numberLost ? 2n ** 64n - 1n : id),
};

export function missionIdIn(mission: Mission, dialect: Dialect): number | bigint {
  return numbers[dialect](mission);
}

/** The fields of Missions at start-up. */
export function missionsFields(missions: readonly Mission[], now: number, dialect: Dialect): EventFields<'Missions'> {
  const fieldsInState = (state: Mission['state']) =>
    missions.filter((mission) => mission.state === state).map((mission) => missionFields(mission, now, dialect));
  return { Active: fieldsInState('active'), Failed: fieldsInState('failed'), Complete: fieldsInState('complete') };
}

function missionFields(mission: Mission, now: number, dialect: Dialect): EventFields<'Missions'>['Active'][number] {
  const { name, title, localised, passengers, expires, state } = mission;
  return {
    MissionID: missionIdIn(mission, dialect),
    Name: name,
    ...(localised && { Name_Localised: title }),
    PassengerMission: passengers !== undefined,
    Expires: state === 'failed' || expires === undefined ? 0 : Math.max(0, Math.floor(expires - now)),
  };
}
