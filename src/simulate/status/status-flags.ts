import type { BitTable } from '../../interface/bits.js';
import { flags, flags2 } from '../../interface/flag-tables.js';
import { limits } from '../../interface/specified-limits.js';
import { isAboardShip, type Place, type SurfacePosition, type Vehicle } from '../world/whereabouts.js';
import type { World } from '../world/world.js';

/** Above this many metres the game measures the altitude from the average radius. */
const orbital = 100_000;

/** Temperature limits on foot, in kelvin. In the live game 81 K is still only cold. */
export const temperatureLimits = { cold: 180, veryCold: 75, hot: 340, veryHot: 460 };

/** The share of oxygen or health that counts as low. */
const low = 0.25;

const flag = valuesOf(flags);
const flag2 = valuesOf(flags2);

/**
 * The switches of the cockpit, and the flags that follow from where the commander is and what the ship does.
 */
export function flagsOf(world: World, surface: SurfacePosition | undefined): number {
  const { place, vehicle, ship, cockpit } = world;
  const { is } = place;
  const isFarFromShip = vehicle === 'foot' && world.ownShipAt !== undefined;
  let bits = vehicle === 'foot' ? 0 : switchedOn(cockpit.flags, flag);
  if (vehicle !== 'foot' && (vehicle !== 'ship' || ship.hasShields)) bits |= flag.ShieldsUp;
  if (!isFarFromShip) {
    if (is === 'docked' && vehicle !== 'fighter') bits |= flag.Docked;
    if (is === 'landed') bits |= flag.Landed;
    if ((is === 'docked' || is === 'landed') && vehicle !== 'taxi') bits |= flag.LandingGearDown;
  }
  if (is === 'hyperspace') bits |= flag.FsdJump;
  if (surface) bits |= flag.HasLatLong;
  if (world.commander.wing.length > 0) bits |= flag.InWing;
  if (vehicle === 'fighter') bits |= flag.InFighter;
  if (vehicle === 'srv') bits |= flag.InSRV;
  if (vehicle === 'ship' && ship.fuel.main < limits.lowFuel * ship.tank) bits |= flag.LowFuel;
  if (isAboardShip(vehicle)) {
    bits |= flag.InMainShip;
    if (is === 'supercruise') bits |= flag.Supercruise;
    if (isMassLocked(place)) bits |= flag.FsdMassLocked;
    if (cockpit.heat > limits.overheating) bits |= flag.OverHeating;
    if (surface && surface.altitude > orbital) bits |= flag.AltitudeFromAverageRadius;
  }
  return bits >>> 0;
}

/** Whether the altitude flag equals the one `flagsOf` would set. */
export function agreesOnAltitude(bits: number, vehicle: Vehicle, { altitude }: SurfacePosition): boolean {
  const isOrbital = (bits & flag.AltitudeFromAverageRadius) !== 0;
  return isOrbital === (altitude > orbital && isAboardShip(vehicle));
}

export function flags2Of(world: World, surface: SurfacePosition | undefined): number {
  const { vehicle, cockpit } = world;
  let bits = switchedOn(cockpit.flags2, flag2);
  if (vehicle === 'taxi') bits |= flag2.InTaxi;
  if (vehicle === 'crew') bits |= flag2.InMulticrew;
  if (vehicle === 'foot') bits |= onFoot(world, surface);
  return bits >>> 0;
}

function onFoot({ place, standingOn, person }: World, surface: SurfacePosition | undefined): number {
  const isOutside = standingOn === 'surface';
  let bits = flag2.OnFoot;
  if (place.is === 'docked' && (standingOn === 'hangar' || standingOn === 'concourse')) {
    bits |= flag2.OnFootSocialSpace;
    if (place.station.body === undefined) bits |= flag2.OnFootInStation;
  }
  if (surface) bits |= flag2.OnFootOnPlanet;
  if (standingOn === 'hangar') bits |= flag2.OnFootInHangar;
  if (isOutside) bits |= flag2.OnFootExterior;
  if (!isOutside || surface?.body.breathable) bits |= flag2.BreathableAtmosphere;
  if (person.oxygen < low) bits |= flag2.LowOxygen;
  if (person.health < low) bits |= flag2.LowHealth;
  if (person.temperature < temperatureLimits.cold) bits |= flag2.Cold;
  if (person.temperature < temperatureLimits.veryCold) bits |= flag2.VeryCold;
  if (person.temperature > temperatureLimits.hot) bits |= flag2.Hot;
  if (person.temperature > temperatureLimits.veryHot) bits |= flag2.VeryHot;
  return bits;
}

function isMassLocked(place: Place): boolean {
  return place.is === 'docked' || place.is === 'landed' || (place.is === 'space' && place.station !== undefined);
}

/** The value of each bit by name: Status is made too often to search a list. */
function valuesOf<Name extends string>({ bits }: BitTable<Name>): Readonly<Record<Name, number>> {
  return Object.fromEntries(bits.map(({ name, bit }) => [name, 2 ** bit])) as Record<Name, number>;
}

function switchedOn<Name extends string>(names: ReadonlySet<Name>, values: Readonly<Record<Name, number>>): number {
  let bits = 0;
  for (const name of names) bits |= values[name];
  return bits;
}
