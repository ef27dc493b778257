import { companionFiles } from '../interface/companion-names.js';
import type { CompanionKind } from '../interface/event-types.js';
import { isJournalName } from './journal-names.js';

export { companionFiles };

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];

/** The names of the files that lie beside a journal. */
export const companionNames: ReadonlySet<string> = new Set(Object.values(companionFiles));

/** Whether a file of this name lies beside a journal, such as Status.json. */
export function isCompanionName(name: string): boolean {
  return companionNames.has(name);
}

/** Whether a file of this name is one of the game's: a journal, or one beside it. */
export function isGameName(name: string): boolean {
  return isJournalName(name) || isCompanionName(name);
}
