import { missionTable } from '../../game/mission-table.js';
import type { Galaxy } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { commoditiesOnSale } from '../ship/commodity-prices.js';
import type { Experience } from './experience.js';

/** A mission the commander has taken. */
export interface Mission {
  readonly id: number;
  /** The live game writes the largest 64-bit integer instead of its ID. */
  readonly numberLost?: true;
  /** Internal name, with the suffix it has at start-up. */
  readonly name: string;
  readonly localised?: string;
  /** Who gave it. */
  readonly faction: string;
  /** Where it leads, if it leads anywhere in particular. */
  readonly destination?: { readonly system: string; readonly station: string };
  readonly passengers: boolean;
  /** Seconds since 1970; nothing if it never expires. */
  readonly expires?: number;
  state: 'active' | 'failed' | 'complete';
  readonly reward: number;
  /** What was handed over to be delivered, in tonnes. */
  readonly cargo?: { readonly type: string; readonly count: number };
}

/** The most a commander may have at a time. */
export const maxMissions = 20;

const week = 7 * 86_400;

/** Mission IDs rise by this many a day, from a known one on. */
const numbering = { at: Date.UTC(2022, 10, 1) / 1000, number: 901_000_000, aDay: 127_000 };

const colonisation = ['$Mission_Colonisation_Initial_Name;', 'Construct primary port'] as const;

/** What is offered: by whom, leading where, and how many tonnes there is room for. */
export interface MissionOffer {
  readonly faction: string;
  readonly destination?: NonNullable<Mission['destination']>;
  readonly room?: number;
}

export function makeMissions(
  random: Random,
  now: number,
  experience: Experience,
  { populated }: Pick<Galaxy, 'populated'>,
): Mission[] {
  const most = { new: 3, settled: 8, veteran: 14 }[experience];
  const missions: Mission[] = [];
  for (let left = random.integer(0, most); left > 0; left--) {
    takeMission(missions, random, randomTakingTime(random, now), { faction: random.pick(populated).faction });
  }
  for (const mission of missions) {
    if (mission.expires !== undefined && mission.expires <= now) mission.state = 'failed';
    else
      mission.state = random.weighted([
        ['active', 12],
        ['complete', 2],
        ['failed', 1.5],
      ] as const);
  }
  return missions.sort((a, b) => a.id - b.id);
}

function randomTakingTime(random: Random, now: number): number {
  return now - random.integer(600, 2 * 86_400);
}

/** Accepts a mission, with an ID of its own. Its cargo fits into the free space. */
export function takeMission(missions: Mission[], random: Random, at: number, offer: MissionOffer): Mission {
  let id = numberAt(at) + random.integer(0, 400);
  while (missions.some((mission) => mission.id === id)) id++;
  const mission = makeMission(random, id, at, offer);
  missions.push(mission);
  return mission;
}

function makeMission(
  random: Random,
  id: number,
  at: number,
  { faction, destination, room = 0 }: MissionOffer,
): Mission {
  const lost = random.chance(0.004) ? { numberLost: true as const } : {};
  if (random.chance(0.07)) {
    const [name, localised] = colonisation;
    return { id, name, localised, faction, passengers: false, state: 'active', reward: 5_000_000 };
  }
  const [name, passengers] = random.pick(missionTable);
  const carries = name.startsWith('Mission_Delivery_');
  const count = Math.min(room, random.integer(2, 60));
  return {
    id,
    ...lost,
    name,
    faction,
    ...(destination && hasDestination(name) && { destination }),
    passengers,
    ...(random.chance(0.96) && { expires: at + random.integer(3600, week) }),
    state: 'active',
    reward: random.integer(40, 9000) * 1000,
    ...(carries && count > 0 && { cargo: { type: random.pick(commoditiesOnSale), count } }),
  };
}

/** Deliveries and couriers go somewhere; other things are done on the way. */
function hasDestination(name: string): boolean {
  return /Delivery|Courier/.test(name) && !name.includes('OnFoot');
}

function numberAt(at: number): number {
  // Before the numbering began, all numbers are small.
  return Math.max(1, Math.floor(numbering.number + ((at - numbering.at) / 86_400) * numbering.aDay));
}

/** Fails the active missions that have expired. */
export function expireMissions(missions: readonly Mission[], now: number): void {
  for (const mission of missions) {
    if (mission.state === 'active' && mission.expires !== undefined && mission.expires <= now) mission.state = 'failed';
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
  const { name, localised, passengers, expires, state } = mission;
  return {
    MissionID: missionIdIn(mission, dialect),
    Name: name,
    ...(localised !== undefined && { Name_Localised: localised }),
    PassengerMission: passengers,
    Expires: state === 'failed' || expires === undefined ? 0 : Math.max(0, Math.floor(expires - now)),
  };
}
