import { companionFiles } from '../interface/companion-names.js';
import type { CompanionKind } from '../interface/event-types.js';
import { isJournalName } from './journal-names.js';

export { companionFiles };

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];

/** Names of the companion files. */
export const companionNames: ReadonlySet<string> = new Set(Object.values(companionFiles));

/** Whether a file name is that of a companion, such as Status.json. */
export function isCompanionName(name: string): boolean {
  return companionNames.has(name);
}

/** Whether a file name is that of a journal or companion. */
export function isGameName(name: string): boolean {
  return isJournalName(name) || isCompanionName(name);
}
