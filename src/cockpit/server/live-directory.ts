/** Reads a directory and follows it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { journalFiles } from '../../journal/journal-names.js';
import type { Entry } from '../../journal/read/journal-entry.js';
import { type RawLine, RawLineCutter } from '../../journal/read/raw-line-cutter.js';
import { isRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import { DirectoryTail } from '../../journal/watch/directory-tail.js';
import { printable } from '../../words/printable.js';
import { type JournalReading, sizeOf } from './journal-reading.js';
import type { LiveTarget } from './shown-target.js';

/** Longer lines are not parsed. */
const longestKept = 16 * 1024 * 1024;

/** Milliseconds before giving up on an unreadable companion. */
const companionTimeout = 1000;

/** Lines taken before yielding to the event loop. */
const linesPerTurn = 256;

/** Milliseconds between checks that all journals still exist. */
const interval = 1000;

export interface LiveListener {
  /** Everything that existed has been read. */
  caughtUp(): void;
  /** Why the directory cannot be read, if so, and the number of journals left out. */
  state(state: { readonly problem?: string; readonly leftOut?: number }): void;
}

/** Reads and follows a directory until a journal in it is replaced or removed, or the signal aborts. */
export async function followDirectory(
  { directory, maxBytes = Infinity }: Pick<LiveTarget, 'directory' | 'maxBytes'>,
  reading: JournalReading,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  const all = journalFiles(contentsOf(directory).names).map(({ name }) => path.join(directory, name));
  const odd = all.find((file) => !isRegularFile(file));
  const oddity = odd === undefined ? undefined : `${printable(odd)} is not a regular file: it is left out`;
  const { journals, leftOut } = newestJournals(all.filter(isRegularFile), maxBytes);
  const report = (problem = contentsOf(directory).problem ?? oddity) =>
    listener.state({ ...(problem !== undefined && { problem }), ...(leftOut > 0 && { leftOut }) });
  report();
  const from = await reading.readJournals(journals, { isOpen: true }, signal);
  if (signal.aborted) return;
  const tail = new DirectoryTail(directory, from ?? 'start', new RawLineCutter(longestKept), { companionTimeout });
  const over = new AbortController();
  const looking = setInterval(() => {
    report();
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
      else if (news) report(news.problem?.message);
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

/** Returns whether a companion had new content. */
function addCompanion(directory: string, tail: DirectoryTail<RawLine>, reading: JournalReading): boolean {
  for (const companion of tail.companions.values()) {
    const found = companion.look(performance.now());
    if (found?.event) reading.addCompanion(path.join(directory, found.companion), found.event);
    if (found) return true;
  }
  return false;
}

/** Waits a little before reading everything again: other journals may be about to be replaced, too. */
export async function settle(signal: AbortSignal, milliseconds = 50): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** Journals in the order of play, without the oldest beyond a number of bytes. */
function newestJournals(
  all: readonly string[],
  maxBytes: number,
): { readonly journals: readonly string[]; readonly leftOut: number } {
  let bytes = 0;
  const first = all.findLastIndex((file) => (bytes += sizeOf(file)) > maxBytes);
  // The newest is shown whatever its size.
  const leftOut = Math.min(first + 1, Math.max(0, all.length - 1));
  return { journals: all.slice(leftOut), leftOut };
}

/** The journal was replaced, which would renumber its lines. */
function isRenewal({ problem }: Entry): boolean {
  return problem?.code === 'truncated-file' || problem?.code === 'replaced-file';
}

function isOneGone(directory: string, journals: readonly string[]): boolean {
  const names = new Set(contentsOf(directory).names);
  return journals.some((journal) => !names.has(path.basename(journal)));
}

/** Names in a directory, or why it cannot be read. */
function contentsOf(directory: string): { readonly names: readonly string[]; readonly problem?: string } {
  try {
    return { names: readdirSync(directory) };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const where = printable(directory);
    const isGone = isSystemError(error, 'ENOENT');
    const gone = `${where} is gone: it will be shown again as soon as it is back`;
    return { names: [], problem: isGone ? gone : `cannot read ${where}: ${reasonOf(error)}` };
  }
}
