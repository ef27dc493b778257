import { findKind, specification } from '../../spec/catalogue.js';
import { type Dialect, dialects } from '../../spec/dialect.js';
import type { Kind } from '../../spec/kind.js';
import { surroundings } from '../../spec/surrounding/catalogue.js';

/** A kind with a table, be it in the specification or not. */
export function kindNamed(name: string, dialect: Dialect): Kind | undefined {
  return findKind(dialects[dialect], name) ?? findKind(surroundings, name);
}

/** The names of all kinds with a table, in the order of their tables. */
export const kindNames: readonly string[] = [...specification.kinds, ...surroundings.kinds].map(({ name }) => name);

/** The names of those that have lines in a journal of a dialect. */
export function lineKinds(dialect: Dialect): readonly string[] {
  const kinds = dialect === 'game' ? [...specification.kinds, ...surroundings.kinds] : specification.kinds;
  return kinds.filter(({ companion }) => !companion || companion.list !== undefined).map(({ name }) => name);
}
