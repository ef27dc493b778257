import type { Moment } from '../../../protocol.js';
import { flagIn, numberIn, textIn, textsIn } from '../../moment/loose-fields.js';
import { newestEvents } from '../../moment/moment-events.js';

const hullKinds = ['Loadout', 'HullDamage', 'RepairAll', 'Repair'];
const wholeHull = /^(?:all|hull)$/i;

/** The ship's hull from 0 to 1, by the latest line that says so. */
export function hullIn(moment: Moment): number | undefined {
  for (const { kind, event } of newestEvents(moment, hullKinds)) {
    if (kind === 'RepairAll') return 1;
    if (kind === 'Loadout') return numberIn(event, 'HullHealth');
    if (
      kind === 'Repair' &&
      [textIn(event, 'Item') ?? '', ...textsIn(event, 'Items')].some((item) => wholeHull.test(item))
    )
      return 1;
    // Of a fighter, or of the ship while the commander flies the fighter, it says so.
    if (kind === 'HullDamage' && flagIn(event, 'Fighter') !== true) return numberIn(event, 'Health');
  }
  return undefined;
}
