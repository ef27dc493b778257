/** A directory that is being written to: what is there, then what comes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { journalFiles } from '../../journal/journal-names.js';
import type { Entry } from '../../journal/read/journal-entry.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { watchJournal } from '../../journal/watch/watcher.js';
import { printable } from '../../words/printable.js';
import { type JournalReading, sizeOf } from './journal-reading.js';

/** The newest journals of a directory are shown up to so many bytes: years of play, and read in seconds. */
const mostBytes = 1024 * 1024 * 1024;

/** Milliseconds between two looks whether all journals are still there. */
const interval = 1000;

export interface LiveListener {
  /** Everything that was there has been read. */
  caughtUp(): void;
  /** What keeps it from being read, if something does, and how many journals are left out. */
  state(state: { readonly problem?: string; readonly leftOut?: number }): void;
}

/** Reads and follows a directory until a journal in it is replaced or removed, or until the signal. */
export async function followDirectory(
  directory: string,
  reading: JournalReading,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  const { journals, leftOut } = newestJournals(directory);
  const tell = (problem = directoryProblem(directory)) =>
    listener.state({ ...(problem !== undefined && { problem }), ...(leftOut > 0 && { leftOut }) });
  tell();
  const from = await reading.readJournals(journals, { isOpen: true }, signal);
  if (signal.aborted) return;
  const stop = new AbortController();
  const watch = watchJournal(directory, { from: from ?? 'start', signal: AbortSignal.any([signal, stop.signal]) });
  const looking = setInterval(() => {
    tell();
    if (isOneGone(directory, reading.journals)) stop.abort();
  }, interval);
  try {
    for await (const watched of watch) {
      if (watched.mark) listener.caughtUp();
      else if (watched.companion !== undefined) {
        if (watched.event) reading.addCompanion(path.join(directory, watched.companion), watched.event);
      } else if (isRenewal(watched)) return;
      else if (watched.problem?.code === 'unreadable-file') tell(watched.problem.message);
      else reading.addLine(watched);
    }
  } finally {
    clearInterval(looking);
  }
}

/** Waits a little before everything is read anew: whoever replaces one journal may be about to replace others. */
export async function settle(signal: AbortSignal, milliseconds = 50): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** The journals of a directory in the order of play, without the oldest if there are too many bytes. */
function newestJournals(directory: string): { readonly journals: readonly string[]; readonly leftOut: number } {
  const all = journalFiles(namesIn(directory)).map(({ name }) => path.join(directory, name));
  let bytes = 0;
  const first = all.findLastIndex((file) => (bytes += sizeOf(file)) > mostBytes);
  // The newest one is shown however large it is.
  const leftOut = Math.min(first + 1, Math.max(0, all.length - 1));
  return { journals: all.slice(leftOut), leftOut };
}

/** The journal is not what it was, so that lines would change their numbers. */
function isRenewal({ problem }: Entry): boolean {
  return problem?.code === 'truncated-file' || problem?.code === 'replaced-file';
}

function isOneGone(directory: string, journals: readonly string[]): boolean {
  const names = new Set(namesIn(directory));
  return journals.some((journal) => !names.has(path.basename(journal)));
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

function directoryProblem(directory: string): string | undefined {
  try {
    readdirSync(directory);
    return undefined;
  } catch (error) {
    const where = printable(directory);
    if (isSystemError(error, 'ENOENT')) return `there is no directory ${where} yet: it is shown as soon as there is`;
    return `cannot read ${where}: ${reasonOf(error)}`;
  }
}
