/** The subject of a mission: destination, target, goods, and its title. */
import { commodityName } from '../../game/commodities.js';
import { donations, type MissionTask, missionSalvage, missionTargetNames } from '../../game/mission-table.js';
import { missionTitles } from '../../game/mission-texts-table.js';
import { thousands } from '../../words/counted.js';
import { pilotName } from '../person-names.js';
import type { Random } from '../random.js';
import { commoditiesFor, commoditiesOnSale, plainVersion } from '../ship/commodity-prices.js';
import type { Mission, MissionPlace } from './taken-missions.js';

/** Who offers a mission, where, and what is possible there. */
export interface MissionOffer {
  readonly faction: string;
  /** The states and the government of the faction. */
  readonly conditions?: ReadonlySet<string>;
  readonly source: MissionPlace;
  /** A station in another system, with a faction of that system. */
  readonly elsewhere?: MissionPlace & { readonly faction: string };
  /** A settlement of this system or another. */
  readonly settlement?: MissionPlace & { readonly faction: string };
  /** A system with pirates, and the name of their faction. */
  readonly pirates?: MissionPlace & { readonly faction: string };
  /** Free cargo space, in tonnes. */
  readonly room: number;
  /** Free berths for passengers. */
  readonly berths: number;
  /** Whether the commander can leave the ship. */
  readonly onFoot: boolean;
  readonly canFight: boolean;
  readonly canMine: boolean;
  readonly credits: number;
}

type MissionDetails = Pick<Mission, 'destination' | 'target' | 'goods' | 'passengers' | 'donation'>;

export function missionDetails(task: MissionTask, random: Random, offer: MissionOffer): MissionDetails {
  const { elsewhere, settlement, pirates, room, berths, source } = offer;
  const there = elsewhere && { destination: withoutFaction(elsewhere), target: { faction: elsewhere.faction } };
  switch (task) {
    case 'courier':
      return { ...there };
    case 'delivery':
      return { ...there, goods: someGoods(random, commoditiesOnSale(plainVersion), room) };
    case 'collect':
      return { destination: source, goods: someGoods(random, commoditiesOnSale(plainVersion), Math.min(room, 40)) };
    case 'mining':
      return {
        destination: source,
        goods: someGoods(random, commoditiesFor('miner', plainVersion), Math.min(room, 60)),
      };
    case 'donation':
      return { donation: random.pick(donations) };
    case 'massacre':
      return { ...against(pirates, missionTargetNames.pirates, { kills: random.integer(3, 24) }) };
    case 'assassination':
      return { ...against(pirates, missionTargetNames.pirate, { pilot: pilotName(random) }) };
    case 'salvage':
      return {
        ...(elsewhere && { destination: withoutFaction(elsewhere) }),
        goods: someGoods(random, missionSalvage, 4),
      };
    case 'passengers':
      return {
        ...(elsewhere && { destination: withoutFaction(elsewhere) }),
        passengers: {
          count: random.integer(2, Math.max(2, Math.min(16, berths))),
          type: random.pick(['Tourist', 'Business', 'Scientist', 'Soldier', 'Criminal']),
          areWanted: random.chance(0.1),
        },
      };
    case 'settlement-fight':
      return { ...against(settlement, missionTargetNames.people, { kills: random.integer(3, 12) }) };
    case 'settlement-errand':
    case 'settlement-delivery':
      return { ...(settlement && { destination: withoutFaction(settlement) }) };
    case 'other':
      return {};
  }
}

function against(
  place: MissionOffer['pirates'],
  type: readonly [string, string],
  whom: { readonly kills: number } | { readonly pilot: string },
): MissionDetails {
  return place ? { destination: withoutFaction(place), target: { faction: place.faction, type, ...whom } } : {};
}

function withoutFaction({ system, address, station, isSettlement }: MissionPlace): MissionPlace {
  return { system, address, station, ...(isSettlement && { isSettlement }) };
}

function someGoods(random: Random, types: readonly string[], room: number): NonNullable<Mission['goods']> {
  return { type: random.pick(types), count: Math.max(1, Math.min(room, random.integer(2, 60))) };
}

/** The title of a mission, by its internal name. */
export function missionTitle(name: string, details: MissionDetails, offer: MissionOffer, random: Random): string {
  const { goods, donation = 0, target, destination } = details;
  const { source, settlement } = offer;
  const words: Readonly<Record<string, string | undefined>> = {
    units: goods && String(goods.count),
    goods: goods && commodityName(goods.type),
    credits: thousands(donation),
    pilot: target?.pilot,
    place: settlement?.station,
    faction: target?.faction,
    system: destination?.system,
  };
  const titles = missionTitles.find(([part]) => name.includes(part))?.[1] ?? [];
  return random.pick(titles).replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? source.system);
}
