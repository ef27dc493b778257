import { announcedFiles } from '../../interface/companion-names.js';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import { sessionFields } from '../session/session-rules.js';
import { unrepeatableKinds } from './repeated-lines.js';

/**
 * The fields that are compared across lines, by kind: those that the session rules need. Of kinds that refer to a companion or
 * must not be repeated, only the time and the name.
 */
export function sessionFieldsOf(dialect: Dialect): Readonly<Record<string, readonly string[]>> {
  const byName = [...referringKindsOf(dialect), ...unrepeatableKinds];
  return { ...Object.fromEntries(byName.map((name) => [name, []])), ...sessionFields };
}

/** The kinds that refer to a companion. */
export function referringKindsOf(dialect: Dialect): string[] {
  return Object.keys(announcedFiles[dialect]);
}
