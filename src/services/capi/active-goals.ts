import type { Members } from '../../interface/object-rule.js';
import type { GoalDetails, Moment } from '../moment.js';
import { timeText } from './shapes.js';

/** What the only known goal counted, in credits; the words for others are not known. */
const combatBonds = { activityType: 'combatbond', objective: 'Combat bonds' };
const unknownCount = { activityType: '', objective: '' };

/** The answer to `/communitygoals`: it has nothing about the commander. */
export function communityGoalsOf({ details }: Moment): Members {
  return { activeCommunityGoals: (details?.goals ?? []).map(goalRow) };
}

function goalRow({ id, title, system, market, unit, expiry, target, total }: GoalDetails): Members {
  const { activityType, objective } = unit === 'credits' ? combatBonds : unknownCount;
  return {
    id,
    title,
    expiry: timeText(expiry),
    market_name: market,
    starsystem_name: system,
    activityType,
    target_qty: target,
    qty: total,
    objective,
    news: '',
    bulletin: '',
  };
}
