import { populatedAround } from '../../simulate/activities/outings.js';
import type { Commander } from '../../simulate/commander/commander.js';
import { makeSquadron } from '../../simulate/commander/squadron.js';
import type { StarSystem, Station } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import { dockedAt } from '../../simulate/play/pad.js';
import type { Play } from '../../simulate/play/play.js';
import { Politics } from '../../simulate/politics/politics.js';
import { fitOut } from '../../simulate/ship/fleet.js';
import { StageError } from '../errors.js';
import type { Haven, Overrides } from './overrides.js';
import { assertHolds, assertLaw, bestow, fill, load } from './state.js';

type Changeable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Changes a play that has not begun: who and where the commander is, and in what. It makes sense as a whole, or is refused. */
export function applyGiven(play: Play, overrides: Overrides): void {
  const { ship, station, system, legal } = overrides;
  const fitted = ship === undefined ? play.ship : fitOut(play.random.stream('given ship'), ship, play.ship.purpose);
  assertHolds(fitted, overrides);
  const place = placeFor({ ...play, ship: fitted }, station, system);
  if (legal !== undefined) assertLaw(place.system, legal);
  play.ship = fitted;
  play.system = place.system;
  play.place = place.station ? dockedAt(place.station) : { is: 'supercruise' };
  (play as Changeable<Play>).home = place.system;
  introduce(play, overrides);
  if (overrides.fuel) fill(play, overrides.fuel);
  if (overrides.cargo) load(play, overrides.cargo);
  bestow(play, overrides);
}

/** Refuses a station that has no pad for the ship. */
export function assertPad({ system, station }: Haven, { ship }: Pick<Play, 'ship'>): void {
  if (havensIn(system, ship).some(({ marketId }) => marketId === station.marketId)) return;
  throw new StageError(
    `${station.name} in ${system.name} has no pad for this ${ship.name}, which needs a ${ship.pad} one`,
  );
}

/** Where it begins: at the station asked for, or at any with a pad in the system asked for; where there is none, on the way through. */
function placeFor(play: Play, wanted: Haven | undefined, system: StarSystem | undefined): Beginning {
  if (wanted) assertPad(wanted, play);
  if (wanted) return wanted;
  if (system) return { system, station: havensIn(system, play.ship)[0] };
  const { place } = play;
  const here = havensIn(play.system, play.ship);
  const station = place.is === 'docked' ? here.find(({ marketId }) => marketId === place.station.marketId) : undefined;
  if (station ?? here[0]) return { system: play.system, station: station ?? here[0] };
  const [next = play.system] = populatedAround(play, farthest);
  return { system: next, station: havensIn(next, play.ship)[0] };
}

interface Beginning {
  readonly system: StarSystem;
  readonly station: Station | undefined;
}

/** Light-years within which there is a pad for every ship. */
const farthest = 600;

/** Who the commander is. */
function introduce(play: Play, { commander, squadron, pledge }: Overrides): void {
  const person = play.commander as Changeable<Commander>;
  if (commander !== undefined) person.name = commander;
  if (squadron === 'none') delete person.squadron;
  else if (squadron !== undefined) {
    person.squadron = { ...makeSquadron(play.random.stream('given squadron')), name: squadron };
  }
  if (pledge !== undefined) person.pledge = pledge;
  if (pledge === undefined && squadron === undefined) return;
  // What the powers and the squadron do is told from the commander's side.
  const { faction, name } = play.home;
  (play as Changeable<Play>).politics = new Politics(play.random.stream('given politics'), {
    pledge: person.pledge,
    ...(person.squadron && { squadronFaction: faction, squadronHome: name }),
  });
}
