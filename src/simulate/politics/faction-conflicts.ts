import type { StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { stakeOf } from './conflict-stake.js';
import type { Resident } from './faction-roster.js';
import type { ConflictType } from './politics-table.js';

/** `ended` is the day or two after the last fight. */
export type ConflictPhase = 'pending' | 'active' | 'ended';

export interface FactionConflict {
  readonly type: ConflictType;
  readonly phase: ConflictPhase;
  /** Indices into the roster. */
  readonly pair: readonly [first: number, second: number];
  readonly won: readonly [first: number, second: number];
  readonly stakes: readonly [first: string, second: string];
}

/** A conflict requested by a user. */
export interface ConflictOverride {
  readonly type?: ConflictType | undefined;
  readonly phase?: ConflictPhase | undefined;
}

/** Days within which a conflict begins and ends. */
const period = 14;
/** Days to win a conflict. */
const victory = 4;
const longest = 7;

/** The probability of a conflict per period; the second in addition to the first. */
const likelihood = [0.2, 0.06] as const;

/** The conflicts of a system on a day. */
export function conflictsOn(
  day: number,
  system: StarSystem,
  residents: readonly Resident[],
  random: Random,
  override?: ConflictOverride | false,
): readonly FactionConflict[] {
  const stable = random.stream('conflicts');
  const pairs = pairsOf(residents, stable);
  if (override === false) return [];
  const natural = likelihood.flatMap((likely, slot) => {
    const own = pairs.filter((_, index) => index % likelihood.length === slot);
    const offset = stable.integer(0, period - 1);
    const index = Math.floor((day + offset) / period);
    const chance = random.stream(`${index} ${slot} conflict`);
    if (own.length === 0 || !chance.chance(likely)) return [];
    return conflictOn(day + offset - index * period, chance.pick(own), system, residents, chance) ?? [];
  });
  const pair = override && firstPair(pairs, residents);
  return override && pair ? withOverride(natural, override, pair, system, residents, random) : natural;
}

type Pair = readonly [first: number, second: number];

/** Factions of similar strength fight each other; no faction is in two pairs. */
function pairsOf(residents: readonly Resident[], stable: Random): Pair[] {
  const ranked = residents
    .map(({ weight }, index) => ({ weight, index }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  const pairs: Pair[] = [];
  // The strongest faction is rarely challenged.
  let rank = stable.chance(0.4) ? 0 : 1;
  for (let next = ranked[rank + 1]; next; next = ranked[rank + 1]) {
    const { weight, index } = ranked[rank] as { weight: number; index: number };
    const equal = next.weight > weight * 0.65;
    if (equal) pairs.push(index < next.index ? [index, next.index] : [next.index, index]);
    rank += equal ? 2 : 1;
  }
  return pairs;
}

/** The pair for a requested conflict: the first natural pair, or any two factions. */
function firstPair(pairs: readonly Pair[], residents: readonly Resident[]): Pair | undefined {
  const [first, second] = residents.flatMap(({ weight }, index) => (weight > 0 ? [index] : []));
  return pairs[0] ?? (first === undefined || second === undefined ? undefined : [first, second]);
}

/** A conflict on a day since its beginning; undefined once it is over. */
function conflictOn(
  age: number,
  pair: Pair,
  system: StarSystem,
  residents: readonly Resident[],
  chance: Random,
): FactionConflict | undefined {
  const { preparation, scores, final, aftermath } = courseOf(chance);
  const all = { type: typeOf(pair, residents), pair, stakes: stakesOf(pair, system, residents, chance) };
  if (age < preparation) return { ...all, phase: 'pending', won: [0, 0] };
  const score = scores[age - preparation];
  if (score) return { ...all, phase: 'active', won: score };
  return age < preparation + scores.length + aftermath ? { ...all, phase: 'ended', won: final } : undefined;
}

/** The course of a conflict: the score on each of its days, and the days before and after. */
function courseOf(chance: Random) {
  const preparation = chance.integer(1, 2);
  const aftermath = chance.integer(1, 2);
  const scores: Pair[] = [];
  let final: Pair = [0, 0];
  while (scores.length < longest && Math.max(...final) < victory) {
    scores.push(final);
    // A day may have no winner.
    const winner = chance.integer(0, 4);
    final = [final[0] + (winner < 2 ? 1 : 0), final[1] + (winner === 2 || winner === 3 ? 1 : 0)];
  }
  return { preparation, scores, final, aftermath };
}

/** The requested pair fights as requested; the others are unaffected. */
function withOverride(
  natural: readonly FactionConflict[],
  { type, phase = 'active' }: ConflictOverride,
  pair: Pair,
  system: StarSystem,
  residents: readonly Resident[],
  random: Random,
): readonly FactionConflict[] {
  const chance = random.stream('wanted conflict');
  const won: Readonly<Record<ConflictPhase, Pair>> = { pending: [0, 0], active: [2, 1], ended: [4, 1] };
  const forced: FactionConflict = {
    type: type ?? typeOf(pair, residents),
    phase,
    pair,
    won: won[phase],
    stakes: stakesOf(pair, system, residents, chance),
  };
  return [forced, ...natural.filter((other) => !other.pair.some((index) => pair.includes(index)))];
}

/** Factions of the same ethos have an election, two native ones a civil war, all others a war. */
function typeOf(pair: Pair, residents: readonly Resident[]): ConflictType {
  const [first, second] = pair.map((index) => residents[index] as Resident) as [Resident, Resident];
  if (ethosOf(first) === ethosOf(second)) return 'election';
  return first.native && second.native ? 'civilwar' : 'war';
}

function ethosOf({ government }: Resident): string {
  if (government === 'Corporate' || government === 'Anarchy') return government;
  return ['Democracy', 'Cooperative', 'Communism', 'Confederacy'].includes(government) ? 'social' : 'authoritarian';
}

function stakesOf(pair: Pair, system: StarSystem, residents: readonly Resident[], chance: Random): [string, string] {
  const [first, second] = pair.map((index) => stakeOf((residents[index] as Resident).name, system, chance));
  return [first as string, second as string];
}
