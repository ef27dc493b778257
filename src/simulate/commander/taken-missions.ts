import type { MissionTask } from '../../game/mission-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';

export interface Mission {
  readonly id: number;
  /** The live game writes the largest 64-bit integer instead of its ID. */
  readonly numberLost?: true;
  /** Internal name, with the suffix it has at start-up. */
  readonly name: string;
  readonly localised?: string;
  readonly title: string;
  readonly task: MissionTask;
  /** The faction that gave it. */
  readonly faction: string;
  /** Where it was given. */
  readonly source: MissionPlace;
  /** The destination, if there is one. */
  readonly destination?: MissionPlace;
  readonly target?: MissionTarget;
  readonly passengers?: MissionPassengers;
  /** Credits that the faction requests. */
  readonly donation?: number;
  /** Seconds since 1970; undefined if it never expires. */
  readonly expires?: number;
  readonly reward: number;
  readonly isForWing: boolean;
  readonly influence: MissionEffectSize;
  readonly reputation: MissionEffectSize;
  /** The goods of its task, in tonnes. */
  readonly goods?: { readonly type: string; readonly count: number };
  /** The goods in the hold because of the mission: handed over, or found at its destination. */
  cargo?: { readonly type: string; readonly count: number };
  state: 'active' | 'failed' | 'complete';
  /** Targets killed so far. */
  kills: number;
  /** How often the commander set out for it in vain. */
  attempts?: number;
  /** Whether the task is done and the mission is redirected to where it is reported. */
  isRedirected: boolean;
}

export interface MissionPlace {
  readonly system: string;
  readonly address: number;
  readonly station: string;
  /** Whether the station is an on-foot settlement. */
  readonly isSettlement?: true;
}

/** The target or beneficiary of a mission. */
export interface MissionTarget {
  readonly faction: string;
  /** Internal and displayed name of the type. */
  readonly type?: readonly [name: string, shown: string];
  /** Number of targets to kill. */
  readonly kills?: number;
  /** The wanted pilot. */
  readonly pilot?: string;
}

export interface MissionPassengers {
  readonly count: number;
  readonly type: 'Tourist' | 'Business' | 'Scientist' | 'Soldier' | 'Criminal';
  readonly areWanted: boolean;
}

export type MissionEffectSize = '+' | '++' | '+++' | '++++' | '+++++' | 'None';

/** The maximum number of missions at a time. */
export const maxMissions = 20;

/**
 * Tasks after which the mission is redirected to where it was given; others end at their destination, or
 * never leave.
 */
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

/** Where the mission is paid at present. */
export function placeOfPayment(mission: Mission): MissionPlace {
  return leadsBack(mission) || !mission.destination ? mission.source : mission.destination;
}

/** A ship of a faction was destroyed: counts for one mission of each faction that requested it. */
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

/** Whether all targets have been killed. */
export function isKillingDone({ target, kills }: Mission): boolean {
  return kills >= (target?.kills ?? 1);
}

/** Fails the active missions that have expired; once redirected, a mission has all the time. */
export function expireMissions(missions: readonly Mission[], now: number): void {
  for (const mission of missions) {
    const { state, isRedirected, expires = Infinity } = mission;
    if (state === 'active' && !isRedirected && expires <= now) mission.state = 'failed';
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

/** The parts of a mission that Missions lists. */
type ListedMission = Pick<Mission, 'id' | 'numberLost' | 'name' | 'localised' | 'passengers' | 'expires' | 'state'>;

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

/** The passengers aboard, as listed at start-up. */
export function passengersAboard(
  missions: readonly Mission[],
  dialect: Dialect,
): EventFields<'Passengers'>['Manifest'] {
  return missions.flatMap((mission) => {
    const { passengers, state } = mission;
    if (!passengers || state !== 'active') return [];
    const { type: Type, areWanted: Wanted, count: Count } = passengers;
    return [{ MissionID: missionIdIn(mission, dialect), Type, VIP: false, Wanted, Count }];
  });
}
