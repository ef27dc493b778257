import type { StarPosition } from '../../game/star-system.js';
import type { SystemAddress } from './field-readers.js';
import type { JournalLine } from './known-system.js';
import type { KnownSystems } from './known-systems.js';
import type { LifeState } from './life/life-state.js';
import type { RouteProgress, RouteStop, RouteStops } from './route-progress.js';
import type { SystemMention } from './system-mentions.js';

/** Where and when an event was recorded. */
export interface EventPlace extends JournalLine {
  readonly timestamp: string | undefined;
}

/** What is certain from the events so far. What is not certain is undefined. */
export interface SessionState {
  /** The line being checked; 0 for a companion. */
  readonly here: JournalLine;
  /** The same, and when it was written. */
  readonly place: EventPlace;
  /** When the event being checked happened, in seconds; undefined if its time is not in UTC. */
  readonly now: number | undefined;
  /** The systems that the event being checked mentions: where it happens, or the stops of a route. */
  readonly mentions: readonly SystemMention[];
  readonly systems: Pick<KnownSystems, 'at' | 'addressesOf' | 'launch'>;
  /** Whether the journal contains the other kinds that the live game writes, so that scooping or dying would be recorded. */
  readonly recordsAllKinds: boolean;
  /** The time of the last event. */
  readonly lastTimestamp: string | undefined;
  readonly currentSystem: CurrentSystem | undefined;
  readonly fuel: FuelAfterJump | undefined;
  readonly docking: DockingState | undefined;
  readonly tank: TankSizes;
  readonly route: PlottedRoute | undefined;
  readonly life: Readonly<LifeState>;
}

/** The system the ship is in. */
export interface CurrentSystem {
  readonly name: string;
  readonly address: SystemAddress;
  readonly position: StarPosition | undefined;
  /** Whether it is another player's ship, which may be anywhere. */
  readonly multicrew: boolean;
  readonly where: EventPlace;
}

/** The main tank after the last jump, in tonnes. */
export interface FuelAfterJump {
  readonly level: number;
  /** What has been scooped since, as far as it was recorded. */
  readonly scooped: number;
  /** How often the ship has dropped out of supercruise since, which ends any scooping. */
  readonly drops: number;
  readonly where: EventPlace;
}

export interface DockingState {
  readonly docked: boolean;
  /** The kind of the event that said so. */
  readonly by: string;
  readonly where: EventPlace;
}

/** How much the ship's tanks hold, in tonnes. */
export interface TankSizes {
  /** The main tank. */
  readonly capacity: number | undefined;
  /** The most that was ever in the main tank, which is at least as large. */
  readonly largest: number | undefined;
  readonly reservoir: number | undefined;
}

/** The route last plotted, and the jumps since. */
export interface PlottedRoute {
  readonly where: EventPlace;
  /** Where the ship was when the route was plotted. */
  readonly start: CurrentSystem | undefined;
  /** The stops, if the line in the journal lists them. */
  readonly stops: RouteStops | undefined;
  /** How far the jumps have followed these stops. */
  readonly progress: Readonly<RouteProgress>;
  readonly jumps: readonly RouteStop[];
  /** The ship moved in another way than by a jump, or may have: later jumps are not compared with the route. */
  readonly over: boolean;
}
