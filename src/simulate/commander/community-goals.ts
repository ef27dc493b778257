import { commodities } from '../../game/commodities.js';
import type { Galaxy, StarSystem, Station } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';
import { toThePower } from '../exact-math.js';
import { goodsOf } from '../market/station-goods.js';
import { type Random, unitOf } from '../random.js';
import { timestampOf } from '../session-time.js';
import { corporations, goalEfforts, goalScales } from './community-goal-table.js';

/** A community goal the commander has joined. */
export interface Goal {
  readonly id: number;
  readonly title: string;
  readonly system: string;
  readonly market: string;
  readonly marketId: number;
  /** What is counted, which sets the scale. */
  readonly unit: 'tonnes' | 'credits' | 'samples';
  /** The commodities that count, by internal name; empty where goods do not count. */
  readonly goods: readonly string[];
  /** Seconds since 1970. */
  readonly expiry: number;
  /** Units at which each tier is reached. */
  readonly tiers: readonly number[];
  /** The reward of the highest tier; may be empty. */
  readonly topBonus: string;
  /** Places in the top rank; undefined where the goal has none. */
  readonly topRankSize?: number;
  total: number;
  contribution: number;
  contributors: number;
}

const week = 7 * 86_400;

/** Thursday 07:00, in seconds since 1970. */
const aThursday = 7 * 3600;

/** Goal numbers rise by about thirteen a year, from a known one on. */
const numbering = { at: Date.UTC(2025, 3, 1) / 1000, number: 817, aWeek: 0.25 };

const technologies = ['Hull Repair', 'Deep Core Mining', 'Caustic Shielding', 'Long Range Relays', 'Fuel Refining'];

const titles: Readonly<Record<Goal['unit'], (random: Random, system: string) => string>> = {
  tonnes: (random) => `Aid ${random.pick(corporations)} in Researching ${random.pick(technologies)}`,
  credits: (_, system) => `Defeat Pirates in Planetary Rings of ${system}`,
  samples: (random) => `${random.pick(corporations)} Planetary Survey Initiative`,
};

const topBonuses = ['', '', 'New outfitting options at the station', 'A lasting discount on ships and modules'];

/** Where a goal is held. */
export interface GoalHost {
  readonly system: StarSystem;
  readonly station: Station;
}

/** A goal at this moment; a commander who has just joined has contributed nothing. */
function makeGoal(
  random: Random,
  now: number,
  { system, station: market }: GoalHost,
  id: number,
  isNew: boolean,
): Goal {
  const unit = random.pick(['tonnes', 'credits', 'samples'] as const);
  const {
    top: [least, most],
    each,
  } = goalScales[unit];
  const top = Math.round(least * toThePower(most / least, random.number(0, 1)));
  const count = random.integer(2, 8);
  const total = Math.round(top * random.number(0.05, 0.95));
  const contributors = Math.min(20_000, Math.max(200, Math.round(total / random.number(each[0], each[1]))));
  return {
    id,
    title: titles[unit](random, system.name),
    system: system.name,
    market: market.name,
    marketId: market.marketId,
    unit,
    goods: unit === 'tonnes' ? goodsFor(market) : [],
    expiry: nextThursday(now) + random.integer(0, 1) * week,
    tiers: Array.from({ length: count }, (_, index) => Math.round((top * (index + 1)) / count)),
    topBonus: random.pick(topBonuses),
    ...(random.chance(0.7) && { topRankSize: 10 }),
    total,
    contribution: isNew || random.chance(0.35) ? 0 : Math.round((total / contributors) * random.weighted(goalEfforts)),
    contributors,
  };
}

/** Goals are held at ports with a market, not at settlements and colonisation ships. */
export function isGoalHost({ type, name, services }: Station): boolean {
  return (
    type !== 'OnFootSettlement' && type !== 'FleetCarrier' && !name.startsWith('$') && services.includes('Commodities')
  );
}

/** Some of the goods the host takes anyway, and took in every version. */
function goodsFor(station: Station): string[] {
  const luck = (type: string) => unitOf(`${station.marketId} wants ${type} for a goal`);
  return [...goodsOf(station).takes]
    .filter((type) => commodities.get(type)?.since === undefined)
    .toSorted((a, b) => luck(a) - luck(b))
    .slice(0, 4);
}

