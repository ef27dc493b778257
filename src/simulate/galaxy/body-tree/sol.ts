import type { Orbit } from '../../../game/celestial-body.js';
import { earthPull, solarRadius } from '../../../game/physical-constants.js';
import { type SolidKind, solidClasses } from '../../../game/planet-class-table.js';
import { type SolRow, solRows } from '../../../game/sol-table.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { orbitAround } from './orbits.js';
import { ringsAround } from './rings.js';
import type { Stars } from './star-hierarchy.js';
import { starNode } from './stars.js';
import { materialsOf } from './surface-materials.js';
import type { PlanetDetails, PlanetPlan, StarPlan, TreeNode } from './tree-node.js';
import { gravityOf } from './worlds.js';

const sun: StarPlan = {
  is: 'star',
  starType: 'G',
  subclass: 2,
  mass: 1,
  radius: Math.fround(solarRadius),
  magnitude: 4.83,
  age: 4792,
  temperature: 5778,
  luminosity: 'Va',
  rotationPeriod: 2_160_000,
  axialTilt: 0.126536,
};

/** Sol, whose bodies have well-known names and figures. */
export function starsOfSol(random: Random): Stars {
  const root = starNode(sun, '');
  const nodes = new Map<string, TreeNode>([['Sol', root]]);
  for (const row of solRows) {
    const mother = nodes.get(row[1]);
    if (!mother) throw new Error(`${row[0]} orbits ${row[1]}, which stands below it`);
    const node = nodeOf(row, mother, random);
    nodes.set(row[0], node);
    mother.satellites = [...mother.satellites, node];
  }
  const host = { node: root, luminosity: 1, age: sun.age, inner: 0, outer: Number.POSITIVE_INFINITY };
  return { root, arrival: root, hosts: [{ ...host, anchors: [], isArrival: true }] };
}

function nodeOf(row: SolRow, mother: TreeNode, random: Random): TreeNode {
  const [name, , kind, mass, radius, thousands, eccentricity, inclination] = row;
  const drawn = orbitAround(mother.pull, thousands * 1e6, { eccentricity: 0, inclination: 0 }, random);
  const orbit = { ...drawn, eccentricity, inclination };
  return {
    plan: planOf(row, orbit),
    name,
    label: name,
    pull: mass * earthPull,
    orbit,
    rings: name === 'Saturn' ? ringsAround(radius * 1000, 97, 140e6, random) : [],
    members: [],
    satellites: [],
  };

  function planOf([, , , , kilometres, , , , hours, degrees]: SolRow, { period }: Orbit): PlanetPlan {
    const size = Math.fround(kilometres * 1000);
    return {
      is: 'planet',
      mass,
      radius: size,
      gravity: gravityOf(mass, size),
      tidalLock: hours === 0,
      rotationPeriod: hours === 0 ? period : sixDecimals(hours * 3600),
      axialTilt: sixDecimals((degrees * Math.PI) / 180),
      isSolid: kind !== 'gas',
      details: (own) => (kind === 'gas' ? giantDetails(row) : solidDetails(row, kind, own)),
    };
  }
}

function solidDetails(row: SolRow, kind: SolidKind, random: Random): PlanetDetails {
  const [name, , , , , , , , , , temperature, pressure, air] = row;
  const [type = 'None', ...gases] = air.split(' ').filter((word) => word !== '');
  const landable = pressure < 100 && kind !== 'earthlike';
  const { name: planetClass, ice, metal } = solidClasses[kind];
  const half = (range: readonly [number, number]) => sixDecimals((range[0] + range[1]) / 2);
  return {
    planetClass,
    terraformState: name === 'Mars' ? 'Terraformed' : '',
    atmosphere: type === 'None' || type === 'EarthLike' ? '' : describe(type, pressure),
    atmosphereType: type,
    gases: gases.map((gas): [string, number] => [gas.split(':')[0] ?? '', Number(gas.split(':')[1])]),
    volcanism: name === 'Io' ? 'major silicate vapour geysers volcanism' : '',
    temperature,
    pressure: sixDecimals(Math.fround(pressure)),
    landable,
    composition: { ice: half(ice), rock: sixDecimals(1 - half(ice) - half(metal)), metal: half(metal) },
    materials: landable ? materialsOf(kind, random) : [],
  };
}

function giantDetails([, , , , , , , , , , temperature]: SolRow): PlanetDetails {
  return {
    planetClass: 'Sudarsky class I gas giant',
    terraformState: '',
    atmosphere: '',
    atmosphereType: '',
    gases: [
      ['Hydrogen', 74.3],
      ['Helium', 25.7],
    ],
    volcanism: '',
    temperature,
    pressure: 0,
    landable: false,
    composition: undefined,
    materials: [],
  };
}

function describe(type: string, pressure: number): string {
  if (type === 'CarbonDioxide')
    return pressure > 1e6 ? 'hot thick carbon dioxide atmosphere' : 'carbon dioxide atmosphere';
  return pressure < 10_000 ? 'thin nitrogen atmosphere' : 'nitrogen atmosphere';
}
