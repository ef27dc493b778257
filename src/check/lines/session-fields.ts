import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds } from '../../interface/kind-catalogue.js';
import { sessionFields } from '../session/session-rules.js';
import { unrepeatableKinds } from './repeated-lines.js';

/** The fields, by kind, that are read across lines: what the session rules read, the lines that speak of a companion, and those that cannot stand twice. */
export function sessionFieldsOf(dialect: Dialect): Readonly<Record<string, readonly string[]>> {
  const bare = allCompanionKinds(dialects[dialect]).filter(({ companion }) => companion.list);
  const byName = [...bare.map(({ name }) => name), ...unrepeatableKinds];
  return { ...Object.fromEntries(byName.map((name) => [name, []])), ...sessionFields };
}
