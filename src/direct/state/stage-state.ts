import type { LegalState } from '../../game/political-vocabulary-table.js';
import { decodeFlags, decodeFlags2, type Flag2Name, type FlagName } from '../../interface/flag-tables.js';
import { legalStateIn } from '../../simulate/commander/legal-standing.js';
import { timestampOf } from '../../simulate/session-time.js';
import { flags2Of, flagsOf } from '../../simulate/status/status-flags.js';
import { surfacePositionIn } from '../../simulate/world/whereabouts.js';
import type { World } from '../../simulate/world/world.js';
import type { PlaceName, Ride } from '../../state/journal-state.js';

/** The true state at one moment: what a tool that follows the session should know by now. Plain JSON. */
export interface StageState {
  readonly timestamp: string;
  readonly commander: {
    readonly name: string;
    readonly id: string;
    readonly credits: number;
    readonly legal: LegalState;
    readonly pledge?: string;
    readonly squadron?: string;
  };
  /** The location of the commander within the system. */
  readonly place: PlaceName;
  /** The vehicle of the commander, such as a ship or an SRV. */
  readonly ride: Ride;
  readonly system: {
    readonly name: string;
    readonly address: number;
    readonly position: readonly [x: number, y: number, z: number];
  };
  /** The station the ship is docked at. */
  readonly station?: { readonly name: string; readonly type: string; readonly marketId: number };
  /** The position on or above a body. */
  readonly surface?: {
    readonly body: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly altitude: number;
  };
  readonly ship: {
    /** Internal name: `krait_light`. */
    readonly type: string;
    readonly fuel: { readonly main: number; readonly reservoir: number; readonly capacity: number };
    readonly cargo: Readonly<Record<string, number>>;
    readonly cargoCapacity: number;
  };
  /** The systems ahead, next one first. */
  readonly route: readonly { readonly name: string; readonly address: number }[];
  /** The flags set in Status, by name. */
  readonly flags: readonly FlagName[];
  readonly flags2: readonly Flag2Name[];
}

export function stateOf(world: World): StageState {
  const { commander, place, vehicle, ship, system } = world;
  const surface = surfacePositionIn(world);
  return {
    timestamp: timestampOf(world.now),
    commander: {
      name: commander.name,
      id: commander.id,
      credits: commander.credits,
      legal: legalStateIn(commander, system),
      ...(commander.pledge !== undefined && { pledge: commander.pledge }),
      ...(commander.squadron && { squadron: commander.squadron.name }),
    },
    place: place.is,
    ride: vehicle === 'srv' && ship.vehicleOut === 'lander01' ? 'lander' : vehicle,
    system: { name: system.name, address: system.address, position: system.position },
    ...(place.is === 'docked' && {
      station: { name: place.station.name, type: place.station.type, marketId: place.station.marketId },
    }),
    ...(surface && {
      surface: {
        body: surface.body.name,
        latitude: surface.latitude,
        longitude: surface.longitude,
        altitude: surface.altitude,
      },
    }),
    ship: {
      type: ship.hull,
      fuel: { main: ship.fuel.main, reservoir: ship.fuel.reservoir, capacity: ship.tank },
      cargo: Object.fromEntries(ship.cargo),
      cargoCapacity: ship.cargoCapacity,
    },
    route: world.route.map(({ name, address }) => ({ name, address })),
    flags: decodeFlags(flagsOf(world, surfacePositionIn(world))),
    // A session sets no bit that has no name.
    flags2: decodeFlags2(flags2Of(world, surfacePositionIn(world))) as Flag2Name[],
  };
}
