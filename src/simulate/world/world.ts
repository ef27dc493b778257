import type { GameVersion } from '../../game/game-version.js';
import type { Galaxy, StarSystem } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Commander } from '../commander/commander.js';
import type { HeldItem } from '../commander/suit-loadouts.js';
import type { Politics } from '../politics/galaxy-politics.js';
import type { Random } from '../random.js';
import type { Ship } from '../ship/ship.js';
import type { Cockpit } from './cockpit-state.js';
import type { Motion } from './motion.js';
import type { OtherShip, OwnShipAt, Place, StandingOn, SurfacePosition, Vehicle } from './whereabouts.js';

/** All that is true at one moment of a session. Activities change it; events and Status are projections of it. */
export interface World {
  readonly dialect: Dialect;
  readonly game: GameVersion;
  readonly random: Random;
  readonly galaxy: Galaxy;
  readonly politics: Politics;
  readonly commander: Commander;
  readonly cockpit: Cockpit;
  /** Seconds since 1970. */
  now: number;
  ship: Ship;
  /** Where the session began. */
  readonly home: StarSystem;
  system: StarSystem;
  place: Place;
  vehicle: Vehicle;
  /** The ship of somebody else that the commander is aboard of, in a taxi or a crew. */
  otherShip: OtherShip | undefined;
  /** Where the own ship waits while the commander is away from it; nothing while they are with it. */
  ownShipAt: OwnShipAt | undefined;
  /** Whether something was asked for that has to be brought to its end: a pad was granted, a taxi is on its way. */
  isUninterruptible: boolean;
  /** Whether the commander has gone out to the main menu: nobody plays until the game is loaded again. */
  isInMenu: boolean;
  /** On foot: where, and how one feels. */
  standingOn: StandingOn;
  readonly person: Person;
  /** Where the SRV, or whoever walks, has got to from the ship. */
  outsidePosition: SurfacePosition | undefined;
  /** How the ship, the SRV or the walker moves over a body; nothing moves where there is none. */
  motion: Motion | undefined;
  /** Fuel of the SRV. */
  srvFuel: number;
  /** The stops ahead, the next one first. */
  route: readonly StarSystem[];
  /** Whether the route that was written last has not been flown to its end. */
  hasOpenNavRoute: boolean;
}

/** Somebody on foot. */
export interface Person {
  /** From 0 to 1, both. */
  oxygen: number;
  health: number;
  /** Kelvin, around them. */
  temperature: number;
  /** What they hold; nothing where weapons are not allowed. */
  weapon: HeldItem | undefined;
}
