import type { MissionTask } from '../../game/mission-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';

/** A mission the commander has taken. */
export interface Mission {
  readonly id: number;
  /** The live game writes the largest 64-bit integer instead of its ID. */
  readonly numberLost?: true;
  /** Internal name, with the suffix it has at start-up. */
  readonly name: string;
  readonly localised?: string;
  readonly title: string;
  readonly task: MissionTask;
  /** Who gave it. */
  readonly faction: string;
  /** Where it was given. */
  readonly source: MissionPlace;
  /** Where it leads, if it leads anywhere in particular. */
  readonly destination?: MissionPlace;
  readonly target?: MissionTarget;
  readonly passengers?: MissionPassengers;
  /** Credits that the faction asks for. */
  readonly donation?: number;
  /** Seconds since 1970; nothing if it never expires. */
  readonly expires?: number;
  readonly reward: number;
  readonly isForWing: boolean;
  readonly influence: MissionEffectSize;
  readonly reputation: MissionEffectSize;
  /** What it is about, in tonnes. */
  readonly goods?: { readonly type: string; readonly count: number };
  /** What of that is in the hold because of the mission: it was handed over, or found where the mission leads. */
  cargo?: { readonly type: string; readonly count: number };
  state: 'active' | 'failed' | 'complete';
  /** How many targets have been killed. */
  kills: number;
  /** Whether what it asks for has been done, and where it is to be reported has been told. */
  isRedirected: boolean;
}

export interface MissionPlace {
  readonly system: string;
  readonly address: number;
  readonly station: string;
  /** Whether the station is a settlement of people on foot. */
  readonly isSettlement?: true;
}

/** Whom a mission is against, or for whom it is. */
export interface MissionTarget {
  readonly faction: string;
  /** Internal name of the type, and as shown. */
  readonly type?: readonly [name: string, shown: string];
  /** How many are to be killed. */
  readonly kills?: number;
  /** The one who is sought. */
  readonly pilot?: string;
}

export interface MissionPassengers {
  readonly count: number;
  readonly type: 'Tourist' | 'Business' | 'Scientist' | 'Soldier' | 'Criminal';
  readonly areWanted: boolean;
}

export type MissionEffectSize = '+' | '++' | '+++' | '++++' | '+++++' | 'None';

/** The most a commander may have at a time. */
export const maxMissions = 20;

/** Tasks after which the mission leads back to where it was given; others end where they lead, or never left. */
const redirectedTasks: ReadonlySet<MissionTask> = new Set([
  'massacre',
  'assassination',
  'salvage',
  'passengers',
  'settlement-errand',
  'settlement-fight',
]);

export function leadsBack({ task }: Mission): boolean {
  return redirectedTasks.has(task);
}

/** Where the mission is paid, as things stand. */
export function placeOfPayment(mission: Mission): MissionPlace {
  return leadsBack(mission) || !mission.destination ? mission.source : mission.destination;
}

/** A ship of a faction was destroyed: one mission of each faction that asked for it counts it. */
export function noteKill(
  { missions }: { readonly missions: readonly Mission[] },
  { faction, pilot }: { readonly faction: string; readonly pilot?: string },
): void {
  const givers = new Set<string>();
  for (const mission of missions) {
    const { target, state, task } = mission;
    if (state !== 'active' || target?.faction !== faction || isKillingDone(mission)) continue;
    if (task === 'assassination' ? target.pilot !== pilot : task !== 'massacre') continue;
    if (givers.has(mission.faction)) continue;
    givers.add(mission.faction);
    mission.kills++;
  }
}

/** Whether all who were to be killed are. */
export function isKillingDone({ target, kills }: Mission): boolean {
  return kills >= (target?.kills ?? 1);
}

/** Fails the active missions that have expired. */
export function expireMissions(missions: readonly Mission[], now: number): void {
  for (const mission of missions) {
    if (mission.state === 'active' && mission.expires !== undefined && mission.expires <= now) mission.state = 'failed';
  }
}

/** The ID of a mission; if it is lost, the live game writes the largest 64-bit integer. */
const numbers: Readonly<Record<Dialect, (mission: MissionNumber) => number | bigint>> = {
  spec: ({ id }) => id,
  game: ({ id, numberLost }) => (numberLost ? 2n ** 64n - 1n : id),
};

type MissionNumber = Pick<Mission, 'id' | 'numberLost'>;

export function missionIdIn(mission: MissionNumber, dialect: Dialect): number | bigint {
  return numbers[dialect](mission);
}

/** What Missions tells of a mission. */
type ListedMission = Pick<Mission, 'id' | 'numberLost' | 'name' | 'localised' | 'passengers' | 'expires' | 'state'>;

/** The fields of Missions at start-up. */
export function missionsFields(
  missions: readonly ListedMission[],
  now: number,
  dialect: Dialect,
): EventFields<'Missions'> {
  const fieldsInState = (state: Mission['state']) =>
    missions.filter((mission) => mission.state === state).map((mission) => missionFields(mission, now, dialect));
  return { Active: fieldsInState('active'), Failed: fieldsInState('failed'), Complete: fieldsInState('complete') };
}

function missionFields(
  mission: ListedMission,
  now: number,
  dialect: Dialect,
): EventFields<'Missions'>['Active'][number] {
  const { name, localised, passengers, expires, state } = mission;
  return {
    MissionID: missionIdIn(mission, dialect),
    Name: name,
    ...(localised !== undefined && { Name_Localised: localised }),
    PassengerMission: passengers !== undefined,
    Expires: state === 'failed' || expires === undefined ? 0 : Math.max(0, Math.floor(expires - now)),
  };
}
