import type { FactionState } from '../../game/political-vocabulary-table.js';
import type { Random } from '../random.js';
import type { ConflictPhase } from './faction-conflicts.js';
import {
  happinessWeights,
  leadingStates,
  oppositeStates,
  passingStateWeights,
  rulersStateWeights,
  trendWeights,
} from './politics-table.js';

/** A pending or recovering state, and its trend: -1, 0 or 1. */
export interface TrendingState {
  readonly state: FactionState;
  readonly trend: number;
}

/** The states of a faction on a day. */
export interface FactionCondition {
  readonly pending: readonly TrendingState[];
  readonly active: readonly FactionState[];
  readonly recovering: readonly TrendingState[];
  readonly happiness: string;
}

/** The state that a conflict causes for a faction, and its phase. */
export interface ConflictState {
  readonly state: FactionState;
  readonly phase: ConflictPhase;
}

/** Days within which a state comes and goes. */
const period = 20;

/** The probability of a state per period, the second in addition to the first, and its duration in days. */
interface Fortunes {
  readonly likelihood: readonly number[];
  readonly days: readonly [least: number, most: number];
  readonly states: readonly (readonly [state: FactionState, weight: number])[];
}

const usual: Fortunes = { likelihood: [0.55, 0.2], days: [3, 8], states: passingStateWeights };

/** Controlling factions expand or flourish, and for long. */
const ofRulers: Fortunes = { likelihood: [0.95, 0.75], days: [7, 12], states: rulersStateWeights };

/**
 * The conditions of the factions of a system on a day; one of them controls it. `random` is the system's own.
 */
export function conditionsOn(
  day: number,
  influences: readonly number[],
  fights: readonly (ConflictState | undefined)[],
  ruler: number,
  random: Random,
): FactionCondition[] {
  const shifted = day + random.stream('offset of fortunes').integer(0, period - 1);
  const index = Math.floor(shifted / period);
  const age = shifted - index * period;
  const chance = random.stream(`${index} fortunes`);
  return influences.map((influence, position) => {
    const fortunes = position === ruler ? ofRulers : usual;
    const spells = fortunes.likelihood.map((likely) => passingStateAt(age, likely, fortunes, chance));
    const happiness = chance.weighted(happinessWeights);
    const fitting = spells.filter((spell) => spell !== undefined).filter(({ state }) => fits(state, influence));
    return conditionOf(fitting, happiness, fights[position]);
  });
}

function conditionOf(spells: readonly PassingState[], happiness: string, fight?: ConflictState): FactionCondition {
  const pending: TrendingState[] = [];
  const active: FactionState[] = [];
  const recovering: TrendingState[] = [];
  const entered = new Set<FactionState>();
  for (const { state, phase, trend } of fight
    ? [{ state: fight.state, phase: fight.phase, trend: 0 }, ...spells]
    : spells) {
    if (
      entered.has(state) ||
      oppositeStates.some((pair) => pair.includes(state) && pair.some((other) => entered.has(other)))
    ) {
      continue;
    }
    entered.add(state);
    if (phase === 'active') active.push(state);
    else (phase === 'pending' ? pending : recovering).push({ state, trend });
  }
  return { pending, active: byPriority(active), recovering, happiness };
}

/** Factions with high influence do not retreat, and those with low influence do not expand. */
function fits(state: FactionState, influence: number): boolean {
  if (state === 'Retreat') return influence < 0.05;
  return state !== 'Expansion' || influence > 0.05;
}

interface PassingState extends ConflictState {
  readonly trend: number;
}

function passingStateAt(
  age: number,
  likely: number,
  { days, states }: Fortunes,
  chance: Random,
): PassingState | undefined {
  if (!chance.chance(likely)) return undefined;
  const state = chance.weighted(states);
  const announced = chance.integer(0, 6);
  const begin = announced + chance.integer(1, 3);
  const end = begin + chance.integer(...days);
  const over = end + chance.integer(1, 3);
  const trend = chance.weighted(trendWeights);
  if (age < announced || age >= over) return undefined;
  if (age < begin) return { state, phase: 'pending', trend };
  return { state, phase: age < end ? 'active' : 'ended', trend };
}

/** The leading states first. */
function byPriority(states: readonly FactionState[]): FactionState[] {
  const rank = (state: FactionState) => {
    const index = leadingStates.indexOf(state);
    return index < 0 ? leadingStates.length : index;
  };
  return [...states].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
