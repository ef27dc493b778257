import type { BodySignals, Orbit, ParentOf, Planet, Ring } from '../../../game/celestial-body.js';
import { hashOf, Random } from '../../random.js';
import type { BodyOrigin } from './anchors.js';
import { signalsOn } from './signals.js';
import type { PlanetDetails, PlanetPlan } from './tree-node.js';
import { useOf } from './use-by-people.js';

type Settled = PlanetDetails & Pick<Planet, 'reserves'>;

/**
 * A planet in its orbit. Most are never scanned: details that only a scan shows are made on first access,
 * from the number of the planet, so that the order of access does not matter.
 */
export class MadePlanet implements Planet {
  readonly is = 'planet';
  readonly id: number;
  readonly name: string;
  readonly parents: readonly ParentOf[];
  readonly distance: number;
  readonly orbit?: Orbit;
  readonly rings: readonly Ring[];
  readonly mass: number;
  readonly radius: number;
  readonly gravity: number;
  readonly tidalLock: boolean;
  readonly rotationPeriod: number;
  readonly axialTilt: number;
  readonly #plan: PlanetPlan;
  readonly #starType: string;
  readonly #system: BodyOrigin;
  #settled: Settled | undefined;
  #signals: BodySignals | undefined;

  constructor(
    plan: PlanetPlan,
    place: Pick<Planet, 'id' | 'name' | 'parents' | 'distance' | 'orbit'>,
    rings: readonly Ring[],
    starType: string,
    system: BodyOrigin,
  ) {
    this.id = place.id;
    this.name = place.name;
    this.parents = place.parents;
    this.distance = place.distance;
    if (place.orbit) this.orbit = place.orbit;
    this.rings = rings;
    this.mass = plan.mass;
    this.radius = plan.radius;
    this.gravity = plan.gravity;
    this.tidalLock = plan.tidalLock;
    this.rotationPeriod = plan.rotationPeriod;
    this.axialTilt = plan.axialTilt;
    this.#plan = plan;
    this.#starType = starType;
    this.#system = system;
  }

  get planetClass(): string {
    return this.#details.planetClass;
  }

  get terraformState(): Planet['terraformState'] {
    return this.#details.terraformState;
  }

  get atmosphere(): string {
    return this.#details.atmosphere;
  }

  get atmosphereType(): string {
    return this.#details.atmosphereType;
  }

  get gases(): Planet['gases'] {
    return this.#details.gases;
  }

  get volcanism(): string {
    return this.#details.volcanism;
  }

  get temperature(): number {
    return this.#details.temperature;
  }

  get pressure(): number {
    return this.#details.pressure;
  }

  get landable(): boolean {
    return this.#details.landable;
  }

  get composition(): Planet['composition'] {
    return this.#details.composition;
  }

  get materials(): Planet['materials'] {
    return this.#details.materials;
  }

  get reserves(): Planet['reserves'] {
    return this.#details.reserves;
  }

  get signals(): BodySignals {
    this.#signals ??= signalsOn(this, this.#starType, this.#system);
    return this.#signals;
  }

  get #details(): Settled {
    if (!this.#settled) {
      const random = new Random(hashOf(`planet ${this.#system.address} ${this.id}`));
      const details = this.#plan.details(random);
      this.#settled = { ...details, ...useOf(details, this, this.#system) };
    }
    return this.#settled;
  }
}
