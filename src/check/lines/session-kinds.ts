import { announcedFiles } from '../../interface/companion-names.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialect-names.js';
import { sessionKinds } from '../session/session-rules.js';
import { unrepeatableKinds } from './repeated-lines.js';

/** Those that the session rules read, that refer to a companion, or that must not be repeated. */
export function sessionKindsOf(dialect: Dialect): ReadonlySet<string> {
  return new Set([...Object.keys(announcedFiles[dialect]), ...unrepeatableKinds, ...sessionKinds]);
}

/** Those that name the version of the game, by which the next lines are judged. */
export const versionKinds: ReadonlySet<string> = new Set(['Fileheader', 'LoadGame']);

/** The kinds that refer to a companion, in any dialect. */
export const referringKinds: ReadonlySet<string> = new Set(
  dialectNames.flatMap((dialect) => Object.keys(announcedFiles[dialect])),
);
