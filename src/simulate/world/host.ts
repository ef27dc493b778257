import type { StarSystem } from '../../game/star-system.js';
import type { Place } from './whereabouts.js';

/** The ship that somebody else flies, while the commander is aboard. */
export interface OtherShip {
  /** Tonnes. */
  readonly fuel: { main: number; readonly reservoir: number };
  /** Tonnes that its tank holds, and that it burns for a light-year. */
  readonly tank: number;
  readonly perLightYear: number;
  /** Light-years it jumps at most. */
  readonly range: number;
}

/** Where the own ship waits. */
export interface OwnShipAt {
  readonly system: StarSystem;
  readonly place: Extract<Place, { is: 'docked' | 'landed' }>;
}
