import { createHash } from 'node:crypto';
import { commanderNames } from '../../game/name-words.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { Random } from '../../simulate/random.js';

export interface FleetCommander {
  /** Counted from 1. */
  readonly number: number;
  /** Unique in the fleet, and safe in paths and commands. */
  readonly name: string;
  readonly seed: number;
  readonly plan: PlanName;
}

/** The default plans: all in which something happens by itself. */
export const mixedPlans: readonly PlanName[] = planNames.filter((plan) => plan !== 'stay');

/** Depends on the seed, the number and the plans only, not on the size of the fleet. */
export function fleetCommander(seed: number, number: number, plans: readonly PlanName[] = mixedPlans): FleetCommander {
  const own = seedOf(seed, number);
  const random = new Random(own).stream('fleet');
  const name = `${random.pick(commanderNames.firsts)}-${String(number).padStart(4, '0')}`;
  return { number, name, seed: own, plan: random.pick(plans) };
}

/** 48 bits: among a million commanders the chance of a duplicate seed is 1 in 500. */
function seedOf(seed: number, number: number): number {
  return createHash('sha256').update(`${seed} commander ${number}`).digest().readUIntBE(0, 6);
}
