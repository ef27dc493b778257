import type { StarClass } from '../../game/star-and-body-type-table.js';
import { distanceBetween, type StarPosition, type StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { arrivalWeights, starClassWeights } from './galaxy-table.js';

/** Light-years around Sol in which there are hardly any neutron stars. */
const bubble = 250;

export function starClassOf(mass: number, position: StarPosition, random: Random): StarClass {
  const starClass = random.weighted(starClassWeights[mass] ?? {});
  const tame = starClass === 'N' && distanceBetween(position, [0, 0, 0]) < bubble;
  return tame && !random.chance(0.05) ? 'F' : starClass;
}

/** The arrival body: the star named like the system, or the first of several. */
export function arrivalOf(system: string, random: Random): StarSystem['arrival'] {
  const { suffix, id, type } = random.weighted(arrivalWeights);
  return { name: `${system}${suffix}`, id, type };
}
