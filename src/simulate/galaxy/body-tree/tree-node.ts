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

import { earthPull } from '../../../game/physical-constants.js';
import type { Random } from '../../random.js';

/** A ring before its body has a number. */
export type RingPlan = Omit<Ring, 'id' | 'name'> & Pick<RingBody, 'hotspots'>;

type Unnumbered<Body extends CelestialBody> = Omit<Body, 'id' | 'name' | 'parents' | 'distance' | 'orbit' | 'rings'>;

export type StarPlan = Unnumbered<Star>;

/** What only a scan of a planet tells. */
export type PlanetDetails = Pick<
  Planet,
  | 'planetClass'
  | 'terraformState'
  | 'atmosphere'
  | 'atmosphereType'
  | 'gases'
  | 'volcanism'
  | 'temperature'
  | 'pressure'
  | 'landable'
  | 'composition'
  | 'materials'
>;

/** What the orbits around a planet depend on; the rest of it is made when it is asked for. */
export interface PlanetPlan extends Pick<Planet, 'is' | 'mass' | 'radius' | 'gravity'> {
  tidalLock: boolean;
  rotationPeriod: number;
  axialTilt: number;
  readonly isSolid: boolean;
  readonly details: (random: Random) => PlanetDetails;
}

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

/** A planet, before it orbits anything. */
export function planetNode(plan: PlanetPlan, label: string, rings: readonly RingPlan[] = []): TreeNode {
  return { plan, label, pull: plan.mass * earthPull, rings, members: [], satellites: [] };
}
