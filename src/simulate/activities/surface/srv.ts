import { type Activity, wait, write } from '../../activity.js';
import { uninterrupted } from '../../world/interruption.js';
import { motionOver, straightLegTo } from '../../world/motion.js';
import type { SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { flyLeg } from '../travel/descent.js';

/** Seconds of driving within which the ship is so close that the turret stays retracted. */
const closeToShip = 6;

const srvFields = { SRVType: 'testbuggy', SRVType_Localised: 'SRV Scarab' };
const srvId = 3;

/** Drives about in the SRV and comes back; at the ship there is time for something more. The ship stays where it landed. */
export function* driveSrv(world: World, meanwhile?: () => Activity): Activity {
  if (world.place.is !== 'landed' || world.vehicle !== 'ship') return;
  const { cockpit } = world;
  const { over } = world.place;
  const before = [...cockpit.flags];
  const spot = yield* launch(world, over);
  yield* driveOut(world, spot);
  yield* driveHome(world, spot, over);
  if (meanwhile) yield* meanwhile();
  yield wait(world.random.integer(5, 15));
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  world.outsidePosition = undefined;
  world.vehicle = 'ship';
  yield* uninterrupted(world, stow(world));
}

/** The SRV is taken aboard. */
function* stow({ random }: World): Activity {
  yield write('DockSRV', { ...srvFields, ID: srvId });
  yield wait(random.integer(5, 10));
}

function* launch(world: World, over: SurfacePosition): Generator<ReturnType<typeof wait>, SurfacePosition, undefined> {
  const { cockpit, random } = world;
  const spot = { ...over, heading: random.integer(0, 359), altitude: 0 };
  cockpit.focus = 0;
  cockpit.flags.clear();
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  world.vehicle = 'srv';
  world.outsidePosition = spot;
  world.srvFuel = 0.5;
  yield write('LaunchSRV', { ...srvFields, Loadout: 'starter', ID: srvId, PlayerControlled: true });
  yield wait(random.integer(4, 10));
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

/** Straight back to the ship; close to it the turret is retracted, and there the handbrake is put on. */
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
