/** Decided once per journal: its commander and its dialect. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { dialectOfJournals } from '../../check/files/journal-dialect.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { compareJournalNames, type JournalName, journalFiles } from '../../journal/journal-names.js';
import type { DirectoryRecord } from './directory-record.js';

/** The commander of an earlier part of the same session. */
export function commanderOfPart(name: JournalName, { journals }: DirectoryRecord): string | undefined {
  const parts = journalFiles(Object.keys(journals)).filter(
    (each) => each.started === name.started && each.edition === name.edition && each.part < name.part,
  );
  return parts.map((part) => journals[part.name]?.commander).findLast((commander) => commander !== undefined);
}

/** Whether a later journal exists. */
export function hasLaterJournal(directory: string, name: JournalName): boolean {
  return journalsIn(directory).some((each) => compareJournalNames(each, name) > 0);
}

/** Decides the dialect of an edition once one of its journals is known: `game` if any has a Fileheader. */
export function decideDialect(directory: string, { name, edition }: JournalName, { dialects }: DirectoryRecord): void {
  if (dialects[edition] === 'game') return;
  const names = dialects[edition]
    ? [name]
    : journalsIn(directory)
        .filter((each) => each.edition === edition)
        .map((each) => each.name);
  dialects[edition] = dialectOfJournals(names.map((each) => path.join(directory, each)));
}

/** The last journal that is partly published, without its end. */
export function lastUnended({ journals }: DirectoryRecord): JournalName | undefined {
  return journalFiles(Object.keys(journals)).findLast(({ name }) => {
    const { commander, ended } = journals[name] ?? {};
    return commander !== undefined && ended === undefined;
  });
}

/** The dialect of the edition played last, to which the companions belong. */
export function dialectPlayedLast({ journals, dialects }: DirectoryRecord): Dialect {
  return dialects[journalFiles(Object.keys(journals)).at(-1)?.edition ?? ''] ?? 'spec';
}

export function journalsIn(directory: string): JournalName[] {
  try {
    return journalFiles(readdirSync(directory));
  } catch {
    // Missing, or gone again.
    return [];
  }
}
