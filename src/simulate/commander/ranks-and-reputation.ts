import { type Career, careers, eliteRank, highestRanks } from '../../game/rank-and-permit-table.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Experience } from './experience.js';
import { rankReach } from './experience-table.js';

/** The ranks of a commander, each with the progress to the next in per cent, and the reputation. */
export interface Standing {
  readonly ranks: Readonly<Record<Career, { rank: number; progress: number }>>;
  /** With each superpower, from -100 to 100. */
  readonly reputation: Record<(typeof superpowers)[number], number>;
}

const superpowers = ['Empire', 'Federation', 'Independent', 'Alliance'] as const;

/** The highest rank in a navy, in which many never serve. */
const navyReach: Readonly<Record<Experience, number>> = { new: 1, settled: 9, veteran: 14 };

/** Careers in which many commanders have a low rank. */
const asides: ReadonlySet<Career> = new Set(['Soldier', 'Exobiologist', 'CQC']);

export function makeStanding(random: Random, experience: Experience): Standing {
  const [least, most] = rankReach[experience];
  const ranks = recordOf(careers, (career) => {
    const rank =
      career === 'Empire' || career === 'Federation'
        ? random.integer(0, random.chance(0.5) ? navyReach[experience] : least)
        : asides.has(career) && random.chance(0.5)
          ? random.integer(0, least)
          : random.integer(least, most);
    // Elite is followed by five more ranks that few aim for.
    const isDone = rank >= (career === 'Empire' || career === 'Federation' ? highestRanks[career] : eliteRank);
    return { rank, progress: isDone ? 0 : random.integer(0, 99) };
  });
  const reputation = recordOf(superpowers, () => sixDecimals(random.number(0, experience === 'new' ? 10 : 100)));
  return { ranks, reputation };
}

/** Raises a rank; returns the fields of Promotion. */
export function setRank({ ranks }: Standing, career: Career, rank: number): EventFields<'Promotion'> {
  ranks[career].rank = rank;
  ranks[career].progress = 0;
  return { [career]: rank };
}

/** Adds per cent to the progress; returns the fields of Promotion if the next rank is reached. */
export function gainProgress(
  standing: Standing,
  career: Career,
  percent: number,
): EventFields<'Promotion'> | undefined {
  const place = standing.ranks[career];
  if (place.rank >= highestRanks[career]) return undefined;
  const progress = place.progress + percent;
  if (progress >= 100) return setRank(standing, career, place.rank + 1);
  place.progress = progress;
  return undefined;
}

/** Credits to earn for the first step of a career that is about earning. */
const firstSteps = { Combat: 150_000, Trade: 600_000, Explore: 120_000, Exobiologist: 2_400_000 } as const;
/** How many times as much each step takes, by the rank before it; from Elite on as much as the last. */
const stepGrowth = [1, 3, 11, 36, 120, 390, 1300, 4300, 14_000] as const;

/** Progress by what was earned; returns the fields of Promotion if the next rank is reached. */
export function earnProgress(
  standing: Standing,
  career: keyof typeof firstSteps,
  credits: number,
): EventFields<'Promotion'> | undefined {
  const growth = stepGrowth[Math.min(standing.ranks[career].rank, eliteRank)] ?? 1;
  return gainProgress(standing, career, (100 * credits) / (firstSteps[career] * growth));
}

export function rankFields({ ranks }: Standing): EventFields<'Rank'> {
  return recordOf(careers, (career) => ranks[career].rank);
}

export function progressFields({ ranks }: Standing): EventFields<'Progress'> {
  return recordOf(careers, (career) => Math.floor(ranks[career].progress));
}

export function reputationFields({ reputation }: Standing): EventFields<'Reputation'> {
  return reputation;
}

/** A value for each name, in their order. */
function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
