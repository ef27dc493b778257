import { isScoopable } from '../../../../game/star-system.js';
import { type StarSort, starShapes } from './star-shape-table.js';

export interface StarLook {
  readonly sort: StarSort;
  /** One to three characters: K, TTS, DA; `?` if unknown. */
  readonly letter: string;
  /** Description for screen readers. */
  readonly says: string;
}

/** By class as in NavRoute and StartJump. */
export function starLook(starClass: string | undefined): StarLook {
  if (starClass === undefined) return { sort: 'unknown', letter: '?', says: 'class unknown' };
  const letter = letterOf(starClass);
  const sort = sortOf(starClass);
  return { sort, letter, says: `class ${letter}, ${starShapes[sort].says}` };
}

function sortOf(starClass: string): StarSort {
  if (isScoopable(starClass)) return 'scoopable';
  if (starClass === 'N') return 'neutron';
  if (starClass === 'H' || starClass === 'SupermassiveBlackHole') return 'black-hole';
  return /^D[A-Z]*$/.test(starClass) ? 'white-dwarf' : 'dry';
}

/** Giants by their class, `M_RedGiant`; long names by their first letter. */
function letterOf(starClass: string): string {
  if (starClass === 'SupermassiveBlackHole') return 'H';
  const [letter = '?'] = starClass.split('_');
  return letter.length <= 4 ? letter : letter.slice(0, 1);
}

/** Font size in the square of the outline that keeps the letters within the shape. */
export function letterSize({ sort, letter }: StarLook): number {
  if (letter.length > 1) return 18 / letter.length + 2;
  return sort === 'neutron' ? 12 : 15;
}
