import { motionOver } from '../../play/motion.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';

/** How far the turret stays retracted, in seconds of driving away from the ship. */
const closeToShip = 6;

/** Drives about in the SRV and comes back. The ship stays where it landed. */
export function* driveSrv(play: Play, meanwhile?: () => Activity): Activity {
  if (play.place.is !== 'landed') return;
  const { random, cockpit } = play;
  const { over } = play.place;
  play.ride = 'srv';
  play.spot = { ...over, heading: random.integer(0, 359), altitude: 0 };
  play.srvFuel = 0.5;
  const before = [...cockpit.flags];
  cockpit.flags.clear();
  cockpit.flags.add('SrvTurretRetracted').add('SrvHandbrake');
  yield wait(random.integer(4, 10));
  cockpit.flags.delete('SrvHandbrake');
  if (random.chance(0.7)) cockpit.flags.add('LightsOn');
  if (random.chance(0.3)) cockpit.flags.add('SrvHighBeam');
  if (random.chance(0.5)) cockpit.flags.add('SrvDriveAssist');
  play.motion = motionOver(play.spot, random.integer(8, 12));
  yield wait(closeToShip);
  cockpit.flags.delete('SrvTurretRetracted');
  for (let leg = random.integer(2, 4); leg > 0; leg--) {
    play.spot.heading = (play.spot.heading + random.integer(20, 340)) % 360;
    play.motion = motionOver(play.spot, random.integer(10, 25));
    if (random.chance(0.3)) cockpit.flags.add('SrvUsingTurretView');
    if (random.chance(0.2)) cockpit.flags.add('CargoScoopDeployed');
    yield wait(random.integer(15, 60));
    cockpit.flags.delete('SrvUsingTurretView');
    cockpit.flags.delete('CargoScoopDeployed');
  }
  play.motion = undefined;
  if (meanwhile) yield* meanwhile();
  yield wait(random.integer(5, 15));
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  play.spot = undefined;
  play.ride = 'ship';
  yield wait(random.integer(5, 10));
}
