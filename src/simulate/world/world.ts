import type { Client } from '../../game/clients.js';
import type { GameVersion } from '../../game/game-version.js';
import type { Galaxy, StarSystem } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Commander } from '../commander/simulated-commander.js';
import type { HeldItem } from '../commander/suit-loadouts.js';
import type { Markets } from '../market/markets.js';
import type { Politics } from '../politics/galaxy-politics.js';
import type { Random } from '../random.js';
import type { Ship } from '../ship/ship.js';
import type { Cockpit } from './cockpit-state.js';
import type { Motion } from './motion.js';
import type { Scanner } from './ship-scanner.js';
import type { OtherShip, OwnShipAt, Place, StandingOn, SurfacePosition, Vehicle } from './whereabouts.js';

/**
 * Everything that is true at one moment of a session. Activities change it; events and Status are made from
 * it.
 */
export interface World {
  readonly dialect: Dialect;
  /** Undefined if not chosen: today's, with or without Odyssey. */
  readonly client: Client | undefined;
  game: GameVersion;
  readonly random: Random;
  readonly galaxy: Galaxy;
  readonly politics: Politics;
  readonly markets: Markets;
  readonly commander: Commander;
  readonly cockpit: Cockpit;
  /** The ships near the commander's own. */
  readonly scanner: Scanner;
  /** Seconds since 1970. */
  now: number;
  ship: Ship;
  readonly home: StarSystem;
  system: StarSystem;
  place: Place;
  vehicle: Vehicle;
  /** The ship of another pilot, while the commander is aboard it as a taxi passenger or crew. */
  otherShip: OtherShip | undefined;
  /** Where the commander's own ship is parked while they are away from it. */
  ownShipAt: OwnShipAt | undefined;
  /** Whether the current activity must be finished: a pad was granted, a taxi is on its way. */
  isUninterruptible: boolean;
  /** Whether the commander is in the main menu. */
  isInMenu: boolean;
  /** What is played, as GameModeChange has it, if not the galaxy. */
  playMode?: 'MainGame' | 'Operation';
  /** On foot: where the commander stands, and their health. */
  standingOn: StandingOn;
  readonly person: Person;
  /** Where the SRV or the commander on foot is, if away from the ship. */
  outsidePosition: SurfacePosition | undefined;
  /** How the ship, the SRV or the commander on foot moves over a body, if at all. */
  motion: Motion | undefined;
  /** Fuel of the SRV. */
  srvFuel: number;
  /** The stops ahead, the next one first. */
  route: readonly StarSystem[];
  /** Whether the last written route has not been flown to its end. */
  hasOpenNavRoute: boolean;
}

/** The commander on foot. */
export interface Person {
  /** Both from 0 to 1. */
  oxygen: number;
  health: number;
  /** Ambient temperature in kelvin. */
  temperature: number;
  /** What they hold; undefined where weapons are not allowed. */
  weapon: HeldItem | undefined;
}
