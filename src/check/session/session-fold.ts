import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';

/** The concerns of the shared state that rules read: every kind of a further one would make its lines session lines. */
export const sessionFold = foldOf(
  concerns.launch,
  concerns.account,
  concerns.credits,
  concerns.unstatedCredits,
  concerns.hold,
  concerns.cargoCapacity,
  concerns.materials,
  concerns.surveys,
  concerns.missions,
  concerns.ranks,
  concerns.boarding,
  concerns.clearance,
  concerns.system,
  concerns.docking,
  concerns.route,
  concerns.jumpFuel,
);
