import { localisedField } from '../../../game/localised.js';
import { shipNames } from '../../../game/ship-name-table.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import type { EventFields } from '../../event-fields.js';
import { sixDecimals } from '../../round.js';
import { bountyOn, type Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { earnMeritsForScan } from './merits.js';

const scannedByOthers: ReadonlySet<Contact['role']> = new Set(['police', 'soldier']);

/** Targets a ship, and completes its scan. */
export function* lockOn(world: World, contact: Contact): Activity {
  const { scanner, random } = world;
  scanner.target = contact;
  if (contact.scanned === 3) {
    yield shipTargeted(contact);
    return;
  }
  yield shipTargeted(contact);
  // A ship that others have scanned, such as a police ship, is known at once.
  const isKnown = scannedByOthers.has(contact.role) && random.chance(0.7);
  if (!isKnown) yield* scanStages(world, contact);
  contact.scanned = 3;
  yield shipTargeted(contact);
  yield* earnMeritsForScan(world, contact);
}

/** The pilot is known first, then the condition of the ship, then its legal status. */
function* scanStages({ random }: World, contact: Contact): Activity {
  yield wait(random.integer(0, 1));
  contact.scanned = 1;
  yield shipTargeted(contact);
  yield wait(2);
  contact.scanned = 2;
  yield shipTargeted(contact);
  yield wait(random.integer(1, 2));
}

/** The target is gone, or deselected. */
export function* loseTarget({ scanner }: World): Activity {
  if (!scanner.target) return;
  scanner.target = undefined;
  yield write('ShipTargeted', { TargetLocked: false });
}

/** The target at present: the further it has been scanned, the more is known. */
export function shipTargeted(contact: Contact): Step {
  return write('ShipTargeted', shipTargetedFields(contact));
}

function shipTargetedFields(contact: Contact): EventFields<'ShipTargeted'> {
  const { hull, scanned, pilot, rank, faction, legalStatus, power } = contact;
  return {
    TargetLocked: true,
    Ship: hull,
    ...localisedField('Ship', hull, shipNames[hull] ?? hull),
    ScanStage: scanned,
    ...(scanned >= 1 && {
      PilotName: pilot.internal,
      ...localisedField('PilotName', pilot.internal, pilot.shown),
      PilotRank: rank,
    }),
    ...(scanned >= 2 && {
      ShieldHealth: sixDecimals(contact.shield),
      HullHealth: sixDecimals(contact.hullHealth),
    }),
    ...(scanned === 3 && {
      Faction: faction,
      LegalStatus: legalStatus,
      ...(legalStatus === 'Wanted' && { Bounty: bountyOn(contact) }),
      ...(power !== undefined && { Power: power }),
    }),
  };
}