function anyHost(random: Random, galaxy: Pick<Galaxy, 'populated'>): GoalHost {
  const system = random.pick(galaxy.populated.filter(({ stations }) => stations.some(isGoalHost)));
  return { system, station: random.pick(system.stations.filter(isGoalHost)) };
}

/** Goals with numbers that fit the time, newest last. */
export function makeGoals(random: Random, now: number, galaxy: Pick<Galaxy, 'populated'>, count: number): Goal[] {
  const newest = Math.max(count, newestAt(now));
  return Array.from({ length: count }, (_, index) =>
    makeGoal(random, now, anyHost(random, galaxy), newest - count + 1 + index, false),
  );
}

/** A new goal at a station; its ID is larger than all before. */
export function joinGoal(random: Random, now: number, host: GoalHost, last: number): Goal {
  return makeGoal(random, now, host, Math.max(1, newestAt(now), last + 1), true);
}

/** IDs are at least 1, however early the session. */
function newestAt(now: number): number {
  return Math.floor(numbering.number + ((now - numbering.at) / week) * numbering.aWeek);
}

function nextThursday(now: number): number {
  return aThursday + Math.ceil((now - aThursday) / week) * week;
}

/** Other players join and contribute over time. Goals are dropped a day after their end. */
export function advanceGoals(goals: readonly Goal[], random: Random, from: number, to: number): Goal[] {
  for (const goal of goals) {
    if (hasEnded(goal, from)) continue;
    const seconds = Math.min(to, goal.expiry) - from;
    const top = goal.tiers.at(-1) as number;
    goal.total += Math.floor((top * seconds * random.number(0.5, 1.5)) / week);
    goal.contributors += Math.floor((seconds * random.number(0, 2)) / 300);
  }
  return goals.filter(({ expiry }) => to < expiry + 86_400);
}

/** The commander's percentile band among all contributors: 0 in the top rank, 100 without a contribution. */
export function bandOf({ contribution, total, contributors, topRankSize }: Goal): 0 | 25 | 50 | 75 | 100 {
  if (contribution === 0) return 100;
  const share = (contribution * contributors) / total;
  if (share >= 20 && topRankSize !== undefined) return 0;
  if (share >= 3) return 25;
  return share >= 1 ? 50 : 75;
}

export function tierOf({ total, tiers }: Goal): number {
  return tiers.filter((needed) => total >= needed).length;
}

/** A goal ends when its time is up or the highest tier is reached. */
export function hasEnded(goal: Goal, now: number): boolean {
  return now >= goal.expiry || tierOf(goal) === goal.tiers.length;
}

/** The fields of CommunityGoal: all goals the commander has joined. */
export function goalsFields(goals: readonly Goal[], now: number): EventFields<'CommunityGoal'> {
  return { CurrentGoals: goals.map((goal) => goalFields(goal, now)) };
}

function goalFields(goal: Goal, now: number): EventFields<'CommunityGoal'>['CurrentGoals'][number] {
  const band = bandOf(goal);
  const tier = tierOf(goal);
  const { topRankSize } = goal;
  return {
    CGID: goal.id,
    Title: goal.title,
    SystemName: goal.system,
    MarketName: goal.market,
    Expiry: timestampOf(goal.expiry),
    IsComplete: hasEnded(goal, now),
    CurrentTotal: goal.total,
    PlayerContribution: goal.contribution,
    NumContributors: goal.contributors,
    TopTier: { Name: `Tier ${goal.tiers.length}`, Bonus: goal.topBonus },
    ...(topRankSize !== undefined && { TopRankSize: topRankSize, PlayerInTopRank: band === 0 }),
    PlayerPercentileBand: band,
    ...(tier > 0 && { TierReached: `Tier ${tier}`, Bonus: bonusOf(band, tier) }),
  };
}

/** The commander's reward so far; 0 without a contribution. */
export function rewardOf(goal: Goal): number {
  return goal.contribution > 0 ? bonusOf(bandOf(goal), tierOf(goal)) : 0;
}

/** The fields by which CommunityGoalJoin, CommunityGoalReward and CommunityGoalDiscard name a goal. */
export function goalName({ id, title, system }: Goal): EventFields<'CommunityGoalJoin'> {
  return { CGID: id, Name: title, System: system };
}

/** Credits for a band at a tier. */
function bonusOf(band: ReturnType<typeof bandOf>, tier: number): number {
  const base = { 100: 500_000, 75: 5_000_000, 50: 12_000_000, 25: 25_000_000, 0: 60_000_000 }[band];
  return base * tier;
}
