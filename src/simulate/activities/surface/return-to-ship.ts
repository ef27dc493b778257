import { type Activity, wait } from '../../activity.js';
import type { SrvVehicle } from '../../ship/ship.js';
import { vehicleOf } from '../../ship/srv-vehicles.js';
import type { World } from '../../world/world.js';
import { driveRhinoBack } from './mine-ground.js';
import { flyNomadBack } from './nomad.js';
import { driveSrvBack } from './srv.js';

const ways: Readonly<Record<SrvVehicle, (world: World) => Activity>> = {
  testbuggy: driveSrvBack,
  mev_rhino: driveRhinoBack,
  lander01: flyNomadBack,
};

/** A commander in an SRV, or what counts as one, boards the ship. */
export function* returnToShip(world: World): Activity {
  if (world.vehicle !== 'srv') return;
  yield wait(world.random.integer(20, 90));
  yield* ways[vehicleOf(world.ship)](world);
}
