/** Prerequisites of situations with fleet carriers. */

import { isAboard } from '../../simulate/activities/carrier/carrier-jump.js';
import { placeCarrier } from '../../simulate/activities/carrier/carrier-place.js';
import { moveCargo } from '../../simulate/activities/cockpit/transfer-cargo.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { type Activity, write } from '../../simulate/activity.js';
import { carrierLocationFields } from '../../simulate/carrier/carrier-fields.js';
import { carrierAsStation, jumpCarrierTo } from '../../simulate/galaxy/fleet-carrier.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { aboardShip, takeOffIfLanded } from './prerequisites.js';

/** With a fleet carrier; one is provided if needed, and its location is written. */
export function* owningCarrier(world: World): Activity {
  const { carrier } = world.commander;
  if (carrier.isOwned) return;
  carrier.isOwned = true;
  yield write('CarrierLocation', carrierLocationFields(carrier, placeCarrier(world)));
}

/** Docked at the commander's carrier, which has come here. */
export function* onOwnCarrier(world: World): Activity {
  yield* aboardShip(world);
  if (isAboard(world)) return;
  const { commander, now, random, system } = world;
  const { carrier } = commander;
  const isHere = carrier.isOwned && carrier.at?.system.address === system.address;
  carrier.isOwned = true;
  if (!isHere) {
    delete carrier.at;
    jumpCarrierTo(carrier, system, now, random);
    yield write('CarrierLocation', carrierLocationFields(carrier, system));
  }
  yield* takeOffIfLanded(world);
  yield* dockAt(world, carrierAsStation(carrier));
}

/** With tritium in the hold, taken from the carrier. */
export function* fetchTritium(world: World): Activity {
  const { commander, ship } = world;
  if ((ship.cargo.get('tritium') ?? 0) > 0) return;
  if (freeCargoSpace(ship) === 0) {
    const [type] = [...ship.cargo].find(([, count]) => count > 0) ?? [];
    if (type === undefined) throw new StageError(`this ${ship.name} has no room for cargo`);
    yield* moveCargo(world, [{ type, count: 1, direction: 'tocarrier' }]);
  }
  commander.carrierCargo.set('tritium', Math.max(commander.carrierCargo.get('tritium') ?? 0, 50));
  const count = Math.min(50, freeCargoSpace(ship));
  yield* moveCargo(world, [{ type: 'tritium', count, direction: 'toship' }]);
}
