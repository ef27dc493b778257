import type { BodyTree, CelestialBody, Orbit, ParentOf, Ring } from '../../../game/celestial-body.js';
import { lightSecond } from '../../../game/physical-constants.js';
import { sixDecimals } from '../../round.js';
import type { BodyOrigin } from './anchors.js';
import { MadePlanet } from './made-planet.js';
import { periodOf } from './orbits.js';
import type { Stars } from './star-hierarchy.js';
import type { BeltPlan, RingPlan, TreeNode } from './tree-node.js';

/** The data a body needs about its parent. */
interface ParentData {
  readonly parents: readonly ParentOf[];
  /** Light-seconds from the arrival star. */
  readonly distance: number;
}

/**
 * Numbers everything in the order of the game: all stars and the barycentres between them; then, star by
 * star, what orbits it from the inside outwards, each with its rings and then its moons; what orbits several
 * stars after what orbits each of them.
 */
export function numbered(system: BodyOrigin, stars: Stars): BodyTree {
  const numbering = new Numbering(system, stars);
  numbering.addStars(stars.root, { parents: [], distance: 0 });
  for (const { node } of stars.hosts) numbering.addSatellites(node);
  return numbering.tree();
}

class Numbering {
  readonly #system: BodyOrigin;
  readonly #arrival: TreeNode;
  readonly #all: CelestialBody[] = [];
  readonly #places = new Map<TreeNode, ParentData>();

  constructor(system: BodyOrigin, { arrival }: Stars) {
    this.#system = system;
    this.#arrival = arrival;
  }

  tree(): BodyTree {
    const count = (...kinds: readonly CelestialBody['is'][]) => this.#all.filter(({ is }) => kinds.includes(is)).length;
    const arrivalId = this.#places.get(this.#arrival)?.parents[0]?.id ?? 0;
    return { all: this.#all, arrivalId, bodyCount: count('star', 'planet'), nonBodyCount: count('belt-cluster') };
  }

  /** A star with its belts, or a barycentre and its members. */
  addStars(node: TreeNode, place: ParentData): void {
    const inside = this.#add(node, place);
    for (const member of node.members)
      this.addStars(member, { parents: inside.parents, distance: this.#distanceInPair(member, node, inside) });
  }

  addSatellites(node: TreeNode): void {
    const place = this.#places.get(node);
    if (!place) throw new Error('what has satellites has a number already');
    for (const satellite of node.satellites) {
      if (satellite.plan.is === 'belt') this.#addBelt(node, satellite, satellite.plan, place);
      else
        this.#addPlanet(satellite, { parents: place.parents, distance: meanDistance(place.distance, satellite.orbit) });
    }
  }

  #addPlanet(node: TreeNode, place: ParentData): void {
    const inside = this.#add(node, place);
    for (const member of node.members) this.#addPlanet(member, inside);
    this.addSatellites(node);
  }

  /** Adds a body with its rings, and returns the data its satellites need. */
  #add(node: TreeNode, { parents, distance }: ParentData): ParentData {
    const id = this.#all.length;
    const { plan, orbit } = node;
    const what = ({ star: 'Star', planet: 'Planet', barycentre: 'Null', belt: 'Ring' } as const)[plan.is];
    const inside = { parents: [{ what, id }, ...parents], distance };
    this.#places.set(node, inside);
    const common = { id, name: this.#nameOf(node), parents, distance: sixDecimals(distance), ...(orbit && { orbit }) };
    if (plan.is === 'barycentre' || plan.is === 'belt') {
      this.#all.push({ is: 'barycentre', ...common });
      return inside;
    }
    const rings: Ring[] = [];
    if (plan.is === 'star') this.#all.push({ rings, ...plan, ...common });
    else this.#all.push(new MadePlanet(plan, common, rings, this.#starAbove(parents), this.#system));
    for (const [index, ring] of node.rings.entries()) rings.push(this.#addRing(node, index, ring, inside));
    return inside;
  }

  #addRing(node: TreeNode, index: number, { hotspots, ...plan }: RingPlan, { parents, distance }: ParentData): Ring {
    const ring = {
      name: `${this.#nameOf(node)} ${String.fromCharCode(65 + index)} Ring`,
      id: this.#all.length,
      ...plan,
    };
    const { name, id } = ring;
    const orbit = ringOrbit(ring, node.pull);
    this.#all.push({ is: 'ring', id, name, parents, distance: sixDecimals(distance), orbit, ring, hotspots });
    return ring;
  }

  #addBelt(star: TreeNode, node: TreeNode, plan: BeltPlan, { parents, distance }: ParentData): void {
    const id = this.#all.length;
    const ring: Ring = { name: this.#nameOf(node), id, ...plan.ring };
    const middle = (plan.ring.innerRadius + plan.ring.outerRadius) / 2 / lightSecond;
    const at = (radius: number) => sixDecimals(Math.sqrt(distance * distance + radius * radius));
    this.#all.push({ is: 'belt', id, name: ring.name, parents, distance: at(middle), ring });
    const inside: readonly ParentOf[] = [{ what: 'Ring', id }, ...parents];
    for (const [index, radius] of plan.clusters.entries()) {
      const name = `${ring.name} Cluster ${index + 1}`;
      this.#all.push({ is: 'belt-cluster', id: this.#all.length, name, parents: inside, distance: at(radius) });
    }
    const body = this.#all[this.#places.get(star)?.parents[0]?.id ?? -1];
    if (body?.is === 'star') (body.rings as Ring[]).push(ring);
  }

  /** The distance from the arrival star is the sum of the two orbits around the common barycentre. */
  #distanceInPair(member: TreeNode, { members }: TreeNode, { distance }: ParentData): number {
    if (this.#holdsArrival(member)) return 0;
    if (members.some((each) => this.#holdsArrival(each))) return widthOf(members);
    return meanDistance(distance, member.orbit);
  }

  #holdsArrival(node: TreeNode): boolean {
    return node === this.#arrival || node.members.some((member) => this.#holdsArrival(member));
  }

  /** The class of the star that shines on a planet: the nearest one it orbits, or else the arrival star. */
  #starAbove(parents: readonly ParentOf[]): string {
    const orbited = parents.map(({ id }) => this.#all[id]).find((body) => body?.is === 'star');
    return orbited?.is === 'star' ? orbited.starType : this.#system.starClass;
  }

  #nameOf(node: TreeNode): string {
    const { name, arrival } = this.#system;
    if (node === this.#arrival) return arrival.name;
    if (node.name !== undefined) return node.name;
    if (node.plan.is === 'barycentre') return '';
    return `${name} ${node.label}`;
  }
}

/** The middle of a ring orbits like a moon. */
function ringOrbit({ id, innerRadius, outerRadius }: Ring, pull: number): Orbit {
  const semiMajorAxis = sixDecimals((innerRadius + outerRadius) / 2);
  const period = sixDecimals(periodOf(semiMajorAxis, pull));
  const meanAnomaly = (137.5 * id) % 360;
  return { semiMajorAxis, eccentricity: 0, inclination: 0, periapsis: 0, ascendingNode: 0, period, meanAnomaly };
}

function meanDistance(distance: number, orbit: Orbit | undefined): number {
  const away = (orbit?.semiMajorAxis ?? 0) / lightSecond;
  return Math.sqrt(distance * distance + away * away);
}

/** Light-seconds between the members of a pair. */
function widthOf(members: readonly TreeNode[]): number {
  return members.reduce((sum, { orbit }) => sum + (orbit?.semiMajorAxis ?? 0), 0) / lightSecond;
}
