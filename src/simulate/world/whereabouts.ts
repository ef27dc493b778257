import type { Body, StarSystem, Station } from '../../game/star-system.js';

/** Where the commander is within a system. */
export type Place =
  /** On a pad; `over` if the station is on a body. */
  | { readonly is: 'docked'; readonly station: Station; readonly over?: SurfacePosition }
  /** Normal space, perhaps near a station or over a body. */
  | { readonly is: 'space'; readonly station?: Station; readonly over?: SurfacePosition }
  /** Supercruise; over a body it is orbital cruise. */
  | { readonly is: 'supercruise'; readonly over?: SurfacePosition }
  | { readonly is: 'hyperspace' }
  | { readonly is: 'landed'; readonly over: SurfacePosition };

/** A position on or above a body. It changes with motion. */
export interface SurfacePosition {
  readonly body: Body;
  latitude: number;
  longitude: number;
  /** Degrees, 0 to 359. */
  heading: number;
  /** Metres. */
  altitude: number;
}

/**
 * Another position on or above the same body. Not `{ ...over }`: V8 gives the copy of a copy a new hidden
 * class, and Status reads it all the time.
 */
export function positionLike(
  { body, latitude, longitude, heading, altitude }: SurfacePosition,
  change: Partial<Omit<SurfacePosition, 'body'>>,
): SurfacePosition {
  return {
    body,
    latitude: change.latitude ?? latitude,
    longitude: change.longitude ?? longitude,
    heading: change.heading ?? heading,
    altitude: change.altitude ?? altitude,
  };
}

/** What the commander is in: `taxi` and `crew` are ships that others fly; `foot` is no vehicle. */
export type Vehicle = 'ship' | 'srv' | 'fighter' | 'foot' | 'taxi' | 'crew';

/** Where a commander on foot stands. */
export type StandingOn = 'hangar' | 'concourse' | 'settlement' | 'surface';

/** A ship that another pilot flies, with the commander aboard. */
export interface OtherShip {
  /** Tonnes. */
  readonly fuel: { main: number; readonly reservoir: number };
  /** Tonnes that its tank holds, and that it burns per light-year. */
  readonly tank: number;
  readonly perLightYear: number;
  /** Its maximum jump range, in light-years. */
  readonly range: number;
}

/** Where the commander's own ship is parked. */
export interface OwnShipAt {
  readonly system: StarSystem;
  readonly place: Extract<Place, { is: 'docked' | 'landed' }>;
}

/** The parts of the world that determine where the commander is. */
export interface Whereabouts {
  readonly place: Place;
  readonly vehicle: Vehicle;
  /** Where the SRV or the commander on foot is, if away from the ship. */
  readonly outsidePosition: SurfacePosition | undefined;
}

/** The position on or above a body that Status and Location write, if there is one. */
export function surfacePositionIn({ place, outsidePosition, vehicle }: Whereabouts): SurfacePosition | undefined {
  if (vehicle === 'srv' || (vehicle === 'foot' && outsidePosition)) return outsidePosition;
  return place.is === 'hyperspace' ? undefined : place.over;
}

/** Whether the commander is aboard a ship, their own or another. */
export function isAboardShip(vehicle: Vehicle): boolean {
  return vehicle === 'ship' || vehicle === 'taxi' || vehicle === 'crew';
}
