import { isScoopable } from '../../../../game/star-system.js';

/** What matters to a pilot about a star; each has its own shape on the map and in the list. */
export type StarSort = 'scoopable' | 'dry' | 'neutron' | 'white-dwarf' | 'black-hole' | 'unknown';

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
  return { sort, letter, says: `class ${letter}, ${words[sort]}` };
}

const words: Readonly<Record<StarSort, string>> = {
  scoopable: 'scoopable',
  dry: 'not scoopable',
  neutron: 'neutron star, not scoopable',
  'white-dwarf': 'white dwarf, not scoopable',
  'black-hole': 'black hole, not scoopable',
  unknown: 'unknown whether scoopable',
};

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

/** Outlines of the shapes, as SVG paths in a square of 24. */
export const shapeOutlines: Readonly<Record<StarSort, string>> = {
  scoopable: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  dry: 'M12 0 24 12 12 24 0 12z',
  neutron: 'M12-3 17.5 6.5 27 12 17.5 17.5 12 27 6.5 17.5-3 12 6.5 6.5z',
  'white-dwarf': 'M12 0 23.5 21.5H.5z',
  'black-hole': 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z',
  unknown: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
};

/** Font size in that square that keeps the letters within the shape. */
export function letterSize({ sort, letter }: StarLook): number {
  if (letter.length > 1) return 18 / letter.length + 2;
  return sort === 'neutron' ? 12 : 15;
}

/** Legend of the shapes. */
export const shapeNames: Readonly<Record<StarSort, string>> = {
  scoopable: 'scoopable',
  dry: 'not scoopable',
  neutron: 'neutron star',
  'white-dwarf': 'white dwarf',
  'black-hole': 'black hole',
  unknown: 'flown to',
};
