import { committed } from '../../play/committed.js';
import { motionOver, wayTo } from '../../play/motion.js';
import type { Surface } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { follow } from '../travel/descent.js';

/** Seconds of driving within which the ship is so close that the turret stays retracted. */
const closeToShip = 6;

const vehicle = { SRVType: 'testbuggy', SRVType_Localised: 'SRV Scarab' };
const vehicleId = 3;

/** Drives about in the SRV and comes back; at the ship there is time for something more. The ship stays where it landed. */
export function* driveSrv(play: Play, meanwhile?: () => Activity): Activity {
  if (play.place.is !== 'landed' || play.ride !== 'ship') return;
  const { cockpit } = play;
  const { over } = play.place;
  const before = [...cockpit.flags];
  const spot = yield* launch(play, over);
  yield* driveOut(play, spot);
  yield* driveHome(play, spot, over);
  if (meanwhile) yield* meanwhile();
  yield wait(play.random.integer(5, 15));
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  play.spot = undefined;
  play.ride = 'ship';
  yield* committed(play, stow(play));
}

/** The SRV is taken aboard. */
function* stow({ random }: Play): Activity {
  yield write('DockSRV', { ...vehicle, ID: vehicleId });
  yield wait(random.integer(5, 10));
}

function* launch(play: Play, over: Surface): Generator<ReturnType<typeof wait>, Surface, undefined> {
  const { cockpit, random } = play;
  const spot = { ...over, heading: random.integer(0, 359), altitude: 0 };
  cockpit.focus = 0;
  cockpit.flags.clear();
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  play.ride = 'srv';
  play.spot = spot;
  play.srvFuel = 0.5;
  yield write('LaunchSRV', { ...vehicle, Loadout: 'starter', ID: vehicleId, PlayerControlled: true });
  yield wait(random.integer(4, 10));
  cockpit.flags.delete('SrvHandbrake');
  if (random.chance(0.7)) cockpit.flags.add('LightsOn');
  if (random.chance(0.3)) cockpit.flags.add('SrvHighBeam');
  if (random.chance(0.5)) cockpit.flags.add('SrvDriveAssist');
  return spot;
}

function* driveOut(play: Play, spot: Surface): Activity {
  const { cockpit, random } = play;
  play.motion = motionOver(spot, random.integer(8, 12));
  yield wait(closeToShip);
  cockpit.flags.delete('SrvTurretRetracted');
  for (let leg = random.integer(2, 4); leg > 0; leg--) {
    spot.heading = (spot.heading + random.integer(20, 340)) % 360;
    play.motion = motionOver(spot, random.integer(10, 25));
    if (random.chance(0.3)) cockpit.flags.add('SrvUsingTurretView');
    if (random.chance(0.2)) cockpit.flags.add('CargoScoopDeployed');
    yield wait(random.integer(15, 60));
    cockpit.flags.delete('SrvUsingTurretView');
    cockpit.flags.delete('CargoScoopDeployed');
  }
  play.motion = undefined;
}

/** Straight back to the ship; close to it the turret is retracted, and there the handbrake is put on. */
function* driveHome(play: Play, spot: Surface, over: Surface): Activity {
  const { cockpit, random } = play;
  const way = wayTo(spot, over, random.integer(20, 28));
  if (way) {
    const near = Math.min(closeToShip, way.seconds);
    spot.heading = way.heading;
    if (way.seconds > near) yield* follow(play, { ...way, seconds: way.seconds - near });
    cockpit.flags.add('SrvTurretRetracted');
    yield* follow(play, { ...way, seconds: near });
  }
  Object.assign(spot, { latitude: over.latitude, longitude: over.longitude });
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  yield wait(random.integer(2, 5));
}
