/** Reads journals and directories as evidence, and merges it with existing evidence files. */
import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { Evidence } from '../../observe/evidence-format.js';
import { JournalObserver } from '../../observe/journal-observer.js';
import { looksLikeEvidence, NotEvidence, readEvidence } from '../../observe/read-evidence.js';
import { mergeEvidence } from '../../observe/tally/evidence-tally.js';
import { counted } from '../../words/counted.js';
import { readFrom } from '../input-text.js';
import { inputsFor } from '../journal-inputs.js';
import { type Shell, UsageError } from '../shell.js';
import { nameOfInput, showInputs, whileObserving } from './observed-inputs.js';

export interface FoundEvidence {
  readonly evidence: Evidence;
  /** Number of unreadable files, which have been reported. */
  readonly unreadable: number;
}

/** Evidence from the named inputs; by default, from the game's own directory. */
export async function evidenceFrom(words: readonly string[], shell: Shell): Promise<FoundEvidence> {
  const { paths, input } = await inputsFor(words, shell);
  const ready = paths.filter(isEvidenceFile);
  const rest = paths.filter((path) => !ready.includes(path));
  const parts = ready.map((file) => readFrom(file, readEvidence, NotEvidence));
  return whileObserving(shell, async () => {
    const observer = new JournalObserver();
    const unreadable = await showInputs({ paths: rest, input }, observer, shell);
    const all = mergeEvidence([...parts, observer.evidence()]);
    // Unreadable files have been reported, and set the exit code.
    if (unreadable === 0) assertAnyEvent(all, [...paths, ...(input ? ['-'] : [])]);
    return { evidence: all, unreadable };
  });
}

/** An empty input would look like no change: a nightly comparison would stay green for ever. */
function assertAnyEvent({ games }: Evidence, words: readonly string[]): void {
  const all = Object.values(games);
  if (all.some(({ lines, files }) => lines > 0 || files !== undefined)) return;
  const unusable = all.reduce((sum, game) => sum + (game.unusable ?? 0), 0);
  const what = unusable > 0 ? `: ${counted(unusable, 'bad line')}, and nothing else` : '';
  throw new UsageError(`no event was found in ${words.map(nameOfInput).join(', ')}${what}`);
}

const headBytes = 256;

/** Recognises evidence by its first line. The reader reports unreadable files. */
function isEvidenceFile(file: string): boolean {
  try {
    const descriptor = openRegularFile(file);
    try {
      const head = Buffer.alloc(headBytes);
      return looksLikeEvidence(head.toString('utf8', 0, readSync(descriptor, head)));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}
