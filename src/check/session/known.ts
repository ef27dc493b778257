import type { Headway, Itinerary, Stop } from './itinerary.js';
import type { LinePlace, Systems } from './systems.js';
import type { ToldSystem } from './told.js';
import type { Position } from './values.js';

/** What the events so far have told for certain. What is not certain is not there. */
export interface Known {
  /** The line being judged; a companion has none. */
  readonly here: LinePlace;
  /** What the event being judged tells of systems: of one, or of the stops of a route. */
  readonly told: readonly ToldSystem[];
  readonly systems: Pick<Systems, 'at' | 'addressesOf' | 'launch'>;
  /** Whether the journal holds the kinds around those of the specification, so that scooping or dying would be told. */
  readonly tells: boolean;
  /** When the last event was. */
  readonly last: unknown;
  readonly place: Place | undefined;
  readonly fuel: Fuel | undefined;
  readonly docking: Docking | undefined;
  readonly tank: Tank;
  readonly route: Route | undefined;
}

/** The system the ship is in. */
export interface Place {
  readonly name: string;
  readonly address: string;
  readonly position: Position | undefined;
  /** In another player's ship, which may be anywhere. */
  readonly multicrew: boolean;
  readonly timestamp: unknown;
  readonly where: LinePlace;
}

/** The main tank after the last jump, in tonnes. */
export interface Fuel {
  readonly level: number;
  /** What has been scooped since, as far as it was told. */
  readonly scooped: number;
  /** How often the ship has dropped out of supercruise since, which ends any scooping. */
  readonly drops: number;
  readonly timestamp: unknown;
  readonly where: LinePlace;
}

export interface Docking {
  readonly docked: boolean;
  /** The kind of the event that told it. */
  readonly by: string;
  readonly timestamp: unknown;
  readonly where: LinePlace;
}

/** How much the ship's tanks hold, in tonnes. */
export interface Tank {
  /** The main tank. */
  readonly capacity: number | undefined;
  /** The main tank holds at least what was once in it. */
  readonly largest: number | undefined;
  readonly reservoir: number | undefined;
}

/** The route last plotted, and the jumps since. */
export interface Route {
  readonly timestamp: unknown;
  readonly where: LinePlace;
  /** LinePlace the ship was when the route was plotted. */
  readonly start: Place | undefined;
  /** The stops, if the journal's own line has them. */
  readonly stops: Itinerary | undefined;
  /** How far the jumps have come along these stops. */
  readonly progress: Headway;
  readonly jumps: readonly Stop[];
  /** Something else than a jump moved the ship, or nobody can tell: later jumps have nothing to do with the route. */
  readonly over: boolean;
}
