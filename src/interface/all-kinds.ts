import { type Dialect, dialects } from './dialect/dialects.js';
import type { Kind } from './kind.js';
import { findKind, specification } from './kind-catalogue.js';

/** A kind with a table, whether specified or not. */
export function kindNamed(name: string, dialect: Dialect): Kind | undefined {
  return findKind(dialects[dialect], name) ?? findKind(dialects.game, name);
}

/** The names of all kinds with a table, in the order of their tables. */
export const kindNames: readonly string[] = kindsInDialect('game').map(({ name }) => name);

/** The names of those that have lines in a journal of a dialect. */
export function kindsInJournal(dialect: Dialect): readonly string[] {
  return kindsInDialect(dialect)
    .filter(({ companion }) => !companion || companion.lists !== undefined)
    .map(({ name }) => name);
}

/** Whether a kind is one of the specification's. */
export function isSpecified(name: string): boolean {
  return findKind(specification, name) !== undefined;
}

function kindsInDialect(dialect: Dialect): readonly Kind[] {
  return dialects[dialect].kinds;
}
