import { commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import { type Activity, wait, write } from '../../activity.js';
import { freeCarrierSpace } from '../../carrier/carrier-fields.js';
import { missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import { changeStock, freeCargoSpace, hasSrv, tonnesIn } from '../../ship/ship.js';
import { srvCapacity } from '../../ship/srv-vehicles.js';
import type { World } from '../../world/world.js';
import { isAboard } from '../carrier/carrier-jump.js';
import { ownTonnes, writeCargoSoon } from '../station/buy-and-sell.js';
import { atScreen } from './at-screen.js';

/** One commodity, moved in one direction. */
export interface Transfer {
  readonly type: string;
  readonly count: number;
  readonly direction: 'toship' | 'tocarrier' | 'tosrv';
}

/** Transfers cargo: with the commander's fleet carrier if docked there, with the SRV on a planet. */
export function* transferCargo(world: World): Activity {
  const { place, vehicle, ship } = world;
  if (isAboard(world)) {
    yield* move(world, withCarrier);
  } else if (place.is === 'landed' && hasSrv(ship) && (vehicle === 'srv' || vehicle === 'ship')) {
    yield* move(world, withSrv);
  }
}

function* move(world: World, choose: (world: World) => Transfer[]): Activity {
  yield* atScreen(world, 'InternalPanel', confirm(world, choose));
}

function* confirm(world: World, choose: (world: World) => Transfer[]): Activity {
  yield wait(world.random.integer(6, 25));
  yield* moveCargo(world, choose(world));
}

/** Moves cargo and writes the transfer. */
export function* moveCargo(world: World, transfers: readonly Transfer[]): Activity {
  if (transfers.length === 0) return;
  const rows = transfers.flatMap((transfer) => rowsOf(world, transfer));
  for (const transfer of transfers) carryOut(world, transfer);
  yield write('CargoTransfer', { Transfers: rows });
  yield* writeCargoSoon(world);
  yield wait(world.random.integer(2, 6));
}

/** Some cargo from the ship to the carrier, some back; at least one transfer if there is any cargo. */
function withCarrier({ ship, commander, random, politics }: World): Transfer[] {
  const { carrierCargo } = commander;
  const room = freeCarrierSpace(commander, politics);
  const part = (count: number) => (random.chance(0.5) ? count : random.integer(1, count));
  const unload = () => fill(random.sample([...ship.cargo], 3), room, 'tocarrier', part);
  const out = random.chance(0.6) ? unload() : [];
  if (out.length > 0 && random.chance(0.7)) return out;
  const left = freeCargoSpace(ship) + out.reduce((sum, { count }) => sum + count, 0);
  const others = [...carrierCargo].filter(([type]) => !out.some((transfer) => transfer.type === type));
  const fetched = fill(random.sample(others, 3), left, 'toship', part);
  return out.length + fetched.length > 0 ? [...out, ...fetched] : unload();
}

/** Moves the SRV's finds into the hold; or a little of the hold into the SRV. */
function withSrv({ ship, random }: World): Transfer[] {
  const { srvCargo, cargo } = ship;
  const whole = (count: number) => count;
  const found = random.chance(0.6) ? fill([...srvCargo], freeCargoSpace(ship), 'toship', whole) : [];
  if (found.length > 0) return found;
  const room = srvCapacity(ship) - tonnesIn(srvCargo);
  return fill(random.sample([...cargo], 1), Math.min(room, random.integer(1, srvCapacity(ship))), 'tosrv', whole);
}

function fill(
  stock: readonly (readonly [type: string, count: number])[],
  space: number,
  direction: Transfer['direction'],
  choose: (count: number) => number,
): Transfer[] {
  const transfers: Transfer[] = [];
  let left = space;
  for (const [type, there] of stock) {
    const count = Math.min(left, choose(there));
    if (count <= 0) continue;
    transfers.push({ type, count, direction });
    left -= count;
  }
  return transfers;
}

function carryOut({ ship, commander, place }: World, { type, count, direction }: Transfer): void {
  const other = place.is === 'docked' ? commander.carrierCargo : ship.srvCargo;
  const [from, to] = direction === 'toship' ? [other, ship.cargo] : [ship.cargo, other];
  changeStock(from, type, -count);
  changeStock(to, type, count);
}

type TransferRow = EventFields<'CargoTransfer'>['Transfers'][number];

/** Mission cargo has rows of its own. */
function rowsOf(world: World, { type, count, direction }: Transfer): TransferRow[] {
  const { commander, dialect } = world;
  const mission = commander.missions.find(({ cargo, state }) => state === 'active' && cargo?.type === type);
  const own = direction === 'toship' || !mission ? count : Math.min(count, ownTonnes(world, type));
  const row = (tonnes: number) => ({
    Type: type,
    ...localisedField('Type', type, commodityName(type)),
    Count: tonnes,
    Direction: direction,
  });
  return [
    ...(own > 0 ? [row(own)] : []),
    ...(mission && own < count ? [{ ...row(count - own), MissionID: missionIdIn(mission, dialect) }] : []),
  ];
}
