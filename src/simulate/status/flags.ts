import type { BitTable } from '../../spec/bits.js';
import { flags, flags2 } from '../../spec/flags.js';
import { limits } from '../../spec/limits.js';
import type { Place, Surface } from '../play/place.js';
import type { Play } from '../play/play.js';

/** Above this many metres the game counts the altitude from the average radius. */
const orbital = 100_000;

/** Kelvin at which somebody on foot is cold, very cold, hot, very hot. The live game calls 81 K merely cold. */
export const comfort = { cold: 180, veryCold: 75, hot: 340, veryHot: 460 };

/** The share of oxygen or health that counts as low. */
const low = 0.25;

const flag = valuesOf(flags);
const flag2 = valuesOf(flags2);

/** What is switched on in the cockpit, and what follows from where the commander is and what the ship does. */
export function flagsOf(play: Play): number {
  const { place, ride, ship, cockpit } = play;
  const surface = surfaceOf(play);
  const isFarFromShip = ride === 'foot' && play.parked !== undefined;
  let bits = ride === 'foot' ? 0 : switchedOn(cockpit.flags, flag);
  if (ride !== 'foot' && (ride !== 'ship' || ship.hasShields)) bits |= flag.ShieldsUp;
  if (!isFarFromShip) {
    if (place.is === 'docked' && ride !== 'fighter') bits |= flag.Docked;
    if (place.is === 'landed') bits |= flag.Landed;
    if ((place.is === 'docked' || place.is === 'landed') && ride !== 'taxi') bits |= flag.LandingGearDown;
  }
  if (place.is === 'hyperspace') bits |= flag.FsdJump;
  if (surface) bits |= flag.HasLatLong;
  if (ride === 'fighter') bits |= flag.InFighter;
  if (ride === 'srv') bits |= flag.InSRV;
  if (ride === 'ship' && ship.fuel.main < limits.lowFuel * ship.tank) bits |= flag.LowFuel;
  if (isFlying(ride)) {
    bits |= flag.InMainShip;
    if (place.is === 'supercruise') bits |= flag.Supercruise;
    if (isMassLocked(place)) bits |= flag.FsdMassLocked;
    if (cockpit.heat > limits.overheating) bits |= flag.OverHeating;
    if (surface && surface.altitude > orbital) bits |= flag.AltitudeFromAverageRadius;
  }
  return bits >>> 0;
}

export function flags2Of(play: Play): number {
  const { ride, cockpit } = play;
  let bits = switchedOn(cockpit.flags2, flag2);
  if (ride === 'taxi') bits |= flag2.InTaxi;
  if (ride === 'crew') bits |= flag2.InMulticrew;
  if (ride === 'foot') bits |= onFoot(play);
  return bits >>> 0;
}

/** What is true of somebody who walks. */
function onFoot(play: Play): number {
  const { place, footing, person } = play;
  const surface = surfaceOf(play);
  const isOutside = footing === 'surface';
  let bits = flag2.OnFoot;
  if (place.is === 'docked' && (footing === 'hangar' || footing === 'concourse')) {
    bits |= flag2.OnFootSocialSpace;
    if (place.station.body === undefined) bits |= flag2.OnFootInStation;
  }
  if (surface) bits |= flag2.OnFootOnPlanet;
  if (footing === 'hangar') bits |= flag2.OnFootInHangar;
  if (isOutside) bits |= flag2.OnFootExterior;
  if (!isOutside || surface?.body.breathable) bits |= flag2.BreathableAtmosphere;
  if (person.oxygen < low) bits |= flag2.LowOxygen;
  if (person.health < low) bits |= flag2.LowHealth;
  if (person.temperature < comfort.cold) bits |= flag2.Cold;
  if (person.temperature < comfort.veryCold) bits |= flag2.VeryCold;
  if (person.temperature > comfort.hot) bits |= flag2.Hot;
  if (person.temperature > comfort.veryHot) bits |= flag2.VeryHot;
  return bits;
}

/** The spot on or above a body that latitude and longitude tell, if there is one. */
export function surfaceOf({ place, spot, ride }: Play): Surface | undefined {
  if (ride === 'srv' || (ride === 'foot' && spot)) return spot;
  return place.is === 'hyperspace' ? undefined : place.over;
}

function isFlying(ride: Play['ride']): boolean {
  return ride === 'ship' || ride === 'taxi' || ride === 'crew';
}

function isMassLocked(place: Place): boolean {
  return place.is === 'docked' || place.is === 'landed' || (place.is === 'space' && place.station !== undefined);
}

/** The value of each bit by its name: Status is told too often to look bits up in a list. */
function valuesOf<Name extends string>({ bits }: BitTable<Name>): Readonly<Record<Name, number>> {
  return Object.fromEntries(bits.map(({ name, bit }) => [name, 2 ** bit])) as Record<Name, number>;
}

function switchedOn<Name extends string>(names: ReadonlySet<Name>, values: Readonly<Record<Name, number>>): number {
  let bits = 0;
  for (const name of names) bits |= values[name];
  return bits;
}
