import { allTables, allValues, type Catalogue, findKind, specification } from '../kind-catalogue.js';
import { changedKind } from './apply-deviations.js';
import { changesOfOthers, changesOfSpecified } from './changes-in-game.js';
import type { Dialect } from './dialect-names.js';
import { wordDeviations } from './word-deviations.js';

export { type Dialect, defaultDialect, dialectNames } from './dialect-names.js';

const others = allTables.filter(({ name }) => !findKind(specification, name));

/** Kinds of the live game that the specification leaves out. */
export const extraKinds: Catalogue = {
  dialect: 'game',
  kinds: others.map((kind) => changedKind(kind, changesOfOthers)),
};

const specifiedInGame: Catalogue = {
  dialect: 'game',
  kinds: specification.kinds.map((kind) => changedKind(kind, changesOfSpecified)),
};

export const dialects: Readonly<Record<Dialect, Catalogue>> = {
  spec: specification,
  game: {
    dialect: 'game',
    kinds: [...specifiedInGame.kinds, ...extraKinds.kinds],
  },
};

let valuesInGame: ReadonlyMap<string, ReadonlySet<unknown>> | undefined;

/**
 * Whether the live game writes a value in fields with a list of the specification. Lists of other kinds are
 * the live game's already, and are not searched: building the tables of all kinds took half the time of
 * checking a short journal.
 */
export function isWrittenInGame(list: string, value: unknown): boolean {
  return addedIn(list).includes(value) || (inGame(list)?.has(value) ?? false);
}

function addedIn(list: string): readonly unknown[] {
  const change = wordDeviations.get(list)?.change;
  return change && 'adds' in change ? change.adds : [];
}

function inGame(list: string): ReadonlySet<unknown> | undefined {
  valuesInGame ??= new Map(
    allValues(specifiedInGame).map((values) => [values.name, new Set(values.list.map((each) => each.value))]),
  );
  return valuesInGame.get(list);
}
