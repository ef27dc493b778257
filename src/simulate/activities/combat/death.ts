import { type Activity, wait, write } from '../../activity.js';
import { missionFailedFields } from '../../commander/mission-fields.js';
import { type OwnedShip, salePrice, shipTypeFields } from '../../commander/owned-ships.js';
import { type Commander, pay } from '../../commander/simulated-commander.js';
import { rearm } from '../../ship/ammunition.js';
import { rebuyCost } from '../../ship/ship-prices.js';
import { uninterrupted } from '../../world/interruption.js';
import { dockedAt, stationsWithPadFor } from '../../world/landing-pads.js';
import { type Contact, clearScanner } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { arrive, startUp } from '../start-up-events.js';
import { targetSystem } from '../travel/nav-target.js';

/**
 * Whether the commander can pay the rebuy, perhaps by selling a ship, and there is a port to respawn in. The
 * specification has no line that says in which system.
 */
export function canDie(world: World): boolean {
  const { commander, dialect, ship, system } = world;
  const port = portToRespawnIn(world);
  if (!port || (dialect === 'spec' && port.system.address !== system.address)) return false;
  const [best] = shipsByPrice(commander);
  return commander.credits + (best?.price ?? 0) >= rebuyCost(ship);
}

function portToRespawnIn({ commander, ship, home }: World) {
  const [station] = stationsWithPadFor(home, ship);
  return commander.memory.lastPort ?? (station && { system: home, station });
}

function shipsByPrice({ ships }: Commander) {
  return ships
    .filter(({ arrives }) => arrives === undefined)
    .map((owned) => ({ owned, price: salePrice(owned.ship) }))
    .sort((one, other) => other.price - one.price);
}

/** What happens on the rebuy screen. */
export interface Rebuy {
  /** This stored ship is sold, though the credits would do without. */
  readonly sells?: OwnedShip | undefined;
  /** The game is closed, and started again later. */
  readonly quits?: boolean;
}

/** The ship is destroyed. The commander pays the rebuy and respawns where they docked last. */
export function* die(world: World, killer?: Contact, rebuy: Rebuy = {}): Activity {
  if (canDie(world)) yield* uninterrupted(world, dieAndReturn(world, killer, rebuy));
}

/** The commander blows up the ship. */
export function* selfDestruct(world: World): Activity {
  if (!canDie(world)) return;
  yield write('SelfDestruct', {});
  yield* uninterrupted(world, countDown(world));
  yield* die(world);
}

function* countDown({ random }: World): Activity {
  yield wait(random.integer(5, 7));
}

function* dieAndReturn(world: World, killer: Contact | undefined, { sells, quits }: Rebuy): Activity {
  const { cockpit, commander, random, ship } = world;
  cockpit.flags.clear();
  clearScanner(world.scanner);
  ship.cargo.clear();
  ship.srvCargo.clear();
  yield write('Died', {
    ...(killer && { KillerName: killer.pilot.shown, KillerShip: killer.hull, KillerRank: killer.rank }),
  });
  // The wreck is visible for a moment.
  yield wait(random.integer(2, 5));
  world.isInMenu = true;
  const cost = rebuyCost(ship);
  yield* loseAll(world);
  if (quits) {
    const left = world.now;
    yield { away: random.integer(60, 900), crashes: false };
    commander.memory.began += world.now - left;
    yield* startUp(world, 'dead');
  }
  const sold = commander.credits < cost ? shipsByPrice(commander)[0]?.owned : sells;
  if (sold) yield* sellStored(world, sold);
  yield wait(random.integer(25, 80));
  pay(commander, cost);
  restore(world);
  yield write('Resurrect', { Option: 'rebuy', Cost: cost, Bankrupt: false });
  yield wait(random.integer(5, 18));
  world.isInMenu = false;
  yield* arrive(world);
}

/** Sells a stored ship on the rebuy screen. */
function* sellStored({ commander, random }: World, owned: OwnedShip): Activity {
  const { ship, where } = owned;
  yield wait(random.integer(20, 60));
  commander.ships.splice(commander.ships.indexOf(owned), 1);
  const price = salePrice(ship);
  commander.credits += price;
  yield write('SellShipOnRebuy', {
    ...shipTypeFields(ship.hull),
    System: where.system,
    SellShipId: ship.id,
    ShipPrice: price,
  });
}

/** Loses what was on board besides the cargo: the missions of that, vouchers and unsold data. */
function* loseAll({ commander, dialect }: World): Activity {
  const lost = commander.missions.filter(({ cargo }) => cargo);
  commander.missions = commander.missions.filter(({ cargo }) => !cargo);
  for (const mission of lost) yield write('MissionFailed', missionFailedFields(mission, dialect));
  commander.averagePricePaid.clear();
  commander.vouchers.bounties.clear();
  commander.vouchers.bonds.clear();
  commander.vouchers.data.clear();
  commander.organic.takeAll();
  while (commander.exploration.takePage().length > 0);
}

/** The same ship, in the last port. */
function restore(world: World): void {
  const { ship } = world;
  const port = portToRespawnIn(world);
  if (port) {
    world.system = port.system;
    world.place = dockedAt(port.station);
  }
  world.route = [];
  targetSystem(world);
  rearm(ship);
  for (const module of ship.modules) if (module.health !== undefined) module.health = undefined;
  Object.assign(ship, { health: 1, shield: 1, hasShields: true, isCanopyBroken: false });
  Object.assign(ship.fuel, { main: ship.tank, reservoir: ship.reservoirSize });
}
