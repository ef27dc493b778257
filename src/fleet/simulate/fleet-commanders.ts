import { createHash } from 'node:crypto';
import { commanderNames } from '../../simulate/commander/commander-names.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { Random } from '../../simulate/random.js';

/** One of the commanders of a simulated fleet. */
export interface FleetCommander {
  /** Counted from 1. */
  readonly number: number;
  /** No other commander of the fleet has this name; it may stand in a path and in a command as it is. */
  readonly name: string;
  readonly seed: number;
  readonly plan: PlanName;
}

/** Commanders have these plans by default: all in which something happens by itself. */
export const mixedPlans: readonly PlanName[] = planNames.filter((plan) => plan !== 'stay');

/**
 * A commander of the fleet of a seed. Who that is depends on the seed, the number and the plans, and not on how many
 * others there are.
 */
export function fleetCommander(seed: number, number: number, plans: readonly PlanName[] = mixedPlans): FleetCommander {
  const own = seedOf(seed, number);
  const random = new Random(own).stream('fleet');
  const name = `${random.pick(commanderNames.firsts)}-${String(number).padStart(4, '0')}`;
  return { number, name, seed: own, plan: random.pick(plans) };
}

/** 48 bits: the seeds of a million commanders are all different, with a chance of one in 500 that two of them are not. */
function seedOf(seed: number, number: number): number {
  return createHash('sha256').update(`${seed} commander ${number}`).digest().readUIntBE(0, 6);
}
