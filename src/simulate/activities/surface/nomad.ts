import { combatRankOrder } from '../../../game/combat-table.js';
import { localisedField } from '../../../game/localised.js';
import type { FlagName } from '../../../interface/flag-tables.js';
import { type Activity, wait, write } from '../../activity.js';
import { hasUpdate } from '../../client-dialect.js';
import { lockerFields } from '../../commander/locker.js';
import { squadronTag } from '../../commander/squadron.js';
import { sixDecimals } from '../../round.js';
import { hasNomadHangar } from '../../ship/ship.js';
import { loadoutOf, srvFields, srvIdOf, srvVehicles } from '../../ship/srv-vehicles.js';
import { uninterrupted } from '../../world/interruption.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { writeCargoOf } from '../cockpit/write-cargo-and-loadout.js';
import { stepInto, stepOut } from './boarding.js';
import { groundEvent } from './lift-off.js';

/**
 * Flies the Nomad from the hovering ship to the ground, walks, and comes back. It counts as an SRV; before
 * 4.4.1 it was launched like a fighter.
 */
export function* flyNomad(world: World, meanwhile?: () => Activity): Activity {
  const { place, ship, vehicle } = world;
  if (place.is !== 'space' || !place.over || vehicle !== 'ship' || !hasNomadHangar(ship, world.game.gameversion))
    return;
  if (meanwhile) yield* thereAndBack(world, place.over, meanwhile);
  else yield* uninterrupted(world, thereAndBack(world, place.over));
}

function* thereAndBack(world: World, hover: SurfacePosition, meanwhile?: () => Activity): Activity {
  const { cockpit, commander, random, ship } = world;
  const ground = positionLike(hover, { altitude: 0 });
  ship.vehicleOut = 'lander01';
  world.vehicle = 'srv';
  const before = [...cockpit.flags];
  cockpit.flags.clear();
  cockpit.flags.add('HardpointsDeployed').add('HudInAnalysisMode');
  world.outsidePosition = positionLike(hover, {});
  const launched = { Loadout: loadoutOf(ship), ID: srvIdOf(ship), PlayerControlled: true };
  if (hasUpdate(world, '4.4.1.0')) {
    const { shown } = srvVehicles.lander01;
    yield write('LaunchVessel', { VesselType: 'lander01', VesselType_Localised: shown, ...launched });
  } else yield write('LaunchFighter', launched);
  yield wait(2);
  yield write('ShipLocker', lockerFields(commander));
  yield wait(3);
  yield* writeCargoOf(world, 'SRV');
  yield wait(random.integer(60, 120));
  world.place = { is: 'landed', over: ground };
  world.outsidePosition = ground;
  yield groundEvent(world, 'Touchdown', ground);
  yield wait(random.integer(5, 15));
  if (meanwhile) yield* meanwhile();
  if (commander.odyssey) {
    yield* stepOut(world);
    yield wait(random.integer(20, 60));
    yield* stepInto(world, 'srv');
    world.outsidePosition = ground;
  }
  yield* flyBack(world, hover, before);
}

/** From the ground, or the air, to the hovering ship: where a session began inside the Nomad. */
export function* flyNomadBack(world: World): Activity {
  const { outsidePosition } = world;
  if (outsidePosition) yield* flyBack(world, positionLike(outsidePosition, { altitude: 30 }), []);
}

function* flyBack(world: World, hover: SurfacePosition, flags: readonly FlagName[]): Activity {
  const { cockpit, place, random, ship } = world;
  world.place = { is: 'space', over: hover };
  world.outsidePosition = positionLike(hover, {});
  if (place.is === 'landed') yield groundEvent(world, 'Liftoff', place.over);
  yield wait(random.integer(10, 20));
  yield* scanOwnShip(world);
  yield wait(random.integer(28, 58));
  const docked = { ...srvFields(ship), ID: srvIdOf(ship) };
  world.vehicle = 'ship';
  world.outsidePosition = undefined;
  delete ship.vehicleOut;
  cockpit.flags.clear();
  for (const flag of flags) cockpit.flags.add(flag);
  yield write('DockSRV', docked);
  yield wait(random.integer(3, 8));
}

/** On the way back: the ship is empty, and is named after its commander. */
function* scanOwnShip({ commander, ship }: World): Activity {
  const { name, pledge, squadron, standing } = commander;
  const target = { TargetLocked: true, Ship: ship.hull, ...localisedField('Ship', ship.hull, ship.name) };
  yield write('ShipTargeted', { ...target, ScanStage: 0 });
  yield wait(2);
  yield write('ShipTargeted', {
    ...target,
    ScanStage: 3,
    PilotName: `$RolePanel2_unmanned; $cmdr_decorate:#name=${name};`,
    PilotName_Localised: `unmanned CMDR ${name}`,
    PilotRank: combatRankOrder[standing.ranks.Combat.rank] ?? 'Elite',
    ...(squadron && { SquadronID: squadronTag(squadron.name) }),
    ShieldHealth: 100,
    HullHealth: sixDecimals(100 * ship.health),
    LegalStatus: 'Clean',
    ...(pledge !== undefined && { Power: pledge }),
  });
}
