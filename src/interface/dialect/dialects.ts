import { allTables, allValues, type Catalogue, type Dialect, findKind, specification } from '../kind-catalogue.js';
import { applyDeviations, applyToKind } from './apply-deviations.js';
import { deviations } from './deviations.js';
import { deviationsOfOther } from './deviations-of-other.js';

export { type Dialect, dialectNames } from '../kind-catalogue.js';

const others = allTables.filter(({ name }) => !findKind(specification, name));

/** Kinds of the live game that the specification leaves out. */
export const extraKinds: Catalogue = {
  dialect: 'game',
  kinds: others.map((kind) => applyToKind(kind, () => deviationsOfOther(kind))),
};

export const dialects: Readonly<Record<Dialect, Catalogue>> = {
  spec: specification,
  game: {
    dialect: 'game',
    kinds: [...applyDeviations(specification, deviations, 'game').kinds, ...extraKinds.kinds],
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
