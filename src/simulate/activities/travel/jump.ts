import { isWantedIn } from '../../commander/law.js';
import { distanceBetween, type StarSystem } from '../../galaxy/system.js';
import type { Host } from '../../play/host.js';
import type { Place } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { roundTo, sixth } from '../../round.js';
import { jumpFuel } from '../../ship/physics.js';
import { boostOf, useBoost } from './boost.js';
import { chart } from './chart.js';
import { aboard, startJump, systemMembers } from './flight-lines.js';
import { enterSupercruise } from './supercruise.js';
import { targetSystem } from './target.js';

/** Charges the drive and jumps to another system. Whether it is in range is for the caller to know. */
export function* jumpTo(play: Play, destination: StarSystem): Activity {
  if (play.route[0]?.address !== destination.address) yield* chart(play, [destination]);
  const isLast = play.isCharted && play.route.length === 1;
  yield* chargeAndLeave(play, destination, isLast);
  const { ship } = play;
  const distance = distanceBetween(play.system.position, destination.position);
  const used = sixth(Math.min(ship.drive.maxFuel, jumpFuel(ship, distance, boostOf(play))));
  ship.fuel.main = sixth(Math.max(0, ship.fuel.main - used));
  const BoostUsed = useBoost(ship);
  play.route = play.route.slice(1);
  if (isLast) play.isCharted = false;
  yield* arrive(play, destination, {
    FuelUsed: used,
    FuelLevel: ship.fuel.main,
    ...(BoostUsed > 0 && { BoostUsed }),
  });
}

/** The same in a ship that somebody else flies: a taxi, or that of a crew. */
export function* jumpAsGuest(play: Play, destination: StarSystem, { fuel, tank, perLightYear }: Host): Activity {
  yield* chargeAndLeave(play, destination);
  const used = sixth(perLightYear * distanceBetween(play.system.position, destination.position));
  // They scoop on the way, or fill up where they land.
  if (fuel.main - used < tank / 4) fuel.main = tank;
  fuel.main = sixth(fuel.main - used);
  yield* arrive(play, destination, { FuelUsed: used, FuelLevel: fuel.main });
}

/** Through hyperspace; before the last jump of a route has ended, the route is gone. */
function* chargeAndLeave(play: Play, destination: StarSystem, isLast = false): Activity {
  const { cockpit, random, route } = play;
  if (!canJump(play.place)) yield* enterSupercruise(play);
  targetSystem(play, play.ride === 'ship' ? route.at(-1) : destination);
  cockpit.flags.add('FsdCharging');
  cockpit.flags2.add('FsdHyperdriveCharging');
  yield wait(15);
  cockpit.flags.delete('FsdCharging');
  cockpit.flags2.delete('FsdHyperdriveCharging');
  play.place = { is: 'hyperspace' };
  yield startJump(play, destination);
  yield wait(5);
  if (isLast) yield write('NavRouteClear');
  yield wait(random.seconds([13, 13, 13, 14, 17]));
}

/** From supercruise or normal space, where no mass is in the way. */
function canJump(place: Place): boolean {
  if (place.is === 'supercruise') return place.over === undefined;
  return place.is === 'space' && place.over === undefined && place.station === undefined;
}

function* arrive(play: Play, destination: StarSystem, fuel: Readonly<Record<string, unknown>>): Activity {
  const { cockpit, commander, politics, random, system: left } = play;
  play.system = destination;
  play.place = { is: 'supercruise' };
  targetSystem(play);
  cockpit.heat = random.number(0.45, 0.8);
  cockpit.flags.add('FsdCooldown');
  const distance = distanceBetween(left.position, destination.position);
  commander.exploration.visit(destination);
  yield write('FSDJump', {
    ...aboard(play),
    ...(isWantedIn(commander, destination) && { Wanted: true }),
    ...systemMembers(destination),
    StarPos: [...destination.position],
    Body: destination.arrival.name,
    BodyID: destination.arrival.id,
    BodyType: destination.arrival.type,
    JumpDist: roundTo(distance, 3),
    ...politics.jumpMembers(destination, play.now, play.dialect),
    ...fuel,
  });
  yield wait(random.integer(8, 12));
  cockpit.flags.delete('FsdCooldown');
  cockpit.heat = random.number(0.3, 0.5);
}
