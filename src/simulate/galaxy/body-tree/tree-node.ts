import type {
  BaryCentre,
  Belt,
  CelestialBody,
  Orbit,
  Planet,
  Ring,
  RingBody,
  Star,
} from '../../../game/celestial-body.js';

/** A ring before its body has a number. */
export type RingPlan = Omit<Ring, 'id' | 'name'> & Pick<RingBody, 'hotspots'>;

type Unnumbered<Body extends CelestialBody> = Omit<Body, 'id' | 'name' | 'parents' | 'distance' | 'orbit' | 'rings'>;

export type StarPlan = Unnumbered<Star>;
export type PlanetPlan = Omit<Unnumbered<Planet>, 'signals' | 'reserves'>;
export type BeltPlan = Omit<Unnumbered<Belt>, 'ring'> & {
  readonly ring: Omit<Ring, 'id' | 'name'>;
  /** Light-seconds from the star, one for each cluster. */
  readonly clusters: readonly number[];
};

/** Something that orbits, with all that orbits it, before everything has its number. */
export interface TreeNode {
  readonly plan: StarPlan | PlanetPlan | BeltPlan | Pick<BaryCentre, 'is'>;
  /** A name of its own. */
  readonly name?: string;
  /** What it adds to the name of the system: `A 2 b`; empty for the only star. */
  label: string;
  /** Gravitational parameter, m³/s²; of all within for a point between bodies. */
  readonly pull: number;
  orbit?: Orbit;
  readonly rings: readonly RingPlan[];
  /** The bodies that circle each other around this point. */
  readonly members: readonly TreeNode[];
  /** What orbits it, the innermost first. */
  satellites: readonly TreeNode[];
}
