/** Everything that orbits in a system: stars, planets, moons, belts, rings and barycentres. */

export interface BodyTree {
  /** In the order of their IDs, which begin at 0 and have no gaps. */
  readonly all: readonly CelestialBody[];
  /** The number of the arrival body. */
  readonly arrivalId: number;
  /** Bodies that the discovery scanner counts: stars, planets and moons. */
  readonly bodyCount: number;
  /** Other signals that it counts: belt clusters. */
  readonly nonBodyCount: number;
}

export type CelestialBody = Star | Planet | Belt | BeltCluster | RingBody | BaryCentre;

interface Orbiting {
  /** Its number within the system. */
  readonly id: number;
  /** Empty for a barycentre, unless ships arrive there. */
  readonly name: string;
  /** Its parents, nearest first; empty for the central body. */
  readonly parents: readonly ParentOf[];
  /** Mean distance from the arrival star, in light-seconds. */
  readonly distance: number;
  /** Undefined for the central body. */
  readonly orbit?: Orbit;
}

export interface ParentOf {
  readonly what: 'Star' | 'Planet' | 'Null' | 'Ring';
  readonly id: number;
}

/** An ellipse around the parent; the period follows from the masses by Kepler's third law. */
export interface Orbit {
  /** Metres. */
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  /** Degrees, all three. */
  readonly inclination: number;
  readonly periapsis: number;
  readonly ascendingNode: number;
  /** Seconds. */
  readonly period: number;
  /** Degrees at the beginning of 2014. */
  readonly meanAnomaly: number;
}

interface Rotating {
  /** Metres. */
  readonly radius: number;
  /** Kelvin. */
  readonly temperature: number;
  /** Seconds; negative if retrograde. */
  readonly rotationPeriod: number;
  /** Radians. */
  readonly axialTilt: number;
  readonly rings: readonly Ring[];
}

export interface Star extends Orbiting, Rotating {
  readonly is: 'star';
  /** As Scan writes it: `K`, `DA`, `K_OrangeGiant`. */
  readonly starType: string;
  readonly subclass: number;
  /** Solar masses. */
  readonly mass: number;
  readonly magnitude: number;
  /** Millions of years. */
  readonly age: number;
  readonly luminosity: string;
}

export interface Planet extends Orbiting, Rotating {
  readonly is: 'planet';
  /** As Scan writes it: `Icy body`. */
  readonly planetClass: string;
  readonly tidalLock: boolean;
  readonly terraformState: '' | 'Terraformable' | 'Terraforming' | 'Terraformed';
  /** Description such as `thin carbon dioxide atmosphere`; empty without one. */
  readonly atmosphere: string;
  readonly atmosphereType: string;
  /** Per cent by gas, largest first. */
  readonly gases: readonly (readonly [gas: string, percent: number])[];
  readonly volcanism: string;
  /** Earth masses. */
  readonly mass: number;
  /** Metres per second squared. */
  readonly gravity: number;
  /** Pascals. */
  readonly pressure: number;
  readonly landable: boolean;
  /** Per cent by raw material, largest first; only on landable planets. */
  readonly materials: readonly (readonly [material: string, percent: number])[];
  /** Shares that add up to 1; undefined for gas giants. */
  readonly composition?: { readonly ice: number; readonly rock: number; readonly metal: number } | undefined;
  /** Only with rings. */
  readonly reserves?: string | undefined;
  readonly signals: BodySignals;
}

/** Signals that probes and the full spectrum scanner find on a planet. */
export interface BodySignals {
  readonly geological: number;
  readonly human: number;
  readonly guardian: number;
  readonly thargoid: number;
  readonly other: number;
  /** Mining locations, which the game has since 4.4.1. */
  readonly mining: number;
  /** One for each biological signal. */
  readonly life: readonly Species[];
}

/** A species that grows on a planet, by its internal names. */
export interface Species {
  /** `$Codex_Ent_Bacterial_Genus_Name;` */
  readonly genus: string;
  /** `$Codex_Ent_Bacterial_01_Name;` */
  readonly species: string;
  /** `$Codex_Ent_Bacterial_01_A_Name;` */
  readonly variant: string;
}

export interface Ring {
  readonly name: string;
  /** The body number of the ring or belt. */
  readonly id: number;
  /** `eRingClass_Icy` */
  readonly ringClass: string;
  /** Megatonnes. */
  readonly mass: number;
  /** Metres. */
  readonly innerRadius: number;
  readonly outerRadius: number;
}

/** Asteroids around a star. Only scans of the star and of its clusters mention it. */
export interface Belt extends Orbiting {
  readonly is: 'belt';
  readonly ring: Ring;
}

/** A cluster of asteroids in a belt. */
export interface BeltCluster extends Orbiting {
  readonly is: 'belt-cluster';
}

/** A ring of a planet or of a small star: probes map it. */
export interface RingBody extends Orbiting {
  readonly is: 'ring';
  readonly ring: Ring;
  /** Hotspots by commodity. */
  readonly hotspots: readonly (readonly [commodity: string, count: number])[];
}

/** A barycentre of several bodies. */
export interface BaryCentre extends Orbiting {
  readonly is: 'barycentre';
}
