/** What is decided once for each journal: who plays, and in which dialect it is written. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { dialectOfJournals } from '../../check/files/journal-dialect.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { compareJournalNames, type JournalName, journalFiles } from '../../journal/journal-names.js';
import type { DirectoryRecord } from './directory-record.js';

/** The commander that an earlier part of the same session has. */
export function commanderOfPart(name: JournalName, { journals }: DirectoryRecord): string | undefined {
  const parts = journalFiles(Object.keys(journals)).filter(
    (each) => each.started === name.started && each.edition === name.edition && each.part < name.part,
  );
  return parts.map((part) => journals[part.name]?.commander).findLast((commander) => commander !== undefined);
}

/** Whether there is a journal that was begun later. */
export function hasLaterJournal(directory: string, name: JournalName): boolean {
  return journalsIn(directory).some((each) => compareJournalNames(each, name) > 0);
}

/** The dialect of the journals of an edition, once one of them is known: `game` if one of them has a Fileheader. */
export function decideDialect(directory: string, { name, edition }: JournalName, { dialects }: DirectoryRecord): void {
  if (dialects[edition] === 'game') return;
  const names = dialects[edition]
    ? [name]
    : journalsIn(directory)
        .filter((each) => each.edition === edition)
        .map((each) => each.name);
  dialects[edition] = dialectOfJournals(names.map((each) => path.join(directory, each)));
}

/** The last journal of which something was published, but not its end. */
export function lastUnended({ journals }: DirectoryRecord): JournalName | undefined {
  return journalFiles(Object.keys(journals)).findLast(({ name }) => {
    const { commander, ended } = journals[name] ?? {};
    return commander !== undefined && ended === undefined;
  });
}

/** The dialect of the edition that was played last: the companions belong to it. */
export function dialectPlayedLast({ journals, dialects }: DirectoryRecord): Dialect {
  return dialects[journalFiles(Object.keys(journals)).at(-1)?.edition ?? ''] ?? 'spec';
}

export function journalsIn(directory: string): JournalName[] {
  try {
    return journalFiles(readdirSync(directory));
  } catch {
    // Not there yet, or not any more.
    return [];
  }
}
