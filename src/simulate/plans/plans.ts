import type { Client } from '../../game/clients.js';
import { bountyHunt } from './bounty-hunt-plan.js';
import { carrier } from './carrier-plan.js';
import { colonise } from './colonise-plan.js';
import { exobiology } from './exobiology-plan.js';
import { explore } from './explore-plan.js';
import { mining } from './mining-plan.js';
import { onFoot } from './on-foot-plan.js';
import { powerplay } from './powerplay-plan.js';
import type { Plan } from './session-plan.js';
import { stay } from './stay-plan.js';
import { surfaceMining } from './surface-mining-plan.js';
import { tour } from './tour-plan.js';
import { trade } from './trade-plan.js';
import { war } from './war-plan.js';

/** All plans by name; the first is the default. */
export const plans = {
  tour,
  explore,
  exobiology,
  trade,
  carrier,
  mining,
  'surface-mining': surfaceMining,
  colonise,
  'on-foot': onFoot,
  'bounty-hunt': bountyHunt,
  war,
  powerplay,
  stay,
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof plans;

export const planNames = Object.keys(plans) as PlanName[];

/** The plans that a client can play. */
export function plansFor(client: Client): PlanName[] {
  return planNames.filter((name) => {
    const { clients }: Plan = plans[name];
    return clients?.includes(client) ?? true;
  });
}
