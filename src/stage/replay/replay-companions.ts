import path from 'node:path';
import { hasLists } from '../../interface/companion-files.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind, type KindWithCompanion } from '../../interface/kind-catalogue.js';
import { companionNames } from '../../journal/game-files.js';
import { type JournalEvent, membersOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { kindOf } from '../../journal/read/line-front.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import type { RawLine } from './raw-line.js';
import type { SourceFile } from './replay-sources.js';
import { timestampToMs } from './restamp.js';

/** A companion that was found beside a journal. */
export interface FoundCompanion extends RawLine {
  /** The name of the file. */
  readonly name: string;
  /** When it was written, in milliseconds since 1970; not a number if it does not say so. */
  readonly at: number;
}

export const statusFile = 'Status.json';

/** The kind whose file a line announces, if it does. */
function announcedBy(event: JournalEvent): KindWithCompanion | undefined {
  const kind = findCompanionKind(dialects.game, kindOf(event));
  return kind?.companion.lists ? kind : undefined;
}

/**
 * The companions in the directories of some journals; those that cannot be read are left out.
 */
export function companionsBeside(files: readonly Pick<SourceFile, 'file'>[]): FoundCompanion[] {
  const directories = [...new Set(files.map(({ file }) => path.dirname(file)))];
  return directories.flatMap((directory) =>
    [...companionNames].flatMap((name) => companionAt(path.join(directory, name), name)),
  );
}

function companionAt(file: string, name: string): FoundCompanion[] {
  const bytes = bytesOf(file);
  return bytes ? [foundCompanion(name, bytes)] : [];
}

export function foundCompanion(name: string, bytes: Uint8Array): FoundCompanion {
  const { event } = parseLine(bytes);
  return { name, bytes, event, at: timestampToMs(event?.timestamp) ?? Number.NaN };
}

function bytesOf(file: string): Buffer | undefined {
  try {
    const bytes = readRegularFile(file, maxCompanionBytes);
    return bytes === 'too large' ? undefined : bytes;
  } catch {
    return undefined;
  }
}

/** The companions that lines announce. A companion belongs to the line with the same kind and timestamp. */
export class AnnouncedCompanions {
  readonly #waiting: FoundCompanion[];
  /** How many lines announced each file, and for how many of them its content is unknown. */
  readonly counts = new Map<string, { lines: number; unknown: number }>();

  constructor(companions: readonly FoundCompanion[]) {
    this.#waiting = companions.filter(({ name }) => name !== statusFile);
  }

  /** The companion that a line announces, if it is known. */
  for(event: JournalEvent): FoundCompanion | undefined {
    const kind = announcedBy(event);
    if (!kind) return undefined;
    const { file } = kind.companion;
    const at = timestampToMs(event.timestamp);
    const index = this.#waiting.findIndex(
      (each) => each.name === file && each.event?.event === event.event && each.at === at,
    );
    if (index >= 0 || !hasLists(kind, membersOf(event))) this.#count(file, index < 0);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #count(file: string, isUnknown: boolean): void {
    const count = this.counts.get(file) ?? { lines: 0, unknown: 0 };
    this.counts.set(file, { lines: count.lines + 1, unknown: count.unknown + (isUnknown ? 1 : 0) });
  }
}
