import type { Planet } from '../../../game/celestial-body.js';
import { commodityName, commoditySymbol } from '../../../game/commodities.js';
import { groundGoods } from '../../../game/ground-goods.js';
import { localisedField } from '../../../game/localised.js';
import type { FlagName } from '../../../interface/flag-tables.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { changeStock, freeCargoSpace, hasRhinoHangar, tonnesIn } from '../../ship/ship.js';
import { srvCapacity } from '../../ship/srv-vehicles.js';
import { uninterrupted } from '../../world/interruption.js';
import { motionOver, straightLegTo } from '../../world/motion.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { writeCargoOf } from '../cockpit/write-cargo-and-loadout.js';
import { collect } from '../exploration/collect-materials.js';
import { noteMined } from '../mining/mining-deeds.js';
import { flyLeg } from '../travel/descent.js';
import { dockSrv, launchSrv, unloadSrv } from './srv.js';

/** Drives the Rhino out of the hovering ship, mines one deposit after another, and brings the load back. */
export function* mineGround(world: World, most = 60, meanwhile?: () => Activity): Activity {
  const { place, ship, vehicle } = world;
  if (place.is !== 'space' || !place.over || vehicle !== 'ship' || !hasRhinoHangar(ship)) return;
  const planet = planetBelow(world, place.over);
  if (!planet) return;
  const trip = thereAndBack(world, planet, place.over, most, meanwhile);
  yield* meanwhile ? trip : uninterrupted(world, trip);
}

function* thereAndBack(
  world: World,
  planet: Planet,
  over: SurfacePosition,
  most: number,
  meanwhile?: () => Activity,
): Activity {
  const { cockpit, ship } = world;
  const before = [...cockpit.flags];
  ship.vehicleOut = 'mev_rhino';
  const spot = yield* driveDown(world, over);
  const wanted = Math.min(most, srvCapacity(ship), freeCargoSpace(ship));
  while (tonnesIn(ship.srvCargo) < wanted) {
    yield* driveToDeposit(world, spot);
    yield* workDeposit(world, planet, wanted - tonnesIn(ship.srvCargo));
  }
  if (meanwhile) yield* meanwhile();
  yield* driveUnderShip(world, spot, over);
  yield* comeAboard(world, before);
}

/** Where a session began inside the Rhino. */
export function* driveRhinoBack(world: World): Activity {
  const { outsidePosition, place } = world;
  if (place.is !== 'space' || !place.over || !outsidePosition) return;
  yield* driveUnderShip(world, outsidePosition, place.over);
  yield* comeAboard(world, []);
}

function planetBelow({ system }: World, { body }: SurfacePosition): Planet | undefined {
  const found = bodyTreeOf(system).all.find(({ id }) => id === body.id);
  return found?.is === 'planet' && groundGoods(found.planetClass).length > 0 ? found : undefined;
}

function* driveDown(world: World, over: SurfacePosition): Generator<Step, SurfacePosition, undefined> {
  const { cockpit, random } = world;
  const spot = positionLike(over, { heading: random.integer(0, 359), altitude: 1 });
  cockpit.focus = 0;
  cockpit.flags.clear();
  cockpit.flags.add('HardpointsDeployed').add('HudInAnalysisMode').add('SrvDriveAssist');
  world.vehicle = 'srv';
  world.outsidePosition = spot;
  world.srvFuel = 1;
  yield launchSrv(world.ship);
  yield wait(5);
  yield* writeCargoOf(world, 'SRV');
  if (random.chance(0.2)) cockpit.flags.add('NightVision');
  return spot;
}

/** Deploying a rig and driving onto a deposit write nothing. */
function* driveToDeposit(world: World, spot: SurfacePosition): Activity {
  const { random } = world;
  spot.heading = (spot.heading + random.integer(20, 340)) % 360;
  world.motion = motionOver(spot, random.integer(6, 18));
  yield wait(random.integer(40, 160));
  world.motion = undefined;
  yield wait(random.integer(60, 240));
}

/** What a rig gave, a tonne every second or so, with a raw material between now and then. */
function* workDeposit(world: World, { planetClass, materials }: Planet, room: number): Activity {
  const { cockpit, random, ship } = world;
  const type = random.pick(groundGoods(planetClass));
  for (let left = Math.min(room, random.integer(3, 12)); left > 0; left--) {
    changeStock(ship.srvCargo, type, 1);
    yield write('MiningRefined', {
      Type: commoditySymbol(type),
      ...localisedField('Type', commoditySymbol(type), commodityName(type)),
    });
    const raw = random.chance(0.06) && materials.length > 0 ? random.pick(materials)[0] : undefined;
    if (raw !== undefined) yield* collect(world, raw, 1);
    yield wait(random.integer(10, 15) / 10);
  }
  cockpit.focus = 2;
  yield wait(random.integer(3, 15));
  cockpit.focus = 0;
}

function* driveUnderShip(world: World, spot: SurfacePosition, over: SurfacePosition): Activity {
  const { cockpit, random } = world;
  const way = straightLegTo(spot, over, random.integer(10, 18));
  if (way) {
    spot.heading = way.heading;
    yield* flyLeg(world, way);
  }
  Object.assign(spot, { latitude: over.latitude, longitude: over.longitude });
  cockpit.flags.add('SrvTurretRetracted');
  yield wait(14);
  cockpit.flags.delete('SrvDriveAssist');
}

/** The load is in the ship two seconds after the docking. */
function* comeAboard(world: World, flags: readonly FlagName[]): Activity {
  const { cockpit, ship } = world;
  yield dockSrv(ship);
  yield wait(2);
  cockpit.flags.clear();
  for (const flag of flags) cockpit.flags.add(flag);
  world.vehicle = 'ship';
  world.outsidePosition = undefined;
  delete ship.vehicleOut;
  const types = [...ship.srvCargo.keys()];
  unloadSrv(ship);
  for (const type of types) noteMined(world, type);
  yield wait(3);
  yield* writeCargoOf(world, 'Ship');
}
