import { localisedField } from '../../../game/localised.js';
import { type Activity, wait, write } from '../../activity.js';
import { lockerFields } from '../../commander/locker.js';
import { hasModule } from '../../ship/ship.js';
import { nomadFields, srvIdOf } from '../../ship/srv-fields.js';
import { uninterrupted } from '../../world/interruption.js';
import { positionLike } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { writeCargoOf } from '../cockpit/write-cargo-and-loadout.js';
import { stepInto, stepOut } from './boarding.js';
import { groundEvent } from './lift-off.js';

/**
 * Flies the Nomad from the hovering ship down to the ground, walks, and comes back. It is launched like a
 * fighter, but counts as an SRV from then on. Its flags in Status are not known; these are those of an SRV.
 */
export function* flyNomad(world: World): Activity {
  const { place, ship, vehicle } = world;
  if (place.is !== 'space' || !place.over || vehicle !== 'ship' || !hasModule(ship, 'int_fighterbaymk2')) return;
  yield* uninterrupted(world, thereAndBack(world, place.over));
}

function* thereAndBack(world: World, hover: NonNullable<Extract<World['place'], { is: 'space' }>['over']>): Activity {
  const { commander, random, ship } = world;
  const ground = positionLike(hover, { altitude: 0 });
  ship.isNomadOut = true;
  world.vehicle = 'srv';
  world.outsidePosition = positionLike(hover, {});
  yield write('LaunchFighter', { Loadout: 'starter', ID: srvIdOf(ship), PlayerControlled: true });
  yield wait(2);
  yield write('ShipLocker', lockerFields(commander));
  yield wait(3);
  yield* writeCargoOf(world, 'SRV');
  yield wait(random.integer(60, 120));
  world.place = { is: 'landed', over: ground };
  world.outsidePosition = ground;
  yield groundEvent(world, 'Touchdown', ground);
  yield wait(random.integer(5, 15));
  if (commander.odyssey) {
    yield* stepOut(world);
    yield wait(random.integer(20, 60));
    yield* stepInto(world, 'srv');
    world.outsidePosition = ground;
  }
  world.place = { is: 'space', over: hover };
  world.outsidePosition = positionLike(hover, {});
  yield groundEvent(world, 'Liftoff', ground);
  yield wait(random.integer(10, 20));
  yield write('ShipTargeted', {
    TargetLocked: true,
    Ship: ship.hull,
    ...localisedField('Ship', ship.hull, ship.name),
    ScanStage: 0,
  });
  yield wait(random.integer(30, 60));
  yield write('ShipTargeted', { TargetLocked: false });
  const ID = srvIdOf(ship);
  world.vehicle = 'ship';
  world.outsidePosition = undefined;
  delete ship.isNomadOut;
  yield write('DockSRV', { ...nomadFields, ID });
  yield wait(random.integer(3, 8));
}
