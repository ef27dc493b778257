import { foldOf } from '../../state/fold.js';
import { concerns } from '../../state/journal-fold.js';

/** The concerns that rules read. With another, all its kinds would become session lines. */
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
