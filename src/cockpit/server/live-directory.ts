/** A directory that is being written to: what is there, then what comes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { journalFiles } from '../../journal/journal-names.js';
import type { Entry } from '../../journal/read/journal-entry.js';
import { type RawLine, RawLineCutter } from '../../journal/read/raw-line-cutter.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { DirectoryTail } from '../../journal/watch/directory-tail.js';
import { printable } from '../../words/printable.js';
import { type JournalReading, sizeOf } from './journal-reading.js';

/** The newest journals of a directory are shown up to so many bytes: years of play, and read in seconds. */
const mostBytes = 1024 * 1024 * 1024;

/** A longer line is not looked into. */
const longestKept = 16 * 1024 * 1024;

/** Milliseconds until a companion that cannot be read is given up. */
const patience = 1000;

/** Lines that are taken before the event loop runs. */
const linesPerTurn = 256;

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
  const tail = new DirectoryTail(directory, from ?? 'start', new RawLineCutter(longestKept), { patience });
  const over = new AbortController();
  const looking = setInterval(() => {
    tell();
    if (isOneGone(directory, reading.journals)) over.abort();
  }, interval);
  const ended = AbortSignal.any([signal, over.signal]);
  ended.addEventListener('abort', () => tail.close());
  try {
    let isLive = false;
    for (let count = 1; !ended.aborted; count++) {
      const news = tail.next();
      if (news && 'length' in news) reading.addLine(news);
      else if (news && isRenewal(news)) return;
      else if (news) tell(news.problem?.message);
      else if (!addCompanion(directory, tail, reading)) {
        if (!isLive) listener.caughtUp();
        isLive = true;
        await tail.sleep(tail.due);
      }
      if (count % linesPerTurn === 0) await turn();
    }
  } finally {
    clearInterval(looking);
    tail.close();
  }
}

/** Whether there was a companion with another content. */
function addCompanion(directory: string, tail: DirectoryTail<RawLine>, reading: JournalReading): boolean {
  for (const companion of tail.companions.values()) {
    const found = companion.look(performance.now());
    if (found?.event) reading.addCompanion(path.join(directory, found.companion), found.event);
    if (found) return true;
  }
  return false;
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
