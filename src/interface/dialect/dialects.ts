import { extraKinds } from '../extra-kinds/extra-kinds.js';
import { type Catalogue, companionKinds, specification } from '../kind-catalogue.js';
import { applyDeviations } from './apply-deviations.js';
import { deviations } from './deviations.js';

export const dialectNames = ['spec', 'game'] as const;

/** `spec` follows the specification to the letter; `game` is what the live game writes. */
export type Dialect = (typeof dialectNames)[number];

export const dialects: Readonly<Record<Dialect, Catalogue>> = {
  spec: specification,
  game: {
    ...applyDeviations(specification, deviations, 'game'),
    otherKinds: new Set(extraKinds.kinds.map(({ name }) => name)),
    sharedCompanionKinds: companionKinds(extraKinds),
  },
};
