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

/** Properties of a planet that only a scan shows. */
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

/** The properties on which the orbits around a planet depend; the rest is made on access. */
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

/** A node of the hierarchy with its satellites, before numbering. */
export interface TreeNode {
  readonly plan: StarPlan | PlanetPlan | BeltPlan | Pick<BaryCentre, 'is'>;
  /** A proper name. */
  readonly name?: string;
  /** The suffix after the name of the system: `A 2 b`; empty for the only star. */
  label: string;
  /** Gravitational parameter in m³/s²; for a barycentre the sum of its members. */
  readonly pull: number;
  orbit?: Orbit;
  readonly rings: readonly RingPlan[];
  /** The members of a barycentre. */
  readonly members: readonly TreeNode[];
  /** Its satellites, innermost first. */
  satellites: readonly TreeNode[];
}

/** A planet without an orbit. */
export function planetNode(plan: PlanetPlan, label: string, rings: readonly RingPlan[] = []): TreeNode {
  return { plan, label, pull: plan.mass * earthPull, rings, members: [], satellites: [] };
}
