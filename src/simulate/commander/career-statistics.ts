import type { Field } from '../../interface/field.js';
import { Statistics } from '../../interface/kinds/start-up/Statistics.js';
import { once } from '../../words/memo.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Ship } from '../ship/ship.js';
import { hullValue, modulesValue } from '../ship/ship-prices.js';
import {
  statisticLimits,
  statisticMeans,
  statisticScales,
  statisticSizes,
  statisticSums,
} from './career-statistics-table.js';
import type { Experience } from './experience.js';

/** The counts of Statistics, by group and field: `Trading Market_Profits`. */
export type Statistic = Map<string, number>;

/**
 * All counts by group, without those that few commanders have. Squadron counts are new, and therefore rare in
 * old lines.
 */
const counted = once(() =>
  Object.entries(Statistics.shape.fields).flatMap(([group, field]) =>
    field.type === 'object' && (group === 'Squadron' || (field.share ?? 1) > 0.25)
      ? [{ group, fields: Object.entries(field.shape.fields).filter(([, each]) => isUsual(each)) }]
      : [],
  ),
);

function isUsual({ optional, share = 0 }: Field): boolean {
  return !optional || share > 0.5;
}

/** Counts for a commander of some experience. */
export function makeStatistics(random: Random, experience: Experience): Statistic {
  const past: Statistic = new Map();
  for (const { group, fields } of counted()) {
    for (const [name, { type }] of fields) {
      if (type !== 'integer') continue;
      const most = statisticSizes.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
      past.set(`${group} ${name}`, Math.floor(most * statisticScales[experience] * random.number(0.05, 1)));
    }
  }
  const jumps = past.get('Exploration Total_Hyperspace_Jumps') ?? 0;
  const carrierJumps = past.get('FLEETCARRIER FLEETCARRIER_TOTAL_JUMPS') ?? 0;
  const distance = Math.round(jumps * random.number(15, 45));
  const measures = {
    'Exploration Total_Hyperspace_Distance': distance,
    'Exploration Greatest_Distance_From_Start': distance * random.number(0.05, 0.3),
    'Exploration Shuttle_Distance_Travelled': (past.get('Exploration Shuttle_Journeys') ?? 0) * random.number(8, 20),
    'FLEETCARRIER FLEETCARRIER_DISTANCE_TRAVELLED': carrierJumps * random.number(60, 450),
    'Combat Bounty_Hunting_Profit': Math.floor(
      (past.get('Combat Bounties_Claimed') ?? 0) * random.number(40_000, 200_000),
    ),
  };
  for (const [name, value] of Object.entries(measures)) past.set(name, value);
  for (const [part, whole, most = 1] of statisticLimits) {
    // A single payment is rarely a large part of the total.
    const share = part.includes('Highest_') ? random.number(0.05, 0.3) : most;
    past.set(part, Math.min(past.get(part) ?? 0, Math.floor((past.get(whole) ?? 0) * share)));
  }
  return past;
}

/** Counts what the commander paid for the owned ships and their modules. */
export function countFleet(statistics: Statistic, ships: readonly Ship[]): void {
  for (const ship of ships) {
    addToStatistic(statistics, 'Bank_Account Spent_On_Ships', hullValue(ship));
    addToStatistic(statistics, 'Bank_Account Spent_On_Outfitting', modulesValue(ship));
  }
}

export function addToStatistic(statistics: Statistic, name: string, by = 1): void {
  statistics.set(name, (statistics.get(name) ?? 0) + by);
}

/** Raises a maximum. */
export function raiseStatistic(statistics: Statistic, name: string, to: number): void {
  statistics.set(name, Math.max(to, statistics.get(name) ?? 0));
}

/** The fields of Statistics: `certain` values first, then sums and means, then what was counted. */
export function statisticsFields(
  statistics: Statistic,
  certain: Readonly<Record<string, number | string>>,
): EventFields<'Statistics'> {
  const valueOf = (group: string, name: string, field: Field): unknown => {
    const key = `${group} ${name}`;
    if (key in certain) return certain[key];
    const parts = statisticSums.find(([sum]) => sum === key)?.[1];
    if (parts) return [...statistics].reduce((sum, [each, value]) => (parts.test(each) ? sum + value : sum), 0);
    if (key in statisticMeans) return meanOf(statistics, key);
    if (field.type === 'number' || key.endsWith('DISTANCE_TRAVELLED')) return fourteenDigits(statistics.get(key) ?? 0);
    return statistics.get(key) ?? 0;
  };
  // Each object in one go: V8 stores an object to which dozens of members are added one by one as a
  // dictionary, and serialising it slows down all other objects from then on.
  const groups = counted().map(({ group, fields }) => {
    const values = fields.map(([name, field]) => [name, valueOf(group, name, field)] as const);
    return [group, Object.fromEntries(values)] as const;
  });
  // The type is generated from the same table as the groups.
  return Object.fromEntries(groups) as EventFields<'Statistics'>;
}

function meanOf(statistics: Statistic, key: string): number {
  const [whole = '', parts = ''] = statisticMeans[key] ?? [];
  return fourteenDigits((statistics.get(whole) ?? 0) / Math.max(1, statistics.get(parts) ?? 1));
}

/** The precision of Statistics. */
function fourteenDigits(value: number): number {
  return Number(value.toPrecision(14));
}

/** The parts of the commander that Statistics depends on. */
interface Career {
  readonly statistics: Statistic;
  readonly experience: Experience;
  readonly credits: number;
  readonly loadouts: readonly { readonly weapons: readonly object[] }[];
  readonly engineers: readonly { readonly access?: string }[];
  readonly memory: { readonly began: number };
  readonly ships: readonly { readonly ship: Ship }[];
  readonly carrier: { readonly isOwned: boolean };
}

/** The fields of Statistics now: the counts, and what follows from the commander's possessions. */
export function careerStatisticsFields(commander: Career, ship: Ship, now: number): EventFields<'Statistics'> {
  const { statistics, memory, loadouts, engineers, credits } = commander;
  const fleet = [ship, ...commander.ships.map((owned) => owned.ship)];
  const played = (statistics.get('Exploration Time_Played') ?? 0) + Math.max(0, Math.floor(now - memory.began));
  const fields = statisticsFields(statistics, {
    'Bank_Account Current_Wealth': fleet.reduce((sum, each) => sum + hullValue(each) + modulesValue(each), credits),
    'Bank_Account Owned_Ship_Count': fleet.length,
    'Bank_Account Suits_Owned': loadouts.length,
    'Bank_Account Weapons_Owned': loadouts.reduce((sum, { weapons }) => sum + weapons.length, 0),
    'Crafting Count_Of_Used_Engineers': engineers.filter(({ access }) => access === 'Unlocked').length,
    'Exploration Time_Played': played,
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_SYSTEM': 'HIP 22460',
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP': '3308-12-01 20:10',
    'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL_LAST_SHIP': ship.name,
  });
  const left = new Set([
    ...(commander.experience === 'new' ? ['TG_ENCOUNTERS'] : []),
    ...(commander.carrier.isOwned ? [] : ['FLEETCARRIER']),
  ]);
  // Leaving out optional groups does not change the type.
  return Object.fromEntries(Object.entries(fields).filter(([group]) => !left.has(group))) as typeof fields;
}
