import { distanceBetween, isScoopable, type StarSystem } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { sixth } from '../../round.js';
import { injectionBoost, jumpFuel } from '../../ship/physics.js';
import { enterSupercruise } from './supercruise.js';

/** Charges the drive and jumps to another system. Whether it is in range is for the caller to know. */
export function* jumpTo(play: Play, destination: StarSystem): Activity {
  yield* chargeAndLeave(play, destination);
  const { ship } = play;
  const distance = distanceBetween(play.system.position, destination.position);
  const boost = injectionBoost(ship);
  const used = sixth(Math.min(ship.drive.maxFuel, jumpFuel(ship, distance, boost)));
  ship.fuel.main = sixth(Math.max(0, ship.fuel.main - used));
  const BoostUsed = ship.injection;
  ship.injection = 0;
  yield* arrive(play, destination, {
    FuelUsed: used,
    FuelLevel: ship.fuel.main,
    ...(BoostUsed > 0 && { BoostUsed }),
    ...(play.commander.legal === 'Wanted' && { Wanted: true }),
  });
}

/** The same in a ship that somebody else flies: a taxi, or that of a crew. */
export function* jumpAsGuest(play: Play, destination: StarSystem, fuel: Tank): Activity {
  yield* chargeAndLeave(play, destination);
  const used = sixth(fuel.perLightYear * distanceBetween(play.system.position, destination.position));
  fuel.level = sixth(Math.max(0.5, fuel.level - used));
  yield* arrive(play, destination, { FuelUsed: used, FuelLevel: fuel.level });
}

/** The tank of a ship that is not the commander's. */
export interface Tank {
  level: number;
  readonly perLightYear: number;
}

function* chargeAndLeave(play: Play, destination: StarSystem): Activity {
  const { cockpit } = play;
  if (play.place.is === 'docked') yield* enterSupercruise(play);
  cockpit.target = { address: destination.address, body: 0, name: destination.name };
  cockpit.flags.add('FsdCharging');
  cockpit.flags2.add('FsdHyperdriveCharging');
  yield wait(15);
  cockpit.flags.delete('FsdCharging');
  cockpit.flags2.delete('FsdHyperdriveCharging');
  play.place = { is: 'hyperspace' };
  yield wait(play.random.seconds([18, 18, 18, 19, 22]));
}

function* arrive(play: Play, destination: StarSystem, fuel: Readonly<Record<string, unknown>>): Activity {
  const { cockpit, politics, random, ride, system: left } = play;
  play.system = destination;
  play.place = { is: 'supercruise' };
  delete cockpit.target;
  cockpit.heat = random.number(0.45, 0.8);
  cockpit.flags.add('FsdCooldown');
  const distance = distanceBetween(left.position, destination.position);
  play.commander.exploration.visit(destination);
  yield write('FSDJump', {
    Taxi: ride === 'taxi',
    Multicrew: ride === 'crew',
    StarSystem: destination.name,
    SystemAddress: destination.address,
    StarPos: [...destination.position],
    Body: destination.arrival.name,
    BodyID: destination.arrival.id,
    BodyType: destination.arrival.type,
    JumpDist: Math.round(distance * 1000) / 1000,
    ...politics.jumpMembers(destination, play.now, play.dialect),
    ...fuel,
  });
  yield wait(random.integer(8, 12));
  cockpit.flags.delete('FsdCooldown');
  cockpit.heat = random.number(0.3, 0.5);
}

/** Flies close to the star and fills the tank, if there is anything to be had. */
export function* scoop(play: Play): Activity {
  const { ship, system, cockpit, random } = play;
  const missing = ship.tank - ship.fuel.main;
  if (ship.scoop === 0 || !isScoopable(system.starClass) || missing < 0.5 || play.place.is !== 'supercruise') return;
  yield wait(random.integer(6, 14));
  cockpit.flags.add('ScoopingFuel');
  cockpit.heat = random.number(0.6, 0.95);
  // Too close to the star, for a moment.
  const overheats = random.chance(0.08);
  const rate = ship.scoop * 0.9;
  let left = missing;
  while (left > 0) {
    const seconds = Math.min(5, Math.ceil(left / rate));
    if (overheats && left > missing / 2) cockpit.heat = random.number(1.01, 1.2);
    yield wait(seconds);
    const taken = Math.min(left, rate * seconds, ship.tank - ship.fuel.main);
    ship.fuel.main = Math.min(ship.tank, ship.fuel.main + taken);
    cockpit.heat = random.number(0.6, 0.95);
    left = ship.tank - ship.fuel.main < 0.001 ? 0 : left - taken;
    if (taken <= 0) break;
  }
  cockpit.flags.delete('ScoopingFuel');
  yield wait(random.integer(3, 8));
  cockpit.heat = random.number(0.3, 0.5);
}
