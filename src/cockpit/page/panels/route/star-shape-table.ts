export const starShapes: Readonly<Record<StarSort, StarShape>> = {
  scoopable: {
    says: 'scoopable',
    outline: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
    colour: 'accent',
    example: 'K',
  },
  dry: { says: 'not scoopable', outline: 'M12 0 24 12 12 24 0 12z', colour: 'muted', example: 'T' },
  neutron: {
    says: 'neutron star, not scoopable',
    outline: 'M12-3 17.5 6.5 27 12 17.5 17.5 12 27 6.5 17.5-3 12 6.5 6.5z',
    colour: 'note',
    example: 'N',
  },
  'white-dwarf': {
    says: 'white dwarf, not scoopable',
    outline: 'M12 0 23.5 21.5H.5z',
    colour: 'text',
    example: 'D',
  },
  'black-hole': {
    says: 'black hole, not scoopable',
    outline: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z',
    colour: 'text',
    example: 'H',
  },
  unknown: { says: 'flown to', outline: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', colour: 'muted' },
};

/** What matters to a pilot about a star; each has its own shape on the map and in the list. */
export type StarSort = 'scoopable' | 'dry' | 'neutron' | 'white-dwarf' | 'black-hole' | 'unknown';

interface StarShape {
  /** The legend has the words before the comma. */
  readonly says: string;
  /** As an SVG path in a square of 24. */
  readonly outline: string;
  /** Variable of the style sheet. */
  readonly colour: 'accent' | 'muted' | 'note' | 'text';
  /** A class for the legend. */
  readonly example?: string;
}
