import { announcedFiles } from '../../interface/companion-names.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialect-names.js';
import type { SessionKinds } from '../scan/scanner.js';
import { sessionMembers } from '../session/session-rules.js';
import { unrepeatableKinds } from './repeated-lines.js';

/**
 * Those that the session rules read; of kinds that refer to a companion or must not be repeated, only time
 * and name.
 */
export function sessionKindsOf(dialect: Dialect): SessionKinds {
  const byName = [...Object.keys(announcedFiles[dialect]), ...unrepeatableKinds];
  return new Map([...byName.map((name) => [name, []] as const), ...sessionMembers]);
}

/** The kinds that refer to a companion, in any dialect. */
export const referringKinds: ReadonlySet<string> = new Set(
  dialectNames.flatMap((dialect) => Object.keys(announcedFiles[dialect])),
);
