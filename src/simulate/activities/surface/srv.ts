import { commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import type { FlagName } from '../../../interface/flag-tables.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { changeStock, freeCargoSpace, type Ship } from '../../ship/ship.js';
import { loadoutOf, srvFields, srvIdOf, vehicleOf } from '../../ship/srv-vehicles.js';
import { uninterrupted } from '../../world/interruption.js';
import { motionOver, straightLegTo } from '../../world/motion.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { writeCargo, writeCargoOf } from '../cockpit/write-cargo-and-loadout.js';
import { loseVehicle } from '../station/restock-vehicles.js';
import { flyLeg } from '../travel/descent.js';
import { stepInto, stepOut } from './boarding.js';
import { sendAway } from './lift-off.js';
import { walkOutside } from './walking.js';

/** Seconds of driving within which the turret stays retracted close to the ship. */
const closeToShip = 6;

/** Drives around in the SRV and returns; `meanwhile` runs at the ship. The ship stays where it landed. */
export function* driveSrv(world: World, meanwhile?: () => Activity, isLost = false): Activity {
  if (world.place.is !== 'landed' || world.vehicle !== 'ship') return;
  const { cockpit } = world;
  const { over } = world.place;
  const before = [...cockpit.flags];
  const spot = yield* launch(world, over);
  yield* driveOut(world, spot);
  if (world.commander.odyssey && world.random.chance(0.6)) yield* walkFromSrv(world, spot);
  if (world.random.chance(0.5)) yield* sendAway(world, spot);
  yield* driveHome(world, spot, world.place.over);
  if (meanwhile) yield* meanwhile();
  yield* isLost ? loseSrv(world) : comeAboard(world, before);
}

/** Gets out of the SRV for a short walk, and back in, once or more often. */
function* walkFromSrv(world: World, spot: SurfacePosition): Activity {
  const { cockpit, random } = world;
  for (let times = random.integer(1, 3); times > 0; times--) {
    const before = [...cockpit.flags];
    world.isUninterruptible = true;
    cockpit.flags.clear();
    yield* stepOut(world);
    yield* walkOutside(world, { danger: 0 });
    world.outsidePosition = spot;
    yield* stepInto(world, 'srv');
    for (const flag of before) cockpit.flags.add(flag);
    world.isUninterruptible = false;
    yield wait(random.integer(5, 40));
  }
}

/** The SRV is destroyed with what it holds; the commander is back in the ship. */
function* loseSrv(world: World): Activity {
  const { cockpit, ship } = world;
  cockpit.flags.clear();
  ship.srvCargo.clear();
  loseVehicle(world, vehicleOf(ship));
  world.outsidePosition = undefined;
  world.vehicle = 'ship';
  yield write('SRVDestroyed', { ID: srvIdOf(ship), ...srvFields(ship) });
  yield wait(world.random.integer(3, 8));
}

/** Scoops up surface cargo, tonne by tonne. */
export function* salvageCargo(world: World, type: string, tonnes: number): Activity {
  const { random, ship } = world;
  for (let left = tonnes; left > 0; left--) {
    yield wait(random.integer(5, 20));
    changeStock(ship.srvCargo, type, 1);
    yield write('CollectCargo', { Type: type, ...localisedField('Type', type, commodityName(type)), Stolen: false });
    yield wait(2);
    yield* writeCargo(world);
  }
}

/** Drives the SRV back to the ship and boards. */
export function* driveSrvBack(world: World): Activity {
  const { outsidePosition, place } = world;
  if (place.is !== 'landed' || !outsidePosition) return;
  world.cockpit.flags.delete('SrvHandbrake');
  yield* driveHome(world, outsidePosition, place.over);
  yield* comeAboard(world, []);
}

/** Puts the commander into the SRV, parked near the ship. */
export function parkSrv(world: World, over: SurfacePosition): void {
  world.vehicle = 'srv';
  world.outsidePosition = positionLike(over, { latitude: sixDecimals(over.latitude + 0.01) });
  world.cockpit.flags.add('SrvHandbrake');
}

function* comeAboard(world: World, flags: readonly FlagName[]): Activity {
  yield wait(world.random.integer(5, 15));
  world.cockpit.flags.clear();
  for (const flag of flags) world.cockpit.flags.add(flag);
  world.outsidePosition = undefined;
  world.vehicle = 'ship';
  yield* uninterrupted(world, stow(world));
}

export function launchSrv(ship: Ship): Step {
  return write('LaunchSRV', {
    ...srvFields(ship),
    Loadout: loadoutOf(ship),
    ID: srvIdOf(ship),
    PlayerControlled: true,
  });
}

export function dockSrv(ship: Ship): Step {
  return write('DockSRV', { ...srvFields(ship), ID: srvIdOf(ship) });
}

/** What the SRV holds goes into the hold of the ship, as far as there is room. */
export function unloadSrv(ship: Ship): void {
  for (const [type, count] of ship.srvCargo) {
    const moved = Math.min(count, freeCargoSpace(ship));
    changeStock(ship.cargo, type, moved);
    changeStock(ship.srvCargo, type, -moved);
  }
}

/** Boards the SRV; its cargo goes into the hold of the ship. */
function* stow(world: World): Activity {
  const { random, ship } = world;
  yield dockSrv(ship);
  unloadSrv(ship);
  yield wait(5);
  yield* writeCargoOf(world, 'Ship');
  yield wait(random.integer(1, 5));
}

function* launch(world: World, over: SurfacePosition): Generator<Step, SurfacePosition, undefined> {
  const { cockpit, random } = world;
  const spot = positionLike(over, { heading: random.integer(0, 359), altitude: 0 });
  cockpit.focus = 0;
  cockpit.flags.clear();
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  world.vehicle = 'srv';
  world.outsidePosition = spot;
  world.srvFuel = 0.5;
  yield launchSrv(world.ship);
  yield wait(6);
  yield* writeCargoOf(world, 'SRV');
  yield wait(random.integer(1, 4));
  cockpit.flags.delete('SrvHandbrake');
  if (random.chance(0.7)) cockpit.flags.add('LightsOn');
  if (random.chance(0.3)) cockpit.flags.add('SrvHighBeam');
  if (random.chance(0.5)) cockpit.flags.add('SrvDriveAssist');
  return spot;
}

function* driveOut(world: World, spot: SurfacePosition): Activity {
  const { cockpit, random } = world;
  world.motion = motionOver(spot, random.integer(8, 12));
  yield wait(closeToShip);
  cockpit.flags.delete('SrvTurretRetracted');
  for (let leg = random.integer(2, 4); leg > 0; leg--) {
    spot.heading = (spot.heading + random.integer(20, 340)) % 360;
    world.motion = motionOver(spot, random.integer(10, 25));
    if (random.chance(0.3)) cockpit.flags.add('SrvUsingTurretView');
    if (random.chance(0.2)) cockpit.flags.add('CargoScoopDeployed');
    yield wait(random.integer(15, 60));
    cockpit.flags.delete('SrvUsingTurretView');
    cockpit.flags.delete('CargoScoopDeployed');
  }
  world.motion = undefined;
}

/** Straight back to the ship; the turret retracts close to it, and the handbrake goes on at it. */
function* driveHome(world: World, spot: SurfacePosition, over: SurfacePosition): Activity {
  const { cockpit, random } = world;
  const way = straightLegTo(spot, over, random.integer(20, 28));
  if (way) {
    const near = Math.min(closeToShip, way.seconds);
    spot.heading = way.heading;
    if (way.seconds > near) yield* flyLeg(world, { ...way, seconds: way.seconds - near });
    cockpit.flags.add('SrvTurretRetracted');
    yield* flyLeg(world, { ...way, seconds: near });
  }
  Object.assign(spot, { latitude: over.latitude, longitude: over.longitude });
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  yield wait(random.integer(2, 5));
}
