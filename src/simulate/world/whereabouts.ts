import type { Body, Station } from '../../game/star-system.js';

/** Where the commander is, within a system. */
export type Place =
  /** On a pad; of a station that stands on a body, the spot is known. */
  | { readonly is: 'docked'; readonly station: Station; readonly over?: SurfacePosition }
  /** Normal space, perhaps near a station or over a body. */
  | { readonly is: 'space'; readonly station?: Station; readonly over?: SurfacePosition }
  /** Supercruise, perhaps so near a body that it is orbital cruise. */
  | { readonly is: 'supercruise'; readonly over?: SurfacePosition }
  | { readonly is: 'hyperspace' }
  | { readonly is: 'landed'; readonly over: SurfacePosition };

/** A spot on or above a body. It changes while one moves. */
export interface SurfacePosition {
  readonly body: Body;
  latitude: number;
  longitude: number;
  /** Degrees, 0 to 359. */
  heading: number;
  /** Metres. */
  altitude: number;
}

/** What the commander sits in, or on what feet. */
export type Vehicle = 'ship' | 'srv' | 'fighter' | 'foot' | 'taxi' | 'crew';

/** Where somebody on foot stands. */
export type StandingOn = 'hangar' | 'concourse' | 'settlement' | 'surface';
