import type { BitTable } from '../../spec/bits.js';
import { type Flag2Name, type FlagName, flags, flags2 } from '../../spec/flags.js';
import { limits } from '../../spec/limits.js';
import type { Surface } from '../play/place.js';
import type { Play } from '../play/play.js';

/** Above this many metres the game counts the altitude from the average radius. */
const orbital = 100_000;

/** Kelvin at which somebody on foot is cold, very cold, hot, very hot. */
const comfort = { cold: 180, veryCold: 100, hot: 340, veryHot: 460 };

/** The share of oxygen or health that counts as low. */
const low = 0.25;

type Follows = (play: Play) => boolean;

const isInVehicle: Follows = ({ ride }) => ride !== 'foot';
const isOnFoot: Follows = ({ ride }) => ride === 'foot';
const isOutside: Follows = ({ ride, footing }) => ride === 'foot' && footing === 'surface';
const isInStation: Follows = ({ ride, footing, place }) =>
  ride === 'foot' && (footing === 'hangar' || footing === 'concourse') && place.is === 'docked';
const standsOnPlanet: Follows = ({ place }) => place.is === 'docked' && place.station.body !== undefined;

/** Flags that follow from where the commander is and what the ship does; the others are switched in the cockpit. */
const following: Partial<Record<FlagName, Follows>> = {
  Docked: ({ place, ride }) => place.is === 'docked' && ride !== 'srv' && ride !== 'fighter',
  Landed: ({ place }) => place.is === 'landed',
  LandingGearDown: ({ place }) => place.is === 'docked' || place.is === 'landed',
  ShieldsUp: isInVehicle,
  Supercruise: ({ place, ride }) => place.is === 'supercruise' && isFlying(ride),
  FsdMassLocked: ({ place, ride }) =>
    isFlying(ride) &&
    (place.is === 'docked' || place.is === 'landed' || (place.is === 'space' && place.station !== undefined)),
  LowFuel: ({ ship, ride }) => ride === 'ship' && ship.fuel.main < limits.lowFuel * ship.tank,
  OverHeating: ({ cockpit, ride }) => isFlying(ride) && cockpit.heat > limits.overheating,
  HasLatLong: (play) => surfaceOf(play) !== undefined,
  InMainShip: ({ ride }) => isFlying(ride),
  InFighter: ({ ride }) => ride === 'fighter',
  InSRV: ({ ride }) => ride === 'srv',
  AltitudeFromAverageRadius: (play) => isFlying(play.ride) && (surfaceOf(play)?.altitude ?? 0) > orbital,
  FsdJump: ({ place }) => place.is === 'hyperspace',
};

const following2: Partial<Record<Flag2Name, Follows>> = {
  OnFoot: isOnFoot,
  InTaxi: ({ ride }) => ride === 'taxi',
  InMulticrew: ({ ride }) => ride === 'crew',
  OnFootInStation: (play) => isInStation(play) && !standsOnPlanet(play),
  OnFootOnPlanet: (play) => isOnFoot(play) && surfaceOf(play) !== undefined,
  LowOxygen: ({ ride, person }) => ride === 'foot' && person.oxygen < low,
  LowHealth: ({ ride, person }) => ride === 'foot' && person.health < low,
  Cold: ({ ride, person }) => ride === 'foot' && person.temperature < comfort.cold,
  VeryCold: ({ ride, person }) => ride === 'foot' && person.temperature < comfort.veryCold,
  Hot: ({ ride, person }) => ride === 'foot' && person.temperature > comfort.hot,
  VeryHot: ({ ride, person }) => ride === 'foot' && person.temperature > comfort.veryHot,
  OnFootInHangar: ({ ride, footing }) => ride === 'foot' && footing === 'hangar',
  OnFootSocialSpace: isInStation,
  OnFootExterior: isOutside,
  BreathableAtmosphere: (play) => isOnFoot(play) && (!isOutside(play) || (surfaceOf(play)?.body.breathable ?? false)),
};

export function flagsOf(play: Play): number {
  return bitsOf(play, own, play.ride === 'foot' ? none : play.cockpit.flags);
}

export function flags2Of(play: Play): number {
  return bitsOf(play, own2, play.cockpit.flags2);
}

/** The spot on or above a body that latitude and longitude tell, if there is one. */
export function surfaceOf({ place, spot, ride }: Play): Surface | undefined {
  if (ride === 'srv' || (ride === 'foot' && spot)) return spot;
  return place.is === 'hyperspace' ? undefined : place.over;
}

function isFlying(ride: Play['ride']): boolean {
  return ride === 'ship' || ride === 'taxi' || ride === 'crew';
}

const none: ReadonlySet<FlagName> = new Set();

/** What decides about bits: which follow from the play, and the value of every one that can be switched. */
interface Deciding<Name extends string> {
  readonly follows: readonly (readonly [value: number, follows: Follows])[];
  readonly values: ReadonlyMap<Name, number>;
}

const own = deciding(flags, following);
const own2 = deciding(flags2, following2);

function deciding<Name extends string>(
  { bits }: BitTable<Name>,
  table: Partial<Record<Name, Follows>>,
): Deciding<Name> {
  const values = new Map(bits.map(({ name, bit }) => [name, 2 ** bit]));
  const follows = bits.flatMap(({ name, bit }) => {
    const decides = table[name];
    return decides ? [[2 ** bit, decides] as const] : [];
  });
  return { follows, values };
}

/** The bits that follow and those that are switched on, as an unsigned number: Status is told too often for names. */
function bitsOf<Name extends string>(
  play: Play,
  { follows, values }: Deciding<Name>,
  switched: ReadonlySet<Name>,
): number {
  let bits = 0;
  for (const [value, decides] of follows) if (decides(play)) bits |= value;
  for (const name of switched) bits |= values.get(name) ?? 0;
  return bits >>> 0;
}
