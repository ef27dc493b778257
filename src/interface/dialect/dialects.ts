import { extraKinds } from '../extra-kinds/extra-kinds.js';
import { allValues, type Catalogue, companionKinds, type Dialect, specification } from '../kind-catalogue.js';
import { applyDeviations } from './apply-deviations.js';
import { deviations } from './deviations.js';

export { type Dialect, dialectNames } from '../kind-catalogue.js';

export const dialects: Readonly<Record<Dialect, Catalogue>> = {
  spec: specification,
  game: {
    ...applyDeviations(specification, deviations, 'game'),
    extraKindNames: new Set(extraKinds.kinds.map(({ name }) => name)),
    sharedCompanionKinds: companionKinds(extraKinds),
  },
};

let valuesInGame: ReadonlyMap<string, ReadonlySet<unknown>> | undefined;

/** Whether the live game writes a value in the fields that use a list. */
export function isWrittenInGame(list: string, value: unknown): boolean {
  valuesInGame ??= new Map(
    allValues(dialects.game).map((values) => [values.name, new Set(values.list.map((each) => each.value))]),
  );
  return valuesInGame.get(list)?.has(value) ?? false;
}
