import type { StarClass } from '../../game/star-and-body-type-table.js';
import { distanceBetween, type StarPosition, type StarSystem } from '../../game/star-system.js';
import type { Random, Weights } from '../random.js';

/** Star classes in a cell, by its mass code from a to h, as measured in the game. */
const byMass: readonly Weights<StarClass>[] = [
  { T: 36, L: 30, Y: 18, M: 16 },
  { M: 94, TTS: 4, L: 2 },
  { K: 75, G: 15, M: 7, TTS: 1, DA: 1, DC: 1 },
  { F: 42, G: 18, N: 18, A: 15, K: 4, AeBe: 1, DA: 1, DB: 1 },
  { A: 45, B: 40, N: 15 },
  { B: 60, N: 38, O: 2 },
  { H: 1 },
  { H: 1 },
];

/** Light-years around Sol in which there are hardly any neutron stars. */
const bubble = 250;

export function starClassOf(mass: number, position: StarPosition, random: Random): StarClass {
  const starClass = random.weighted(byMass[mass] ?? {});
  const tame = starClass === 'N' && distanceBetween(position, [0, 0, 0]) < bubble;
  return tame && !random.chance(0.05) ? 'F' : starClass;
}

const arrivals: readonly (readonly [Omit<StarSystem['arrival'], 'name'> & { suffix: string }, number])[] = [
  [{ suffix: '', id: 0, type: 'Star' }, 520],
  [{ suffix: ' A', id: 1, type: 'Star' }, 350],
  [{ suffix: ' A', id: 2, type: 'Star' }, 115],
  [{ suffix: ' A', id: 3, type: 'Star' }, 12],
  // A barycentre of two stars.
  [{ suffix: ' AB', id: 0, type: 'Null' }, 3],
];

/** The arrival body: the star named like the system, or the first of several. */
export function arrivalOf(system: string, random: Random): StarSystem['arrival'] {
  const { suffix, id, type } = random.weighted(arrivals);
  return { name: `${system}${suffix}`, id, type };
}
