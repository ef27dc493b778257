import { type Catalogue, companionKinds, specification } from './catalogue.js';
import { depart } from './depart.js';
import { departures } from './departures.js';
import { surroundings } from './surrounding/catalogue.js';

export const dialectNames = ['spec', 'game'] as const;

/** `spec` follows the specification to the letter; `game` is what the live game writes. */
export type Dialect = (typeof dialectNames)[number];

export const dialects: Readonly<Record<Dialect, Catalogue>> = {
  spec: specification,
  game: {
    ...depart(specification, departures, 'game'),
    beside: new Set(surroundings.kinds.map(({ name }) => name)),
    sharing: companionKinds(surroundings),
  },
};
