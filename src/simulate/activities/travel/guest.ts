import type { StarSystem, Station } from '../../galaxy/system.js';
import { dockedAt } from '../../play/pad.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { docked } from './dock.js';
import { jumpAsGuest } from './jump.js';

/** A taxi takes the commander to another station and back, while the own ship stays where it is docked. */
export function* taxiRide(play: Play, there: StarSystem, station: Station): Activity {
  if (play.place.is !== 'docked') return;
  const home = { system: play.system, station: play.place.station };
  play.ride = 'taxi';
  yield* ride(play, there, station);
  play.ride = 'foot';
  play.footing = 'concourse';
  yield wait(play.random.integer(60, 240));
  play.ride = 'taxi';
  yield* ride(play, home.system, home.station);
  play.ride = 'ship';
  yield wait(play.random.integer(5, 20));
}

/** Joins the crew of another ship for a trip that ends where it began. */
export function* crewTrip(play: Play, there: StarSystem, station: Station): Activity {
  if (play.place.is !== 'docked') return;
  const home = { system: play.system, station: play.place.station };
  const how = play.random.chance(0.5) ? 'TelepresenceMulticrew' : 'PhysicalMulticrew';
  play.ride = 'crew';
  play.cockpit.flags2.add(how);
  yield wait(play.random.integer(20, 60));
  yield* ride(play, there, station);
  yield* ride(play, home.system, home.station);
  play.cockpit.flags2.delete(how);
  play.ride = 'ship';
  yield wait(play.random.integer(5, 20));
}

function* ride(play: Play, system: StarSystem, station: Station): Activity {
  const { random, cockpit } = play;
  const fuel = { level: random.number(6, 8), perLightYear: 0.04 };
  play.place = { is: 'space' };
  yield wait(random.integer(30, 60));
  if (system.address !== play.system.address) yield* jumpAsGuest(play, system, fuel);
  play.place = { is: 'supercruise' };
  yield wait(random.integer(60, 150));
  play.place = { is: 'space', station };
  yield wait(random.integer(60, 120));
  play.place = dockedAt(station);
  delete cockpit.target;
  yield docked(play, station);
  yield wait(random.integer(12, 25));
}
