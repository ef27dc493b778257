import { companionKinds, specification } from '../interface/kind-catalogue.js';
import { parseJournalName } from './journal-names.js';

const companionFiles: ReadonlySet<string> = new Set(
  companionKinds(specification).map(({ companion }) => companion.file),
);

/** Whether a file of this name lies beside a journal, such as Status.json. */
export function isCompanionName(name: string): boolean {
  return companionFiles.has(name);
}

/** Whether a file of this name is one of the game's: a journal, or one beside it. */
export function isGameName(name: string): boolean {
  return parseJournalName(name) !== undefined || isCompanionName(name);
}
