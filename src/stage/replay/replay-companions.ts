import path from 'node:path';
import { dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds, companionKinds, specification } from '../../interface/kind-catalogue.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { kindOf, type RawLine } from './raw-lines.js';
import type { SourceFile } from './replay-sources.js';
import { timestampToMs } from './restamp.js';

/** A companion as it was found beside a journal. */
export interface FoundCompanion extends RawLine {
  /** The name of the file. */
  readonly name: string;
  readonly event: JournalEvent;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

export const statusFile = 'Status.json';

/** The file that a line of some kind announces, by kind. */
const fileByKind: ReadonlyMap<string, string> = new Map(
  allCompanionKinds(dialects.game).flatMap(({ name, companion }) =>
    companion.list === undefined ? [] : [[name, companion.file] as const],
  ),
);

/** Which file a line of a kind announces, if it announces one. */
function announcedBy(kind: string): string | undefined {
  return fileByKind.get(kind);
}

/** The companions in the directories of some journals; those that cannot be read, or tell no time, are none. */
export function companionsBeside(files: readonly SourceFile[]): FoundCompanion[] {
  const directories = [...new Set(files.map(({ file }) => path.dirname(file)))];
  const names = companionKinds(specification).map(({ companion }) => companion.file);
  return directories.flatMap((directory) => names.flatMap((name) => companionAt(path.join(directory, name), name)));
}

function companionAt(file: string, name: string): FoundCompanion[] {
  const bytes = bytesOf(file);
  const event = bytes && parseLine(bytes).event;
  const at = timestampToMs(event?.timestamp);
  return bytes && event && at !== undefined ? [{ name, bytes, event, at }] : [];
}

function bytesOf(file: string): Buffer | undefined {
  try {
    const bytes = readRegularFile(file, maxCompanionBytes);
    return bytes === 'too large' ? undefined : bytes;
  } catch {
    return undefined;
  }
}

/** Those that lines announce, each to be found by its line: the same kind, at the same time. */
export class AnnouncedCompanions {
  readonly #waiting: FoundCompanion[];
  /** How many announcements there were, and how many files were not there for them, by file. */
  readonly counts = new Map<string, { lines: number; unknown: number }>();

  constructor(companions: readonly FoundCompanion[]) {
    this.#waiting = companions.filter(({ name }) => name !== statusFile);
  }

  /** The companion that stood beside the journal when a line was written, as far as it is known. */
  for(event: JournalEvent): FoundCompanion | undefined {
    const file = announcedBy(kindOf(event));
    if (file === undefined) return undefined;
    const at = timestampToMs(event.timestamp);
    const index = this.#waiting.findIndex(
      (each) => each.name === file && each.event.event === event.event && each.at === at,
    );
    const count = this.counts.get(file) ?? { lines: 0, unknown: 0 };
    this.counts.set(file, { lines: count.lines + 1, unknown: count.unknown + (index < 0 ? 1 : 0) });
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }
}
