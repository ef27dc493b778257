import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds } from '../../interface/kind-catalogue.js';
import { sessionFields } from '../session/session-rules.js';
import { unrepeatableKinds } from './repeated-lines.js';

/**
 * The fields that are compared across lines, by kind: those that the session rules need. Of kinds that refer to a companion or
 * must not be repeated, only the time and the name.
 */
export function sessionFieldsOf(dialect: Dialect): Readonly<Record<string, readonly string[]>> {
  const bare = allCompanionKinds(dialects[dialect]).filter(({ companion }) => companion.list);
  const byName = [...bare.map(({ name }) => name), ...unrepeatableKinds];
  return { ...Object.fromEntries(byName.map((name) => [name, []])), ...sessionFields };
}
