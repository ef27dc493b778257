/** Systems, stations and bodies of the galaxy. */

import type { Allegiance, Economy, Government, SecurityLevel } from './political-vocabulary-table.js';

/** Light-years from Sol, on a grid of 1/32. */
export type StarPosition = readonly [x: number, y: number, z: number];

export interface StarSystem {
  readonly name: string;
  readonly address: number;
  readonly position: StarPosition;
  /** Class of the arrival star: K, G, M, DA, N … */
  readonly starClass: string;
  /** The arrival body. */
  readonly arrival: { readonly name: string; readonly id: number; readonly type: 'Star' | 'Null' };
  readonly population: number;
  /**
   * The bare words of internal names, such as `HighTech` of `$economy_HighTech;`; empty where there is none.
   */
  readonly allegiance: Allegiance | '';
  readonly economy: Economy | '';
  readonly secondEconomy: Economy | '';
  readonly government: Government | '';
  readonly security: Exclude<SecurityLevel, 'lawless'>;
  /** The faction in control; empty in unpopulated systems. */
  readonly faction: string;
  readonly stations: readonly Station[];
}

export interface Station {
  readonly name: string;
  /** As in Docked: Coriolis, Outpost, FleetCarrier, CraterOutpost … */
  readonly type: string;
  readonly marketId: number;
  /** Light-seconds from the star. */
  readonly distance: number;
  readonly pads: readonly [small: number, medium: number, large: number];
  readonly faction: string;
  readonly government: Government | '';
  readonly allegiance: Allegiance | '';
  readonly economies: readonly (readonly [name: Economy, proportion: number])[];
  /**
   * The services it certainly offers, including those that all of its type have: by the names of the
   * specification, or of the live game where only that has it (`materialtrader`, `techBroker`).
   */
  readonly services: readonly string[];
  /** The body it is on, if any. */
  readonly body?: Body;
  /** Its own number after the bodies of the system, if it is on none; undefined for carriers and ships. */
  readonly bodyId?: number;
}

/** A landable planet or moon. */
export interface Body {
  readonly name: string;
  readonly id: number;
  /** Metres. */
  readonly radius: number;
  /** Relative to 1 g. */
  readonly gravity: number;
  /** Kelvin, by day. */
  readonly temperature: number;
  readonly breathable: boolean;
  /** Light-seconds from the star. */
  readonly distance: number;
}

export interface Galaxy {
  systemByName(name: string): StarSystem | undefined;
  /**
   * Systems around a position, real and procedural, nearest first; at most 500 light-years. The same system
   * may be a different object at the next call: its address identifies it.
   */
  around(position: StarPosition, radius: number): readonly StarSystem[];
  /** Landable bodies; many systems have none. */
  bodiesOf(system: StarSystem): readonly Body[];
  /** The systems with stations, all of them real. */
  readonly populated: readonly StarSystem[];
}

export function squaredDistance(a: StarPosition, b: StarPosition): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  const z = a[2] - b[2];
  return x * x + y * y + z * z;
}

export function distanceBetween(a: StarPosition, b: StarPosition): number {
  return Math.sqrt(squaredDistance(a, b));
}

/** Systems are on a grid of 1/32 light-year: anything nearer than half of that is the same position. */
export function samePosition(a: StarPosition, b: StarPosition): boolean {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])) <= 1 / 64;
}

/**
 * Whether a ship can scoop fuel from a star of this class: the main sequence, and giants such as
 * `K_OrangeGiant`.
 */
export function isScoopable(starClass: string): boolean {
  return /^[KGBFOAM](_|$)/.test(starClass);
}
