import { carrier } from './carrier.js';
import { explore } from './explore.js';
import { onFoot } from './on-foot.js';
import type { Plan } from './plan.js';
import { powerplay } from './powerplay.js';
import { stay } from './stay.js';
import { tour } from './tour.js';
import { trade } from './trade.js';
import { war } from './war.js';

/** All plans by name; the first is the default. */
export const plans = {
  tour,
  explore,
  trade,
  carrier,
  'on-foot': onFoot,
  war,
  powerplay,
  stay,
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof plans;

export const planNames = Object.keys(plans) as PlanName[];
