import { localisedField } from '../../../game/localised.js';
import { goodsOfPower, powerGoodsAtATime } from '../../../game/power-goods.js';
import { type Activity, wait, write } from '../../activity.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { earnMerits, isOwnTerritory } from '../combat/merits.js';
import { atService, dockedStationWith } from './docked-station.js';

/** Collects goods of the power in a system it controls. */
export function* collectForPower(world: World): Activity {
  const { pledge } = world.commander;
  const room = Math.min(powerGoodsAtATime, freeCargoSpace(world.ship));
  if (pledge === undefined || room === 0 || !isOwnTerritory(world)) return;
  yield* atService(world, 'Contacts', () => load(world, pledge, room));
}

function* load(world: World, power: string, count: number): Activity {
  const { commander, random, ship, system } = world;
  const [type, shown] = goodsOfPower(power);
  yield wait(random.integer(5, 20));
  changeStock(ship.cargo, type, count);
  commander.powerWork.goodsFrom = system.address;
  yield write('PowerplayCollect', { Power: power, Type: type, ...localisedField('Type', type, shown), Count: count });
  yield wait(random.integer(1, 3));
  yield* writeCargo(world);
}

/** Delivers goods of the power in another system, for merits. */
export function* deliverForPower(world: World): Activity {
  const { commander, ship, system } = world;
  const { pledge, powerWork } = commander;
  if (pledge === undefined || powerWork.goodsFrom === system.address || !dockedStationWith(world, 'Contacts')) return;
  const [type] = goodsOfPower(pledge);
  const count = ship.cargo.get(type) ?? 0;
  if (count > 0) yield* atScreen(world, 'StationServices', unload(world, pledge, count));
}

/** Merits per tonne. */
const forTonne = 6;

function* unload(world: World, power: string, count: number): Activity {
  const { commander, random, ship } = world;
  const [type, shown] = goodsOfPower(power);
  yield wait(random.integer(5, 20));
  changeStock(ship.cargo, type, -count);
  delete commander.powerWork.goodsFrom;
  yield write('PowerplayDeliver', { Power: power, Type: type, ...localisedField('Type', type, shown), Count: count });
  yield wait(1);
  yield* earnMerits(world, count * forTonne + random.integer(0, 5));
  yield wait(2);
  yield* writeCargo(world);
}
