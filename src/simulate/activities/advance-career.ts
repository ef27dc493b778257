import { type Activity, write } from '../activity.js';
import { earnProgress } from '../commander/ranks-and-reputation.js';
import type { World } from '../world/world.js';

/** What was earned counts for a career, and may bring a promotion. */
export function* advanceCareer(
  { commander }: World,
  career: Parameters<typeof earnProgress>[1],
  credits: number,
): Activity {
  const promotion = credits > 0 && earnProgress(commander.standing, career, credits);
  if (promotion) yield write('Promotion', promotion);
}
