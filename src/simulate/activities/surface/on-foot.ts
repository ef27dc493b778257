import { handWeapons, suitLoadoutMembers } from '../../commander/loadout.js';
import { motionOver } from '../../play/motion.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';

/** Kelvin, where people live. */
const roomTemperature = 293;

/** Leaves the ship on foot: in a station or on a planet. The suit and its weapons are told. */
export function* disembark(play: Play): Activity {
  const { place, person, commander } = play;
  if (place.is !== 'docked' && place.is !== 'landed') return;
  play.cockpit.focus = 0;
  play.ride = 'foot';
  person.oxygen = 1;
  person.health = 1;
  person.weapon = undefined;
  if (place.is === 'landed') {
    play.footing = 'surface';
    play.spot = { ...place.over, altitude: 0 };
    person.temperature = place.over.body.temperature;
  } else {
    play.footing = place.station.type === 'OnFootSettlement' ? 'settlement' : 'hangar';
    play.spot = undefined;
    person.temperature = roomTemperature;
  }
  yield write('SuitLoadout', suitLoadoutMembers(commander.loadout, play.dialect));
  yield wait(play.random.integer(4, 10));
}

/** Back into the ship. */
export function* embark(play: Play): Activity {
  if (play.ride !== 'foot') return;
  play.motion = undefined;
  play.spot = undefined;
  play.person.weapon = undefined;
  play.ride = 'ship';
  yield wait(play.random.integer(6, 14));
}

/** Through the hangar to the concourse, and about there. */
export function* walkConcourse(play: Play): Activity {
  if (play.ride !== 'foot' || play.place.is !== 'docked') return;
  yield wait(play.random.integer(20, 40));
  play.footing = 'concourse';
  yield wait(play.random.integer(20, 90));
}

/** Walks about outside: oxygen goes, the sun burns or is missed, and sometimes it gets dangerous. */
export function* walkOutside(play: Play, { danger = 0.2 }: { readonly danger?: number } = {}): Activity {
  const { person, random, cockpit } = play;
  if (play.ride !== 'foot' || !play.spot) return;
  for (let leg = random.integer(2, 5); leg > 0; leg--) {
    play.spot.heading = random.integer(0, 359);
    play.motion = motionOver(play.spot, random.integer(2, 6));
    person.weapon = random.chance(0.7) ? random.pick(handWeapons(play.commander.loadout)) : undefined;
    if (person.weapon && random.chance(0.4)) cockpit.flags2.add('AimDownSight');
    yield wait(random.integer(10, 40));
    cockpit.flags2.delete('AimDownSight');
    person.oxygen = Math.max(0.05, person.oxygen - (random.chance(danger) ? 0.5 : 0.04));
    if (random.chance(danger)) person.health = Math.max(0.1, person.health - random.number(0.2, 0.7));
    const { temperature } = play.spot.body;
    person.temperature = Math.max(10, temperature + random.number(-40, 40));
  }
  play.motion = undefined;
  person.health = Math.min(1, person.health + 0.5);
  yield wait(random.integer(3, 8));
}
