import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Experience } from './experience.js';

/** What the Pilots' Federation and the navies think of a commander, each rank with the per cent towards the next. */
export interface Standing {
  readonly ranks: Readonly<Record<Career, { readonly rank: number; readonly progress: number }>>;
  /** With each superpower, from -100 to 100. */
  readonly reputation: Readonly<Record<(typeof superpowers)[number], number>>;
}

/** In the order in which the game tells them. */
const careers = ['Combat', 'Trade', 'Explore', 'Soldier', 'Exobiologist', 'Empire', 'Federation', 'CQC'] as const;
const superpowers = ['Empire', 'Federation', 'Independent', 'Alliance'] as const;

type Career = (typeof careers)[number];

/** The ranks that somebody may have, at least and at most. */
const reach: Readonly<Record<Experience, readonly [least: number, most: number]>> = {
  new: [0, 2],
  settled: [2, 6],
  veteran: [4, 8],
};

/** Where nobody gets far without caring about it. */
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

/** What Rank tells. */
export function rankFields({ ranks }: Standing): EventFields<'Rank'> {
  return recordOf(careers, (career) => ranks[career].rank);
}

/** What Progress tells. */
export function progressFields({ ranks }: Standing): EventFields<'Progress'> {
  return recordOf(careers, (career) => ranks[career].progress);
}

/** What Reputation tells. */
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
