/** From the offers of a faction to a mission. */

import { isSpecialMission, missionCondition } from '../../game/mission-names.js';
import { type MissionTask, missionTable, missionTasks } from '../../game/mission-table.js';
import type { Random } from '../random.js';
import type { Experience } from './experience.js';
import { openMissionWeights } from './experience-table.js';
import { type MissionOffer, missionDetails, missionTitle } from './mission-details.js';
import type { Mission, MissionEffectSize } from './taken-missions.js';

/** Seconds until a mission expires: quantiles. */
const timeAllowed = [10 * 3600, 86_400, 3 * 86_400, 5 * 86_400, 7 * 86_400] as const;

/** Mission IDs rise by this many per day, from a known one on. */
const numbering = { at: Date.UTC(2022, 10, 1) / 1000, number: 901_000_000, aDay: 127_000 };

const colonisation = ['$Mission_Colonisation_Initial_Name;', 'Construct primary port'] as const;

/** Missions from earlier sessions, taken where the commander was. */
export function makeMissions(
  random: Random,
  now: number,
  experience: Experience,
  offer: () => MissionOffer,
): Mission[] {
  const missions: Mission[] = [];
  for (let left = random.weightedIndex(openMissionWeights[experience]); left > 0; left--)
    takeMission(missions, random, now - random.integer(600, 86_400), offer());
  if (random.chance(0.2)) missions.push(colonising(random, now, missions));
  const open = missions.filter(({ expires = now + 1 }) => expires > now);
  for (const mission of open) {
    if (random.chance(0.04)) mission.state = 'failed';
    else if (random.chance(0.1)) complete(mission);
  }
  return open.sort((a, b) => a.id - b.id);
}

/** Marks the task as done. */
export function complete(mission: Mission): void {
  mission.state = 'complete';
  mission.kills = mission.target?.kills ?? 1;
  mission.isRedirected = true;
}

function colonising(random: Random, now: number, missions: readonly Mission[]): Mission {
  const [name, localised] = colonisation;
  const source = { system: '', address: 0, station: '' };
  return {
    ...basics(name, 'other', random, { faction: 'Brewer Corporation', source, title: localised }),
    id: freeNumber(missions, now - random.integer(86_400, 20 * 86_400), random),
    localised,
    reward: 5_000_000,
  };
}

/**
 * Accepts a mission, of the requested task if one is given, with an ID of its own; undefined if none suits.
 * Its cargo fits into the free space.
 */
export function takeMission(
  missions: Mission[],
  random: Random,
  at: number,
  offer: MissionOffer,
  requested?: MissionTask,
): Mission | undefined {
  const isPossible = possibleTasks(offer);
  const offered = missionTable.filter(
    ([name, task]) => (requested === undefined || task === requested) && isPossible[task] && isOffered(name, offer),
  );
  if (offered.length === 0) return undefined;
  const tasks = [...new Set(offered.map(([, task]) => task))];
  const task = random.weighted(tasks.map((each) => [each, missionTasks[each].weight] as const));
  const [name] = random.pick(offered.filter(([, each]) => each === task));
  const mission = makeMission(name, task, random, at, missions, offer);
  missions.push(mission);
  return mission;
}

/** The tasks that the commander can do. */
function possibleTasks(offer: MissionOffer): Readonly<Record<MissionTask, boolean>> {
  const { elsewhere, settlement, pirates, room, berths, onFoot, canFight, canMine, credits } = offer;
  return {
    courier: elsewhere !== undefined,
    delivery: elsewhere !== undefined && room >= 2,
    collect: room >= 4,
    mining: canMine && room >= 8,
    donation: credits >= 2_000_000,
    massacre: canFight && pirates !== undefined,
    assassination: canFight && pirates !== undefined,
    salvage: elsewhere !== undefined && room >= 4,
    passengers: berths >= 2 && elsewhere !== undefined,
    'settlement-errand': onFoot && settlement !== undefined,
    'settlement-fight': onFoot && settlement !== undefined && settlement.faction !== offer.faction,
    'settlement-delivery': onFoot && settlement !== undefined,
    other: false,
  };
}

/** Whether a faction offers such a mission under the current conditions. */
function isOffered(name: string, { conditions }: MissionOffer): boolean {
  const condition = missionCondition(name);
  return !isSpecialMission(name) && (condition === undefined || (conditions?.has(condition) ?? false));
}

function makeMission(
  name: string,
  task: MissionTask,
  random: Random,
  at: number,
  missions: readonly Mission[],
  offer: MissionOffer,
): Mission {
  const details = missionDetails(task, random, offer);
  return {
    ...basics(name, task, random, { ...offer, title: missionTitle(name, details, offer, random) }),
    ...details,
    id: freeNumber(missions, at, random),
    ...(random.chance(0.004) && { numberLost: true as const }),
    ...(random.chance(0.98) && { expires: at + random.seconds(timeAllowed) }),
    ...(task === 'delivery' && details.goods && { cargo: details.goods }),
  };
}

function basics(
  name: string,
  task: MissionTask,
  random: Random,
  { faction, source, title }: Pick<MissionOffer, 'faction' | 'source'> & { readonly title: string },
): Omit<Mission, 'id'> {
  const { pay, wing } = missionTasks[task];
  return {
    name,
    task,
    title,
    faction,
    source,
    reward: payWithin(pay, random),
    isForWing: /Wing/.test(name) || random.chance(wing),
    influence: effectSize(random),
    reputation: effectSize(random),
    state: 'active',
    kills: 0,
    isRedirected: false,
  };
}

/** A pay between the first and ninth decile, mostly near the median. */
function payWithin([low, usual, high]: readonly [number, number, number], random: Random): number {
  const unit = random.number(0, 1);
  const pay = unit < 0.5 ? low + (usual - low) * 2 * unit : usual + (high - usual) * (2 * unit - 1) ** 2;
  return Math.round(pay);
}

function effectSize(random: Random): MissionEffectSize {
  return random.weighted({ '+': 30, '++': 45, '+++': 14, '++++': 4, '+++++': 4, None: 3 });
}

function freeNumber(missions: readonly Mission[], at: number, random: Random): number {
  let id = numberAt(at) + random.integer(0, 400);
  while (missions.some((mission) => mission.id === id)) id++;
  return id;
}

function numberAt(at: number): number {
  // IDs before the known one stay positive.
  return Math.max(1, Math.floor(numbering.number + ((at - numbering.at) / 86_400) * numbering.aDay));
}
