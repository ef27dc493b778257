import { localised } from '../../commander/localised.js';
import { missionNumber } from '../../commander/missions.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { commodityName } from '../../ship/commodities.js';
import { change, freeSpace, hasSrv, srvCapacity, tonnesIn } from '../../ship/ship.js';
import { ownTonnes } from '../station/market.js';
import { tellCargo } from './hold.js';
import { atScreen } from './screen.js';

/** One commodity moving one way. */
interface Transfer {
  readonly type: string;
  readonly count: number;
  readonly direction: 'toship' | 'tocarrier' | 'tosrv';
}

/** More than anybody wants to move. */
const carrierCapacity = 20_000;

/** Moves cargo: with the fleet carrier where one is docked at it, with the SRV where it is out or in its bay on a planet. */
export function* transferCargo(play: Play): Activity {
  const { place, ride, ship } = play;
  if (place.is === 'docked' && place.station.type === 'FleetCarrier' && ride === 'ship') {
    yield* move(play, withCarrier);
  } else if (place.is === 'landed' && hasSrv(ship) && (ride === 'srv' || ride === 'ship')) {
    yield* move(play, withSrv);
  }
}

function* move(play: Play, choose: (play: Play) => Transfer[]): Activity {
  yield* atScreen(play, 'InternalPanel', confirm(play, choose));
}

function* confirm(play: Play, choose: (play: Play) => Transfer[]): Activity {
  yield wait(play.random.integer(6, 25));
  const transfers = choose(play);
  if (transfers.length === 0) return;
  const rows = transfers.flatMap((transfer) => rowsOf(play, transfer));
  for (const transfer of transfers) carryOut(play, transfer);
  yield write('CargoTransfer', { Transfers: rows });
  yield* tellCargo(play);
  yield wait(play.random.integer(2, 6));
}

/** Some of the hold to the carrier, some of the carrier to the hold, and never nothing if there is anything. */
function withCarrier({ ship, commander, random }: Play): Transfer[] {
  const { carrierCargo } = commander;
  const room = carrierCapacity - tonnesIn(carrierCargo);
  const part = (count: number) => (random.chance(0.5) ? count : random.integer(1, count));
  const unload = () => fill(random.some([...ship.cargo], 3), room, 'tocarrier', part);
  const out = random.chance(0.6) ? unload() : [];
  if (out.length > 0 && random.chance(0.7)) return out;
  const left = freeSpace(ship) + out.reduce((sum, { count }) => sum + count, 0);
  const others = [...carrierCargo].filter(([type]) => !out.some((transfer) => transfer.type === type));
  const fetched = fill(random.some(others, 3), left, 'toship', part);
  return out.length + fetched.length > 0 ? [...out, ...fetched] : unload();
}

/** What the SRV has found goes into the hold; or a little of the hold into the SRV. */
function withSrv({ ship, random }: Play): Transfer[] {
  const { srvCargo, cargo } = ship;
  const whole = (count: number) => count;
  const found = random.chance(0.6) ? fill([...srvCargo], freeSpace(ship), 'toship', whole) : [];
  if (found.length > 0) return found;
  const room = srvCapacity - tonnesIn(srvCargo);
  return fill(random.some([...cargo], 1), Math.min(room, random.integer(1, srvCapacity)), 'tosrv', whole);
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

function carryOut({ ship, commander, place }: Play, { type, count, direction }: Transfer): void {
  const other = place.is === 'docked' ? commander.carrierCargo : ship.srvCargo;
  const [from, to] = direction === 'toship' ? [other, ship.cargo] : [ship.cargo, other];
  change(from, type, -count);
  change(to, type, count);
}

/** What of a transfer is for a mission stands by itself. */
function rowsOf(play: Play, { type, count, direction }: Transfer): Record<string, unknown>[] {
  const { commander, dialect } = play;
  const mission = commander.missions.find(({ cargo, state }) => state === 'active' && cargo?.type === type);
  const own = direction === 'toship' || !mission ? count : Math.min(count, ownTonnes(play, type));
  const row = (tonnes: number) => ({
    Type: type,
    ...localised('Type', type, commodityName(type)),
    Count: tonnes,
    Direction: direction,
  });
  return [
    ...(own > 0 ? [row(own)] : []),
    ...(mission && own < count ? [{ ...row(count - own), MissionID: missionNumber(mission, dialect) }] : []),
  ];
}
