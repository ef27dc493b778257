/** The route in a sentence. */
import { counted } from '../../../../words/counted.js';
import { lightYears } from '../../words/measures.js';
import type { RoutePlan } from './route-plan.js';

export function routeHeadline(plan: RoutePlan): string {
  const { state, at, last, jumpsLeft, lightYearsLeft, isComplete } = plan;
  if (state === 'none') return 'No route is plotted.';
  if (state === 'cleared') return 'The route was cleared.';
  if (state === 'unlisted') return 'A route is plotted, but NavRoute.json, which lists its stops, is missing.';
  if (isComplete) return `Arrived at ${last?.name ?? 'the last stop'}.`;
  const left = `${counted(jumpsLeft, 'jump')}, ${lightYears(lightYearsLeft)}`;
  if (at < 0) return `Not on the route: ${left} in all, to ${last?.name}.`;
  return `${left} left to ${last?.name}`;
}
