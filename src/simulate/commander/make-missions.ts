import { commodityName } from '../../game/commodity-table.js';
import {
  donations,
  isGivenBy,
  type MissionGiver,
  type MissionTask,
  missionItems,
  missionPay,
  missionTable,
} from '../../game/mission-table.js';
import { passengerTypes } from '../../game/observed-vocabulary.js';
import { pilotNameParts } from '../../game/pilot-name-parts.js';
import type { Galaxy, StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { commoditiesFor, commoditiesOnSale } from '../ship/commodity-prices.js';
import type { Experience } from './experience.js';
import { type Mission, type MissionPlace, missionNumberAt } from './taken-missions.js';

/** What is offered: by whom, for what, and where it leads. */
export interface MissionOffer {
  readonly task: MissionTask;
  readonly faction: string;
  /** What the faction is like; missions of all names, if left out. */
  readonly giver?: MissionGiver;
  readonly source: MissionPlace;
  readonly destination?: MissionPlace & { readonly settlement?: string };
  /** The faction it is for or against. */
  readonly targetFaction?: string;
  /** Tonnes there is room for. */
  readonly room?: number;
}

/** The missions of earlier days. */
export function makeMissions(
  random: Random,
  now: number,
  experience: Experience,
  { populated }: Pick<Galaxy, 'populated'>,
): Mission[] {
  const most = { new: 3, settled: 8, veteran: 14 }[experience];
  const missions: Mission[] = [];
  for (let left = random.integer(0, most); left > 0; left--) {
    const at = now - random.integer(600, 2 * 86_400);
    missions.push(
      random.chance(0.07) ? colonisation(random, missions, at, populated) : earlier(random, missions, at, populated),
    );
  }
  for (const mission of missions) {
    const isLate = mission.expires !== undefined && mission.expires <= now;
    mission.state = isLate ? 'failed' : random.weighted(startStates);
    if (mission.state === 'complete') mission.kills = mission.target?.kills ?? 0;
  }
  return missions.sort((a, b) => a.id - b.id);
}

const startStates = [
  ['active', 12],
  ['complete', 2],
  ['failed', 1.5],
] as const;

function earlier(random: Random, missions: readonly Mission[], at: number, populated: readonly StarSystem[]): Mission {
  const [name, task] = random.pick(missionTable);
  const [from, to] = [random.pick(populated), random.pick(populated)];
  const offer = {
    task,
    faction: from.faction,
    source: placeIn(from),
    destination: placeIn(to),
    targetFaction: to.faction,
    room: 40,
  };
  return makeMission(random, missions, at, offer, name);
}

function colonisation(
  random: Random,
  missions: readonly Mission[],
  at: number,
  populated: readonly StarSystem[],
): Mission {
  const from = random.pick(populated);
  return {
    ...makeMission(random, missions, at, { task: 'other', faction: from.faction, source: placeIn(from) }),
    name: '$Mission_Colonisation_Initial_Name;',
    title: 'Construct primary port',
    localised: true,
    reward: 5_000_000,
  };
}

function placeIn({ name, address, stations }: StarSystem): MissionPlace {
  return { system: name, address, station: stations[0]?.name ?? '', marketId: stations[0]?.marketId ?? 0 };
}

const hour = 3600;
const week = 7 * 86_400;

/** Makes a mission, with an ID of its own. */
export function makeMission(
  random: Random,
  missions: readonly Mission[],
  at: number,
  offer: MissionOffer,
  wanted?: string,
): Mission {
  const { task, faction, source, giver } = offer;
  const names = missionTable.filter(
    ([name, each]) => each === task && (wanted === undefined ? !giver || isGivenBy(name, giver) : name === wanted),
  );
  const [name, , pattern] = random.pick(names);
  const parts = partsOf(random, offer);
  let id = missionNumberAt(at) + random.integer(0, 400);
  while (missions.some((mission) => mission.id === id)) id++;
  const person = `${random.pick(pilotNameParts.firsts)} ${random.pick(pilotNameParts.lasts)}`;
  const isAssassination = task === 'assassinate';
  return {
    id,
    ...(random.chance(0.004) && { numberLost: true }),
    task,
    name,
    title: titleOf(pattern, { ...parts, person, item: random.pick(missionItems), offer }),
    faction,
    source,
    ...parts,
    ...(parts.target && isAssassination && { target: { ...parts.target, person } }),
    ...(random.chance(0.985) && {
      expires: at + (task === 'onFoot' ? random.integer(4, 9) * hour : random.integer(hour, week)),
    }),
    state: 'active',
    kills: 0,
    reward: rewardFor(random, task, parts.goods?.count ?? parts.target?.kills ?? 1),
    influence: random.weighted(sizes),
    reputation: random.weighted(sizes),
  };
}

/** What a mission asks for, by its task. */
type Parts = Pick<Mission, 'destination' | 'target' | 'goods' | 'donation' | 'passengers'>;

function partsOf(random: Random, { task, source, destination, targetFaction, room = 0 }: MissionOffer): Parts {
  const target = targetFaction === undefined ? {} : { target: { faction: targetFaction } };
  const there = destination ? { destination } : {};
  const count = Math.max(1, Math.min(room, random.integer(2, 60)));
  switch (task) {
    case 'donate':
      return { donation: random.pick(donations) };
    case 'courier':
      return { ...there, ...target };
    case 'deliver':
      return { ...there, ...target, goods: { type: random.pick(commoditiesOnSale), count } };
    case 'collect':
      return { destination: source, goods: { type: random.pick(commoditiesOnSale), count: Math.min(count, 40) } };
    case 'mine':
      return { destination: source, goods: { type: random.pick(commoditiesFor('miner')), count: Math.min(count, 40) } };
    case 'massacre':
    case 'war':
      return targetFaction === undefined
        ? there
        : { ...there, target: { faction: targetFaction, kills: random.integer(task === 'war' ? 4 : 2, 14) } };
    case 'assassinate':
      return { ...there, ...target };
    case 'sightsee':
      return {
        ...there,
        passengers: { count: random.integer(2, 8), type: random.pick(passengerTypes), wanted: random.chance(0.35) },
      };
    default:
      return task === 'onFoot' ? there : {};
  }
}

/** The words in braces, filled in. */
function titleOf(
  pattern: string,
  { goods, donation, target, person, item, offer }: Parts & { person: string; item: string; offer: MissionOffer },
): string {
  const words: Readonly<Record<string, string>> = {
    credits: String(donation ?? 0).replaceAll(/\B(?=(\d{3})+$)/g, ','),
    target: target?.faction ?? offer.targetFaction ?? '',
    count: String(goods?.count ?? 1),
    goods: goods ? commodityName(goods.type) : '',
    place: offer.destination?.settlement ?? offer.destination?.station ?? '',
    person,
    item,
  };
  return pattern.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
}

/** Credits, by the task and how much there is to do. */
function rewardFor(random: Random, task: MissionTask, count: number): number {
  const [least, most] = missionPay[task];
  if (most === 0) return 0;
  return Math.round(least * (most / least) ** random.number(0, 1) * count);
}

/** How often each effect is promised. */
const sizes = [
  ['++', 58],
  ['+', 30],
  ['+++', 5],
  ['+++++', 5],
  ['++++', 1],
  ['None', 1],
] as const;
