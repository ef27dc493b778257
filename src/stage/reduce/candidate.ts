import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCompanionName } from '../../journal/game-files.js';
import { writeFailed } from '../../journal/journal-error.js';
import { groupedBy } from '../../words/grouped-by.js';

/** A line of a journal, with its ending, or all of a file beside the journals. */
export interface SourceLine {
  /** The name of its file. */
  readonly file: string;
  /** Empty if it cannot be parsed; of a file beside the journals, its name. */
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/** A journal directory in memory. */
export type Candidate = readonly SourceLine[];

export function isCompanion({ file }: SourceLine): boolean {
  return isCompanionName(file);
}

/** The lines of its journals. */
export function journalLines(candidate: Candidate): Candidate {
  return candidate.filter((line) => !isCompanion(line));
}

export function journalsOf(candidate: Candidate): string[] {
  return [...new Set(journalLines(candidate).map(({ file }) => file))];
}

/** The same for the same files with the same content. */
export function hashOf(candidate: Candidate, key = ''): string {
  const hash = createHash('sha256').update(key);
  for (const [name, content] of filesOf(candidate)) hash.update(`\n${name} ${content.length}\n`).update(content);
  return hash.digest('hex');
}

export function writeCandidate(directory: string, candidate: Candidate): void {
  writing(directory, () => {
    mkdirSync(directory, { recursive: true });
    for (const [name, content] of filesOf(candidate)) writeFileSync(path.join(directory, name), content);
  });
}

function* filesOf(candidate: Candidate): Generator<readonly [name: string, content: Uint8Array]> {
  for (const [name, lines] of groupedBy(candidate, ({ file }) => file)) {
    yield [name, Buffer.concat(lines.map(({ bytes }) => bytes))];
  }
}

/** An error of the system becomes a sentence. */
export function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw writeFailed(`write ${file}`, error);
  }
}
