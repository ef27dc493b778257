import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Experience } from './experience.js';

/** The ranks of a commander, each with the progress to the next in per cent, and the reputation. */
export interface Standing {
  readonly ranks: Readonly<Record<Career, { readonly rank: number; readonly progress: number }>>;
  /** With each superpower, from -100 to 100. */
  readonly reputation: Readonly<Record<(typeof superpowers)[number], number>>;
}

/** In the order in which the game writes them. */
const careers = ['Combat', 'Trade', 'Explore', 'Soldier', 'Exobiologist', 'Empire', 'Federation', 'CQC'] as const;
const superpowers = ['Empire', 'Federation', 'Independent', 'Alliance'] as const;

type Career = (typeof careers)[number];

/** The lowest and the highest rank, by experience. */
const reach: Readonly<Record<Experience, readonly [least: number, most: number]>> = {
  new: [0, 2],
  settled: [2, 6],
  veteran: [4, 8],
};

/** Careers in which many commanders have a low rank. */
const asides: ReadonlySet<Career> = new Set(['Soldier', 'Exobiologist', 'Empire', 'Federation', 'CQC']);

export function makeStanding(random: Random, experience: Experience): Standing {
  const [least, most] = reach[experience];
  const ranks = recordOf(careers, (career) => {
    const rank = asides.has(career) && random.chance(0.5) ? random.integer(0, least) : random.integer(least, most);
    // Elite is followed by five more ranks that few go for.
    return { rank, progress: rank === 8 ? 0 : random.integer(0, 99) };
  });
  const reputation = recordOf(superpowers, () => sixDecimals(random.number(0, experience === 'new' ? 10 : 100)));
  return { ranks, reputation };
}

/** The fields of Rank. */
export function rankFields({ ranks }: Standing): EventFields<'Rank'> {
  return recordOf(careers, (career) => ranks[career].rank);
}

/** The fields of Progress. */
export function progressFields({ ranks }: Standing): EventFields<'Progress'> {
  return recordOf(careers, (career) => ranks[career].progress);
}

/** The fields of Reputation. */
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
