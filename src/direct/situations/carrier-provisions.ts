/** Prerequisites of situations with fleet carriers. */

import { isAboard } from '../../simulate/activities/carrier/carrier-jump.js';
import { placeCarrier } from '../../simulate/activities/carrier/carrier-place.js';
import { squadronNews } from '../../simulate/activities/carrier/squadron-news.js';
import { moveCargo } from '../../simulate/activities/cockpit/transfer-cargo.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { type Activity, write } from '../../simulate/activity.js';
import { carrierLocationFields } from '../../simulate/carrier/carrier-fields.js';
import { hasCarrier, squadronCarrierIn } from '../../simulate/carrier/squadron-carrier.js';
import { makeSquadron } from '../../simulate/commander/squadron.js';
import { carrierAsStation, jumpCarrierTo } from '../../simulate/galaxy/fleet-carrier.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { goToSystem } from './go-to-system.js';
import { aboardShip, takeOffIfLanded } from './prerequisites.js';
import { addShip } from './provisions.js';

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

/** In the system where the squadron's carrier is, with a spare ship; each is provided if needed. */
export function* nearSquadronCarrier(world: World): Activity {
  yield* aboardShip(world);
  const { commander } = world;
  const random = world.random.stream('another squadron');
  for (let tries = 0; tries < 100 && !(commander.squadron && hasCarrier(commander.squadron)); tries++)
    commander.squadron = makeSquadron(random);
  const carrier = squadronCarrierIn(world);
  if (!carrier) throw new StageError(`squadrons have no carriers in version ${world.game.gameversion}`);
  if (commander.ships.length === 0) addShip(world, false);
  yield* squadronNews(world);
  yield* goToSystem(world, carrier.at.system);
}
