import type { GuiFocusName } from '../../../interface/gui-focus.js';
import type { Activity } from '../../activity.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/** Runs an activity with the analysis HUD, and always switches it off afterwards unless it was on before. */
export function* inAnalysisMode({ cockpit }: World, activity: Activity): Activity {
  const wasOn = cockpit.flags.has('HudInAnalysisMode');
  cockpit.flags.add('HudInAnalysisMode');
  try {
    yield* activity;
  } finally {
    if (!wasOn) cockpit.flags.delete('HudInAnalysisMode');
  }
}

/** Uses a scanner, which needs the analysis HUD. */
export function throughScanner(
  world: World,
  scanner: Extract<GuiFocusName, 'FSSMode' | 'SAAMode'>,
  activity: Activity,
): Activity {
  return inAnalysisMode(world, atScreen(world, scanner, activity));
}
