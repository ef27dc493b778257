import { dialects } from '../interface/dialect/dialects.js';
import type { CompanionKind } from '../interface/event-types.js';
import { companionKinds } from '../interface/kind-catalogue.js';
import type { Companions } from '../interface/types/game-events.js';
import { parseJournalName } from './journal-names.js';

/** The file of each kind that has one of its own beside the journal. */
export const companionFiles = Object.fromEntries(
  companionKinds(dialects.game).map(({ name, companion }) => [name, companion.file]),
) as unknown as Readonly<Companions>;

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];

/** The names of the files that lie beside a journal. */
export const companionNames: ReadonlySet<string> = new Set(Object.values(companionFiles));

/** Whether a file of this name lies beside a journal, such as Status.json. */
export function isCompanionName(name: string): boolean {
  return companionNames.has(name);
}

/** Whether a file of this name is one of the game's: a journal, or one beside it. */
export function isGameName(name: string): boolean {
  return parseJournalName(name) !== undefined || isCompanionName(name);
}
