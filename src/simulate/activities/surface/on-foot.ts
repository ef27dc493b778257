import { fists, handWeapons } from '../../commander/loadout.js';
import { motionOver, wayTo } from '../../play/motion.js';
import type { Surface } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { follow } from '../travel/descent.js';
import { takeTaxi } from '../travel/guest.js';
import { stepInto, stepOut } from './boarding.js';

/** Metres a second of somebody in a hurry. */
const running = 5;
/** Seconds after which somebody outside looks at the suit again. */
const look = 2;

/** Leaves the ship on foot: in a station or on a planet. */
export function* disembark(play: Play): Activity {
  const { place, ride, commander } = play;
  if (ride !== 'ship' || !commander.odyssey) return;
  if (place.is === 'docked' || place.is === 'landed') yield* stepOut(play);
}

/** Back into the ship: on foot if it stands here, else by taxi. */
export function* embark(play: Play): Activity {
  if (play.ride !== 'foot') return;
  if (play.parked?.place.is === 'docked') yield* takeTaxi(play, play.parked.system, play.parked.place.station);
  if (play.spot && play.place.is === 'landed') yield* walkTo(play, play.spot, play.place.over);
  yield* stepInto(play, 'ship');
}

/** Through the hangar to the concourse, and about there; a settlement has neither. */
export function* walkConcourse(play: Play): Activity {
  if (play.ride !== 'foot' || play.place.is !== 'docked') return;
  yield wait(play.random.integer(20, 40));
  if (play.footing === 'hangar') play.footing = 'concourse';
  yield wait(play.random.integer(20, 90));
}

/** Walks about outside: oxygen goes, the sun burns or is missed, and sometimes it gets dangerous. */
export function* walkOutside(play: Play, { danger = 0.2 }: { readonly danger?: number } = {}): Activity {
  const { person, random, cockpit } = play;
  if (play.ride !== 'foot' || !play.spot) return;
  const { weapons } = play.commander.loadout;
  for (let leg = random.integer(2, 5); leg > 0; leg--) {
    play.spot.heading = random.integer(0, 359);
    play.motion = motionOver(play.spot, random.integer(2, 6));
    person.weapon = random.chance(0.7) ? random.pick(handWeapons(play.commander.loadout)) : fists;
    const isWeapon = weapons.some(({ type }) => person.weapon?.name.includes(type));
    if (isWeapon && random.chance(0.4)) cockpit.flags2.add('AimDownSight');
    yield* outside(play, play.spot, { seconds: random.integer(10, 40), isLeaking: random.chance(danger) });
    cockpit.flags2.delete('AimDownSight');
    if (random.chance(danger)) person.health = Math.max(0.1, person.health - random.number(0.2, 0.7));
  }
  play.motion = undefined;
  person.weapon = fists;
  person.health = Math.min(1, person.health + 0.5);
  yield wait(random.integer(3, 8));
}

/** Time passes outside: the suit loses oxygen, and what is around it grows warmer or colder by and by. */
function* outside(
  { person, random }: Play,
  { body }: Surface,
  { seconds, isLeaking }: { readonly seconds: number; readonly isLeaking: boolean },
): Activity {
  const goal = Math.max(10, body.temperature + random.number(-40, 40));
  for (let left = seconds; left > 0; left -= look) {
    const passes = Math.min(look, left);
    yield wait(passes);
    person.oxygen = Math.max(0.05, person.oxygen - passes * (isLeaking ? 0.025 : 0.0015));
    const [coldest, warmest] = [person.temperature - 3 * passes, person.temperature + 3 * passes];
    person.temperature = Math.min(warmest, Math.max(coldest, goal));
  }
}

/** Walks straight to a spot. */
function* walkTo(play: Play, spot: Surface, { latitude, longitude }: Surface): Activity {
  const way = wayTo(spot, { latitude, longitude }, running);
  if (!way) return;
  spot.heading = way.heading;
  yield* follow(play, way);
  Object.assign(spot, { latitude, longitude });
}
