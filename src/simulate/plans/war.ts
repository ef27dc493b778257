import { fight, interdiction } from '../activities/cockpit/danger.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { dockSomewhere, goAshore, idle, visitAnotherSystem } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/missions.js';
import { visitOutfitting } from '../activities/station/outfitting.js';
import { enterSupercruise } from '../activities/travel/supercruise.js';
import type { StarSystem } from '../galaxy/system.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';
import type { Plan } from './plan.js';

/** Where factions fight, and where the Thargoids are. */
export const war: Plan = {
  about: 'flies to faction conflicts and Thargoid attacks, and fights',
  opening: { ship: ['combat'], squadron: true },
  *story(play) {
    yield* lookAtModules(play);
    for (;;) {
      yield* visitAnotherSystem(play, (system) => isAtWar(play, system));
      yield* tradeMissions(play);
      for (let battles = play.random.integer(1, 3); battles > 0; battles--) yield* campaign(play);
      yield* behindTheLines(play);
    }
  },
};

function isAtWar({ politics, now }: Play, system: StarSystem): boolean {
  const { conflict, thargoid } = politics.interesting(system, now);
  return conflict || thargoid !== undefined;
}

/** Out to the fighting, and back to a station of the same system; some are waited for on the way. */
function* campaign(play: Play): Activity {
  yield* fight(play);
  if (play.random.chance(0.3)) yield* fight(play);
  yield* enterSupercruise(play);
  if (play.random.chance(0.4)) yield* interdiction(play);
  yield* dockSomewhere(play);
}

/** What one does between two battles. */
function* behindTheLines(play: Play): Activity {
  const { random } = play;
  if (random.chance(0.5)) yield* visitOutfitting(play);
  if (random.chance(0.4)) yield* lookAtModules(play);
  if (random.chance(0.4)) yield* idle(play);
  if (random.chance(0.3)) yield* goAshore(play);
}
