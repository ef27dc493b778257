import { callSigns } from '../../commander/names.js';
import { planRoute } from '../../galaxy/route.js';
import { distanceBetween, type StarSystem, type Station } from '../../galaxy/system.js';
import type { Host } from '../../play/host.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { stepInto, stepOut } from '../surface/boarding.js';
import { comeIn } from './dock.js';
import { jumpAsGuest } from './jump.js';
import { cruiseTo, enterSupercruise } from './supercruise.js';

/** A taxi takes the commander to another station and back, while the own ship stays where it is docked. */
export function* taxiRide(play: Play, there: StarSystem, station: Station): Activity {
  const { place, system, commander, random } = play;
  if (place.is !== 'docked' || play.ride !== 'ship' || !commander.odyssey) return;
  if (commander.credits < 2 * fare(system, there)) return;
  yield* stepOut(play);
  yield* takeTaxi(play, there, station);
  if (play.footing === 'hangar') play.footing = 'concourse';
  yield wait(random.integer(60, 240));
  yield* takeTaxi(play, system, place.station);
  yield* stepInto(play, 'ship');
}

/** On foot before and after. Whoever cannot pay any more gives what is left. */
export function* takeTaxi(play: Play, there: StarSystem, station: Station): Activity {
  if (play.place.is !== 'docked' || play.ride !== 'foot') return;
  const { commander, random, place, system } = play;
  if (play.footing === 'hangar') play.footing = 'concourse';
  yield wait(random.integer(20, 40));
  const cost = Math.min(commander.credits, fare(system, there));
  commander.credits -= cost;
  play.isCommitted = true;
  yield write('BookTaxi', { Cost: cost, DestinationSystem: there.name, DestinationLocation: station.name });
  yield wait(random.integer(15, 40));
  play.parked ??= { system, place };
  play.host = { fuel: { main: random.number(6, 8), reservoir: 0.57 }, tank: 8, perLightYear: 0.04, range: 40 };
  yield* stepInto(play, 'taxi');
  yield* ride(play, play.host, there, station);
  if (isAtHome(play)) play.parked = undefined;
  play.host = undefined;
  yield* stepOut(play);
}

/** Joins the crew of another ship for a trip that ends where it began: in person, or without getting up. */
export function* crewTrip(play: Play, there: StarSystem, station: Station): Activity {
  if (play.place.is !== 'docked' || play.ride !== 'ship') return;
  const { random, cockpit, commander, system, place } = play;
  const isThere = commander.odyssey && random.chance(0.5);
  const crew = {
    Captain: `${random.pick(callSigns.firsts)} ${random.pick(callSigns.lasts)}`,
    Telepresence: !isThere,
  };
  const how = isThere ? 'PhysicalMulticrew' : 'TelepresenceMulticrew';
  const host: Host = {
    fuel: { main: random.number(12, 16), reservoir: 0.63 },
    tank: 16,
    perLightYear: 0.08,
    range: 30,
  };
  if (isThere) yield* stepOut(play);
  play.parked = { system, place };
  play.isCommitted = true;
  yield write('JoinACrew', crew);
  play.host = host;
  if (isThere) yield* stepInto(play, 'crew');
  else play.ride = 'crew';
  cockpit.flags2.add(how);
  yield wait(random.integer(20, 60));
  yield* ride(play, host, there, station);
  yield* ride(play, host, system, place.station);
  cockpit.flags2.delete(how);
  play.parked = undefined;
  play.isCommitted = true;
  if (isThere) yield* stepOut(play);
  else play.ride = 'ship';
  play.host = undefined;
  yield write('QuitACrew', crew);
  play.isCommitted = false;
  if (isThere) yield* stepInto(play, 'ship');
  yield wait(random.integer(5, 20));
}

/** Somebody else flies, from one pad to another. */
function* ride(play: Play, host: Host, system: StarSystem, station: Station): Activity {
  yield wait(play.random.integer(5, 20));
  yield* enterSupercruise(play);
  const way = planRoute(play.galaxy, play.system, system, host.range) ?? [play.system, system];
  for (const stop of way.slice(1)) yield* jumpAsGuest(play, stop, host);
  yield* cruiseTo(play, station);
  yield* comeIn(play, station);
}

/** Credits for a flight. */
function fare(from: StarSystem, to: StarSystem): number {
  return Math.round(100 + 620 * distanceBetween(from.position, to.position));
}

/** Whether one has come to where the own ship waits. */
function isAtHome({ place, parked }: Play): boolean {
  return (
    place.is === 'docked' && parked?.place.is === 'docked' && place.station.marketId === parked.place.station.marketId
  );
}
