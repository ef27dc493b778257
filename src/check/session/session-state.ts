import type { StarPosition } from '../../game/star-system.js';
import type { JournalLine, KnownSystems } from './known-systems.js';
import type { RouteProgress, RouteStop, RouteStops } from './route-progress.js';
import type { SystemMention } from './system-mentions.js';

/** What the events so far have told for certain. What is not certain is not there. */
export interface SessionState {
  /** The line being judged; a companion has none. */
  readonly here: JournalLine;
  /** What the event being judged tells of systems: of one, or of the stops of a route. */
  readonly mentions: readonly SystemMention[];
  readonly systems: Pick<KnownSystems, 'at' | 'addressesOf' | 'launch'>;
  /** Whether the journal holds the kinds around those of the specification, so that scooping or dying would be told. */
  readonly recordsAllKinds: boolean;
  /** When the last event was. */
  readonly lastTimestamp: unknown;
  readonly currentSystem: CurrentSystem | undefined;
  readonly fuel: FuelAfterJump | undefined;
  readonly docking: DockingState | undefined;
  readonly tank: TankSizes;
  readonly route: PlottedRoute | undefined;
}

/** The system the ship is in. */
export interface CurrentSystem {
  readonly name: string;
  readonly address: string;
  readonly position: StarPosition | undefined;
  /** In another player's ship, which may be anywhere. */
  readonly multicrew: boolean;
  readonly timestamp: unknown;
  readonly where: JournalLine;
}

/** The main tank after the last jump, in tonnes. */
export interface FuelAfterJump {
  readonly level: number;
  /** What has been scooped since, as far as it was told. */
  readonly scooped: number;
  /** How often the ship has dropped out of supercruise since, which ends any scooping. */
  readonly drops: number;
  readonly timestamp: unknown;
  readonly where: JournalLine;
}

export interface DockingState {
  readonly docked: boolean;
  /** The kind of the event that told it. */
  readonly by: string;
  readonly timestamp: unknown;
  readonly where: JournalLine;
}

/** How much the ship's tanks hold, in tonnes. */
export interface TankSizes {
  /** The main tank. */
  readonly capacity: number | undefined;
  /** The main tank holds at least what was once in it. */
  readonly largest: number | undefined;
  readonly reservoir: number | undefined;
}

/** The route last plotted, and the jumps since. */
export interface PlottedRoute {
  readonly timestamp: unknown;
  readonly where: JournalLine;
  /** LinePlace the ship was when the route was plotted. */
  readonly start: CurrentSystem | undefined;
  /** The stops, if the journal's own line has them. */
  readonly stops: RouteStops | undefined;
  /** How far the jumps have come along these stops. */
  readonly progress: RouteProgress;
  readonly jumps: readonly RouteStop[];
  /** Something else than a jump moved the ship, or nobody can tell: later jumps have nothing to do with the route. */
  readonly over: boolean;
}
