import { type ActivePower, powerTable } from '../../game/power-table.js';
import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { limits } from '../../interface/specified-limits.js';
import type { PowerplayState } from '../../interface/types/spec-events.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import { shareOfWeek, weekOf } from './political-tick.js';
import { powerCountWeights, powerplayStateWeights } from './politics-table.js';

export interface Powerplay {
  readonly state: PowerplayState;
  /** In the order in which the game lists them. */
  readonly powers: readonly ActivePower[];
  readonly controlling?: ActivePower | undefined;
  readonly progress: number;
  readonly reinforcement: number;
  readonly undermining: number;
  /** Progress of the contenders for an unoccupied system. */
  readonly contenders: readonly (readonly [power: ActivePower, progress: number])[];
}

export interface PowerplayOverride {
  readonly state?: PowerplayState | undefined;
  readonly power?: ActivePower | undefined;
}

/** Light-years from Sol within which systems take part in Powerplay. */
const reach = 260;

/** Weeks for which a system keeps its state. */
const tenure = 5;

/** Powerplay in a system now, if it takes part. `random` is the system's own. */
export function powerplayAt(
  now: number,
  system: StarSystem,
  random: Random,
  override?: PowerplayOverride | false,
): Powerplay | undefined {
  if (override === false) return undefined;
  const stable = random.stream('powers');
  if (!isInvolved(system, stable) && !override) return undefined;
  const offset = stable.integer(0, tenure - 1);
  const term = random.stream(`${Math.floor((weekOf(now) + offset) / tenure)} term of powers`);
  const natural = system.population === 0 ? 'Unoccupied' : term.weighted(powerplayStateWeights);
  const state = override?.state ?? natural;
  const powers = powersOf(state, system, stable, override?.power);
  return { state, ...standing(now, state, powers, random) };
}

function isInvolved({ population, position }: StarSystem, stable: Random): boolean {
  if (distanceBetween(position, [0, 0, 0]) > reach) return false;
  return stable.chance(population > 0 ? 0.76 : 0.02);
}

/**
 * The powers in a system, strongest first: the nearer the headquarters of a power, the likelier its presence.
 */
function powersOf(
  state: PowerplayState,
  { position }: StarSystem,
  stable: Random,
  requested?: ActivePower,
): ActivePower[] {
  const count = Math.max(state === 'Contested' ? 2 : 1, stable.weighted(powerCountWeights));
  const chosen: ActivePower[] = requested ? [requested] : [];
  while (chosen.length < count) {
    const left = powerTable.filter(([name]) => !chosen.includes(name));
    chosen.push(
      stable.weighted(left.map(([name, ...home]) => [name, nearness(distanceBetween(position, home))] as const)),
    );
  }
  return chosen;
}

function nearness(distance: number): number {
  return 1 / ((10 + distance) * (10 + distance));
}

/** Merits restart each week and grow until its end. */
function standing(
  now: number,
  state: PowerplayState,
  chosen: readonly ActivePower[],
  random: Random,
): Omit<Powerplay, 'state'> {
  const week = random.stream(`${weekOf(now)} week of powers`);
  const passed = shareOfWeek(now);
  const powers = powerTable.map(([name]) => name).filter((name) => chosen.includes(name));
  const [strongest] = chosen;
  const none = { powers, progress: 0, reinforcement: 0, undermining: 0, contenders: [] };
  if (state === 'Contested' || !strongest) return none;
  if (state === 'Unoccupied') {
    return { ...none, contenders: powers.map((power) => [power, meritsShare(meritsOf(week) * 3 * passed)] as const) };
  }
  const reinforcement = Math.floor(meritsOf(week) * passed);
  const undermining = Math.floor((week.chance(0.6) ? 0 : meritsOf(week) / 3) * passed);
  const start = week.number(0.01, state === 'Stronghold' ? 1 : 0.95);
  const progress = Math.max(0, start + meritsShare(reinforcement - undermining));
  return { ...none, controlling: strongest, progress: sixDecimals(progress), reinforcement, undermining };
}

/** Most weeks are quiet; in some the merits pile up. */
function meritsOf(week: Random): number {
  if (week.chance(0.4)) return 0;
  return week.chance(0.2) ? week.number(10_000, 100_000) : week.number(50, 8000);
}

function meritsShare(merits: number): number {
  return sixDecimals(Math.floor(merits) / limits.controlMerits);
}
