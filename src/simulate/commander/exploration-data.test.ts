import { describe, expect, it } from 'vitest';
import type { BeltCluster, BodyTree, CelestialBody, Planet, Star } from '../../game/celestial-body.js';
import { countedValue, planetValue, starValue } from '../../game/exploration-values.js';
import { ExplorationData, explorationSaleFields } from './exploration-data.js';

const orbiting = {
  parents: [],
  distance: 0,
  radius: 6e6,
  temperature: 300,
  rotationPeriod: 1e5,
  axialTilt: 0,
  rings: [],
};
const star: Star = {
  ...orbiting,
  is: 'star',
  id: 0,
  name: 'Far',
  starType: 'G',
  subclass: 2,
  mass: 1,
  magnitude: 4.8,
  age: 4600,
  luminosity: 'V',
};
const planet: Planet = {
  ...orbiting,
  is: 'planet',
  id: 1,
  name: 'Far 1',
  planetClass: 'Water world',
  tidalLock: false,
  terraformState: 'Terraformable',
  atmosphere: 'thin nitrogen atmosphere',
  atmosphereType: 'Nitrogen',
  gases: [],
  volcanism: '',
  mass: 0.8,
  gravity: 9,
  pressure: 1e5,
  landable: false,
  materials: [],
  signals: { geological: 0, human: 0, guardian: 0, thargoid: 0, other: 0, life: [], mining: 0 },
};
const moon: Planet = { ...planet, id: 2, name: 'Far 1 a', planetClass: 'Icy body', terraformState: '', mass: 0.01 };
const cluster: BeltCluster = { is: 'belt-cluster', id: 3, name: 'Far A Belt Cluster 1', parents: [], distance: 4 };
const tree: BodyTree = { all: [star, planet, moon, cluster], arrivalId: 0, bodyCount: 3, nonBodyCount: 1 };
const far = { name: 'Far', address: 77 };

function sale(data: ExplorationData) {
  return explorationSaleFields(data.takePage(), 1);
}

function scanned(...bodies: readonly CelestialBody[]): ExplorationData {
  const data = new ExplorationData();
  for (const body of bodies) data.scan(far, body, false);
  return data;
}

describe('the data sold', () => {
  it('is what was scanned: stars, planets and clusters count, each paid by its class', () => {
    expect(sale(scanned(star, planet, cluster))).toEqual({
      Discovered: [{ SystemName: 'Far', NumBodies: 3 }],
      BaseValue: starValue(star, false) + planetValue(planet, { firstDiscovered: false }),
      Bonus: 0,
      TotalEarnings: 1218 + 279_155,
    });
  });

  it('is empty where nothing was scanned, even if a beacon listed it', () => {
    const data = new ExplorationData();
    data.learn(far, planet);
    data.count(far, tree);
    expect(data.isEmpty).toBe(true);
    expect(sale(data)).toMatchObject({ Discovered: [], BaseValue: 0, TotalEarnings: 0 });
  });

  it('is sold once: a second scan of the same body adds nothing', () => {
    const data = scanned(star, planet);
    sale(data);
    data.scan(far, planet, true);
    expect(data.isEmpty).toBe(true);
    expect([...data.knownIn(far)]).toEqual([0, 1]);
  });

  it('is worth more with a first discovery or a first map', () => {
    const data = new ExplorationData();
    data.scan(far, planet, true);
    data.map(far, planet, { mapped: 'efficiently', firstMapped: true });
    const deeds = { firstDiscovered: true, mapped: 'efficiently', firstMapped: true } as const;
    expect(sale(data).BaseValue).toBe(planetValue(planet, deeds));
  });

  it('can be sold again once it was mapped', () => {
    const data = scanned(planet);
    sale(data);
    data.map(far, planet, { mapped: 'wastefully', firstMapped: false });
    expect(data.isMapped(far, planet)).toBe(true);
    expect(sale(data).BaseValue).toBe(planetValue(planet, { firstDiscovered: false, mapped: 'wastefully' }));
  });

  it('includes a third of the value of bodies that were only counted', () => {
    const data = scanned(star);
    data.count(far, tree);
    expect(sale(data).BaseValue).toBe(starValue(star, false) + countedValue(planet) + countedValue(moon));
  });

  it('includes a bonus for a fully scanned system, and one for maps of all its planets', () => {
    const data = scanned(star, planet, moon);
    data.count(far, tree);
    data.map(far, planet, { mapped: 'efficiently', firstMapped: false });
    expect(explorationSaleFields(data.systems, 1).Bonus).toBe(3000);
    data.map(far, moon, { mapped: 'efficiently', firstMapped: false });
    expect(sale(data).Bonus).toBe(23_000);
  });

  it('is shared with a hired pilot', () => {
    const { BaseValue, TotalEarnings } = explorationSaleFields(scanned(planet).systems, 0.93);
    expect(TotalEarnings).toBe(Math.floor(BaseValue * 0.93));
  });
});

it('exploration data stays bounded, and pages hold fifty systems at most', () => {
  const data = new ExplorationData();
  for (let address = 1; address < 2000; address++) data.scan({ name: `S ${address}`, address }, star, false);
  expect(data.systems.length).toBe(300);
  expect(data.takePage().length).toBe(50);
  expect(data.systems.length).toBe(250);
  data.scan({ name: 'S 1999', address: 1999 }, star, false);
  expect(data.systems.length).toBe(250);
});
