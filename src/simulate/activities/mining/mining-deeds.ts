import { commodityName, commoditySymbol } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { collect as collectMaterial } from '../exploration/collect-materials.js';

/** Launches a limpet, if there is one; Cargo follows some seconds later, unless `comesFirst` runs before. */
export function* launchLimpet(
  world: World,
  Type: 'Prospector' | 'Collection' | 'Repair',
  comesFirst?: Activity,
): Activity {
  const { ship, random } = world;
  if (!ship.cargo.has('drones')) return;
  changeStock(ship.cargo, 'drones', -1);
  yield write('LaunchDrone', { Type });
  if (comesFirst) yield* comesFirst;
  else {
    yield wait(random.integer(4, 7));
    yield* writeCargo(world);
  }
}

/** Launches several collector limpets in a row. */
export function* launchCollectors(world: World, count: number): Activity {
  for (let left = count; left > 0; left--) {
    yield* launchLimpet(world, 'Collection', left > 1 && world.random.chance(0.9) ? pause(world) : undefined);
  }
}

function* pause({ random }: World): Activity {
  yield wait(random.integer(2, 3));
}

/** The refinery completes a tonne, some seconds after the previous one; often the next follows at once. */
export function* refine(world: World, type: string, seconds: number): Activity {
  const { commander, ship, random } = world;
  if (freeCargoSpace(ship) === 0) return;
  yield wait(seconds);
  changeStock(ship.cargo, type, 1);
  noteMined(world, type);
  addToStatistic(commander.statistics, 'Mining Quantity_Mined');
  yield write('MiningRefined', {
    Type: commoditySymbol(type),
    ...localisedField('Type', commoditySymbol(type), commodityName(type)),
  });
  if (random.chance(0.3)) yield wait(1);
  else {
    yield wait(random.integer(2, 3));
    yield* writeCargo(world);
  }
}

/** Mined goods cost nothing: they lower the average price paid for the cargo. */
export function noteMined({ commander, ship }: World, type: string): void {
  commander.mined.add(type);
  const paid = commander.averagePricePaid.get(type);
  const there = ship.cargo.get(type) ?? 1;
  if (paid !== undefined) commander.averagePricePaid.set(type, Math.round((paid * (there - 1)) / there));
}

/** Ejects limpets to make room. */
export function* ejectLimpets(world: World): Activity {
  const { ship, random } = world;
  const there = ship.cargo.get('drones') ?? 0;
  const count = Math.min(there, random.integer(1, 5));
  if (count <= 0) return;
  yield* eject(world, 'drones', count, true);
}

/** Ejects cargo; abandoned cargo may be taken by others. */
export function* eject(world: World, type: string, count: number, abandoned: boolean): Activity {
  const { ship, commander, random } = world;
  changeStock(ship.cargo, type, -count);
  if (!ship.cargo.has(type)) commander.averagePricePaid.delete(type);
  yield write('EjectCargo', {
    Type: type,
    ...localisedField('Type', type, commodityName(type)),
    Count: count,
    Abandoned: abandoned,
  });
  yield wait(random.integer(1, 3));
  yield* writeCargo(world);
}

/** Scoops a canister. */
export function* collect(world: World, type: string, stolen = false): Activity {
  const { ship, random } = world;
  if (freeCargoSpace(ship) === 0) return;
  changeStock(ship.cargo, type, 1);
  yield write('CollectCargo', {
    Type: type,
    ...localisedField('Type', type, commodityName(type)),
    Stolen: stolen,
  });
  yield wait(random.integer(2, 4));
  yield* writeCargo(world);
}

/** Collects a raw material, up to the limit. */
export function* collectRaw(world: World, name: string): Activity {
  const { materials, statistics } = world.commander;
  const before = materials.get(name) ?? 0;
  yield* collectMaterial(world, name);
  addToStatistic(statistics, 'Mining Materials_Collected', (materials.get(name) ?? 0) - before);
}
