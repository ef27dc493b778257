import type { Dialect } from '../../interface/dialect/dialects.js';
import { kindsInDialect } from './run-situation.js';
import { situations } from './situation-table.js';

/** What to tell whoever waits for the lines of a situation that a dialect has none of; nothing where it has some. */
export function noLinesHint(name: string, dialect: Dialect): string | undefined {
  const { writes = [], later = [] } = (Object.hasOwn(situations, name) ? situations[name] : undefined) ?? {};
  const kinds = [...writes, ...later];
  if (kinds.length === 0 || kindsInDialect(kinds, dialect).length > 0) return undefined;
  const what = kinds.length === 1 ? `${kinds[0]} is` : `${kinds.join(' and ')} are`;
  return `${name} has come, but the dialect ${dialect} has no line for it: ${what} outside the specification; --dialect game has more`;
}
