import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { oneIn } from '../../../../test/thorough.js';
import type { BodyTree, CelestialBody, Planet, Star } from '../../../game/celestial-body.js';
import { earthPull, gravitation, solarPull } from '../../../game/physical-constants.js';
import { starClasses } from '../../../game/star-and-body-type-table.js';
import type { StarSystem } from '../../../game/star-system.js';
import { bodiesOf } from '../bodies.js';
import { galaxy } from '../milky-way.js';
import { bodyTreeOf } from './body-tree.js';

const systems: readonly StarSystem[] = [
  ...oneIn(3, galaxy.populated),
  ...galaxy.around([40, 10, -30], 20),
  ...galaxy.around([2300, -40, 900], 38),
];
const trees = systems.map((system) => ({ system, tree: bodyTreeOf(system) }));
const everywhere = trees.flatMap(({ system, tree }) => tree.all.map((body) => ({ system, tree, body })));
const planets = trees.flatMap(({ tree }) => tree.all.flatMap((body) => (body.is === 'planet' ? body : [])));

it('hundreds of systems are examined', () => {
  expect(systems.length).toBeGreaterThan(200);
});

describe('the bodies of a system', () => {
  it('are the same at every call, regardless of other calls', () => {
    const once = trees.slice(0, 30).map(({ tree }) => inFull(tree));
    // More systems than the cache holds.
    for (const system of galaxy.around([900, 0, 0], 40)) bodyTreeOf(system);
    expect(systems.slice(0, 30).map((system) => inFull(bodyTreeOf(system)))).toEqual(once);
  });

  it('are numbered from 0 without gaps, parents before children', () => {
    const wrong = everywhere.filter(
      ({ tree, body }) => tree.all[body.id] !== body || body.parents.some((parent) => parent.id >= body.id),
    );
    expect(wrong).toEqual([]);
  });

  it('list their parents by type, up to the centre of the system', () => {
    const words = { star: 'Star', planet: 'Planet', barycentre: 'Null', belt: 'Ring', ring: 'Ring' } as const;
    const wrong = everywhere.filter(({ tree, body: { parents } }) =>
      parents.some(({ what, id }, index) => {
        const parent = bodyOf(tree, id);
        if (parent.is === 'belt-cluster' || words[parent.is] !== what) return true;
        return !isDeepStrictEqual(parent.parents, parents.slice(index + 1));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('include the arrival body, by its name and with the class on the map', () => {
    for (const { system, tree } of trees) {
      const { is, name, distance, ...arrival } = bodyOf(tree, system.arrival.id);
      const starType = 'starType' in arrival ? arrival.starType : undefined;
      const expected = system.arrival.type === 'Star' ? ['star', system.starClass] : ['barycentre', undefined];
      expect([is, starType, name, distance]).toEqual([...expected, system.arrival.name, 0]);
      expect(tree.arrivalId).toBe(system.arrival.id);
    }
  });

  it('have unique names, made from the name of the system', () => {
    for (const { system, tree } of trees) {
      const names = tree.all.flatMap(({ name }) => (name === '' ? [] : name));
      expect(new Set(names).size).toBe(names.length);
      const others = tree.all.filter(({ id, is }) => id !== system.arrival.id && is !== 'barycentre');
      const strange = others.filter(({ name }) => system.name !== 'Sol' && !name.startsWith(`${system.name} `));
      expect(strange).toEqual([]);
    }
  });

  it('are counted as the discovery scanner counts them', () => {
    for (const { tree } of trees) {
      expect(tree.bodyCount).toBe(tree.all.filter(({ is }) => is === 'star' || is === 'planet').length);
      expect(tree.nonBodyCount).toBe(tree.all.filter(({ is }) => is === 'belt-cluster').length);
    }
  });
});

describe('orbits', () => {
  it("obey Kepler's third law: with the mass of the central body, or of all members around a barycentre", () => {
    const wrong = everywhere.filter(({ tree, body }) => {
      if (!body.orbit) return false;
      const mother = bodyOf(tree, body.parents[0]?.id ?? -1);
      const partner = partnerOf(tree, body);
      const axis = body.orbit.semiMajorAxis + (partner?.orbit?.semiMajorAxis ?? 0);
      const pull = partner ? pullOf(tree, body) + pullOf(tree, partner) : pullOf(tree, mother);
      const found = (body.orbit.period * body.orbit.period * pull) / (4 * Math.PI * Math.PI * axis * axis * axis);
      return Math.abs(found - 1) >= 1e-6;
    });
    expect(wrong).toEqual([]);
  });

  it('of a pair are similar, in opposition, the heavier body nearer to the centre', () => {
    const pairs = everywhere.flatMap(({ tree, body }) => {
      const partner = partnerOf(tree, body);
      return body.orbit && partner?.orbit
        ? [{ tree, body, partner, orbits: [body.orbit, partner.orbit] as const }]
        : [];
    });
    expect(pairs.length).toBeGreaterThan(100);
    for (const { tree, body, partner, orbits } of pairs) {
      const [own, other] = orbits;
      expect(other).toMatchObject({ period: own.period, meanAnomaly: own.meanAnomaly, eccentricity: own.eccentricity });
      expect(Math.abs(Math.abs(other.periapsis - own.periapsis) - 180)).toBeLessThan(1e-5);
      const levers = (own.semiMajorAxis * pullOf(tree, body)) / (other.semiMajorAxis * pullOf(tree, partner));
      expect(levers).toBeCloseTo(1, 5);
    }
  });

  it('around the same body never cross', () => {
    const crossing = everywhere.filter(({ system, tree, body }) => {
      // Pluto's does.
      if (system.name === 'Sol' || body.is === 'ring' || !body.orbit || partnerOf(tree, body)) return false;
      const next = tree.all.find(
        ({ id, is, parents, orbit }) =>
          id > body.id && is !== 'ring' && orbit && parents[0]?.id === body.parents[0]?.id,
      );
      if (!next?.orbit || partnerOf(tree, next)) return false;
      const outermost = body.orbit.semiMajorAxis * (1 + body.orbit.eccentricity);
      return outermost >= next.orbit.semiMajorAxis * (1 - next.orbit.eccentricity);
    });
    expect(crossing).toEqual([]);
  });

  it('of moons are outside their planet and its rings, and within its Hill sphere', () => {
    const lost = everywhere.filter(({ tree, body }) => {
      const [mother, above] = body.parents.map(({ id }) => bodyOf(tree, id));
      if (!body.orbit || body.is === 'ring' || mother?.is !== 'planet' || !mother.orbit || !above) return false;
      const axis = body.orbit.semiMajorAxis;
      const least = Math.max(1.9 * mother.radius, ...mother.rings.map(({ outerRadius }) => outerRadius));
      const share = pullOf(tree, mother) / (3 * pullOf(tree, above));
      return axis <= least || axis >= mother.orbit.semiMajorAxis * Math.cbrt(share);
    });
    expect(lost).toEqual([]);
  });

  it('lead lighter bodies around heavier ones', () => {
    const heavier = everywhere.filter(({ tree, body }) => {
      const mother = tree.all[body.parents[0]?.id ?? -1];
      const holds = mother?.is === 'star' || mother?.is === 'planet';
      return holds && pullOf(tree, body) >= pullOf(tree, mother);
    });
    expect(heavier).toEqual([]);
  });
});

describe('planets', () => {
  it('have the gravity that follows from their mass and size', () => {
    for (const { name, mass, radius, gravity } of planets) {
      expect(Math.abs((gravity * radius * radius) / (earthPull * mass) - 1), name).toBeLessThan(1e-5);
    }
  });

  it('have the density of what they are made of', () => {
    for (const { name, mass, radius, composition } of planets) {
      const density = (mass * earthPull) / gravitation / ((4 / 3) * Math.PI * radius * radius * radius);
      const [least, most] = composition ? [900, 16_000] : [250, 26_000];
      expect(density > least && density < most, `${name}: ${density} kg/m³`).toBe(true);
    }
  });

  it('have shares that add up to the whole: composition, gases and materials', () => {
    const off = planets.filter(({ composition, gases, materials, landable }) => {
      const { ice, rock, metal } = composition ?? { ice: 0, rock: 1, metal: 0 };
      const whole = Math.abs(ice + rock + metal - 1) < 1e-5;
      return !whole || !isWhole(gases) || !isWhole(materials) || landable !== materials.length > 0;
    });
    expect(off).toEqual([]);
  });

  it('are landable if they are solid, lifeless and have hardly any air', () => {
    for (const { name, composition, planetClass, pressure, landable } of planets) {
      const wet = /Earthlike|Water|Ammonia/.test(planetClass);
      expect(landable, name).toBe(composition !== undefined && !wet && pressure < 10_132.5);
    }
  });

  it('have an atmosphere with a pressure, a description and gases, or none of them', () => {
    const odd = planets.filter(({ composition, atmosphereType, atmosphere, pressure, gases }) => {
      if (!composition) return false;
      const has = atmosphereType !== 'None';
      const isDescribed = has && atmosphereType !== 'EarthLike';
      const thin = !atmosphere.includes('thin') || pressure < 10_132.5;
      const thick = !atmosphere.includes('thick') || pressure > 500_000;
      return pressure > 0 !== has || gases.length > 0 !== has || (atmosphere !== '') !== isDescribed || !thin || !thick;
    });
    expect(odd).toEqual([]);
  });

  it('rotate once per orbit when tidally locked', () => {
    const bound = planets.filter(({ tidalLock }) => tidalLock);
    expect(bound.length).toBeGreaterThan(500);
    expect(bound.filter(({ rotationPeriod, orbit }) => Math.abs(rotationPeriod) !== orbit?.period)).toEqual([]);
  });

  it('without air are colder the farther they are from a star', () => {
    const bare = trees.flatMap(({ system, tree }) => {
      // Ports are built in the shade.
      const isSettled = ({ distance }: CelestialBody) =>
        system.stations.some((station) => Math.abs(station.distance - distance) < 0.01 * distance);
      return tree.all.flatMap((body) => {
        const sun = body.parents[0] && tree.all[body.parents[0].id];
        return body.is === 'planet' && body.pressure === 0 && body.composition && isSun(sun) && !isSettled(body)
          ? [{ body, sun }]
          : [];
      });
    });
    expect(bare.length).toBeGreaterThan(500);
    for (const { body, sun } of bare) {
      const wide = sun.radius / (2 * (body.orbit?.semiMajorAxis ?? 1));
      const expected = Math.max(20, sun.temperature * Math.sqrt(wide));
      expect(body.temperature / expected, body.name).toBeGreaterThan(0.65);
      expect(body.temperature / expected, body.name).toBeLessThan(1.45);
    }
  });

  it('have no life without air, and never two species of a genus', () => {
    const alive = planets.filter(({ signals }) => signals.life.length > 0);
    expect(alive.length).toBeGreaterThan(100);
    for (const { name, atmosphereType, landable, signals } of alive) {
      expect([landable, atmosphereType === 'None'], name).toEqual([true, false]);
      expect(new Set(signals.life.map(({ genus }) => genus)).size, name).toBe(signals.life.length);
    }
  });

  it('are as many and as far out as explorers find them', () => {
    const quantile = (numbers: readonly number[], share: number) =>
      numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] as number;
    const far = trees.filter(({ system }) => system.population === 0).flatMap(({ tree }) => tree.all);
    const away = far.flatMap(({ is, distance }) => (is === 'planet' ? distance : []));
    expect(quantile(away, 0.5)).toBeGreaterThan(1000);
    expect(quantile(away, 0.5)).toBeLessThan(3000);
    expect(quantile(away, 0.9)).toBeGreaterThan(10_000);
    expect(quantile(away, 1 - 1 / away.length)).toBeLessThan(800_000);
    const counts = trees.map(({ tree }) => tree.bodyCount);
    expect(quantile(counts, 0.9)).toBeGreaterThan(21);
    expect(quantile(counts, 0.9)).toBeLessThan(34);
  });

  it('have classes as frequent as explorers find them', () => {
    const share = (planetClass: RegExp) =>
      planets.filter((planet) => planetClass.test(planet.planetClass)).length / planets.length;
    expect(share(/^Icy body/)).toBeGreaterThan(0.42);
    expect(share(/^Icy body/)).toBeLessThan(0.62);
    expect(share(/^High metal content/)).toBeGreaterThan(0.13);
    expect(share(/^High metal content/)).toBeLessThan(0.27);
    expect(share(/^Rocky body/)).toBeGreaterThan(0.1);
    expect(share(/^Rocky body/)).toBeLessThan(0.25);
    expect(share(/giant/i)).toBeGreaterThan(0.05);
    expect(share(/giant/i)).toBeLessThan(0.15);
    expect(share(/^Earthlike/)).toBeLessThan(0.01);
  });
});

describe('stations', () => {
  it('on the ground are on a landable body of their system', () => {
    for (const { system, tree } of trees) {
      for (const { name, body } of system.stations.flatMap((each) =>
        each.body ? [{ name: each.name, body: each.body }] : [],
      )) {
        const under = bodyOf(tree, body.id);
        expect([under.name, under.is === 'planet' && under.landable], name).toEqual([body.name, true]);
        expect(under.is === 'planet' && under.signals.human, name).toBeGreaterThan(0);
        expect(bodiesOf(system)).toContainEqual(body);
      }
      const ports = system.stations.filter(({ type }) => /^Crater|^Surface/.test(type));
      for (const { name, body, distance } of ports) {
        expect(Math.abs((body?.distance ?? 0) - distance), name).toBeLessThan(0.15 * distance);
      }
    }
  });

  it('in space have numbers of their own after all bodies', () => {
    for (const { system, tree } of trees) {
      const numbers = system.stations.flatMap(({ bodyId }) => bodyId ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => tree.all.length + index));
    }
  });
});

it('Sol has its planets and moons with their well-known figures', () => {
  const sol = galaxy.systemByName('Sol') as StarSystem;
  const known = new Map(bodyTreeOf(sol).all.map((body) => [body.name, body]));
  const days = (name: string) => (known.get(name)?.orbit?.period ?? 0) / 86_400;
  expect(days('Earth')).toBeCloseTo(365.26, 1);
  expect(days('Mars')).toBeCloseTo(687, 0);
  expect(days('Io')).toBeCloseTo(1.77, 1);
  expect(known.get('Moon')?.parents[0]).toEqual({ what: 'Planet', id: known.get('Earth')?.id });
  expect((known.get('Earth') as Planet).gravity).toBeCloseTo(9.82, 2);
  expect(known.get('Neptune')?.distance).toBeCloseTo(15_004, 0);
});

/** Whether percentages add up to 100, largest first; or there are none. */
function isWhole(shares: readonly (readonly [name: string, percent: number])[]): boolean {
  const percents = shares.map(([, percent]) => percent);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  const sorted = percents.every((percent, index) => percent <= (percents[index - 1] ?? 100));
  return shares.length === 0 || (Math.abs(sum - 100) < 1e-4 && sorted);
}

/** A star that is the only one to warm its planets: no axial tilt, and no star as a parent. */
function isSun(body: CelestialBody | undefined): body is Star {
  return body?.is === 'star' && body.axialTilt === 0 && body.parents.every(({ what }) => what === 'Null');
}

/** Every property of every body, including those computed on access. */
function inFull({ all }: BodyTree): readonly string[] {
  return all.map((body) => {
    const { gases, materials, signals, planetClass, temperature } =
      body.is === 'planet' ? body : ({} as Partial<Planet>);
    return JSON.stringify([body, gases, materials, signals, planetClass, temperature]);
  });
}

function bodyOf({ all }: BodyTree, id: number): CelestialBody {
  const body = all[id];
  if (!body) throw new Error(`there is no body ${id}`);
  return body;
}

/** The other member of a pair. */
function partnerOf(tree: BodyTree, body: CelestialBody): CelestialBody | undefined {
  const mother = body.parents[0] && bodyOf(tree, body.parents[0].id);
  if (mother?.is !== 'barycentre') return undefined;
  // The two members have the same period; what orbits both takes longer.
  return tree.all.find(
    (other) => other !== body && other.parents[0]?.id === mother.id && other.orbit?.period === body.orbit?.period,
  );
}

/** Gravitational parameter; for a barycentre the sum of its members. */
function pullOf(tree: BodyTree, body: CelestialBody): number {
  if (body.is === 'star') return (body satisfies Star).mass * solarPull;
  if (body.is === 'planet') return (body satisfies Planet).mass * earthPull;
  if (body.is !== 'barycentre') return 0;
  const members = tree.all.filter((other) => other.parents[0]?.id === body.id && partnerOf(tree, other));
  return members.reduce((sum, member) => sum + pullOf(tree, member), 0);
}

it.each(oneIn(12, ['', ...starClasses, 'Unheard']))(
  'a system that a user describes has bodies, whatever shines there: %s',
  (starClass) => {
    for (const id of [0, 1, 2, 3, 4, 37, -1, Number.NaN]) {
      for (const distance of [0, 0.5, 12, 4800, 9e6, Number.NaN]) {
        const arrival = { name: 'Somewhere A', id, type: 'Star' } as const;
        const stations = ['Coriolis', 'CraterPort', 'FleetCarrier'].map((type) => ({ type, distance }));
        const origin = { name: 'Somewhere', address: 77 + id, starClass, arrival, population: 5, stations };
        const { all, arrivalId } = bodyTreeOf(origin);
        expect(all[arrivalId]?.name).toBe('Somewhere A');
        const figures = all.flatMap((body) => [body.distance, ...Object.values(body.orbit ?? {})]);
        expect(figures.filter((figure) => !Number.isFinite(figure))).toEqual([]);
      }
    }
  },
);
