/** Journals and companions given to a cockpit. */
import { closeSync, fstatSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { findFileSets } from '../../check/files/find-file-sets.js';
import { isDirectory } from '../../journal/directories.js';
import { JournalError } from '../../journal/journal-error.js';
import { compareJournalNames, journalFiles, parseJournalName } from '../../journal/journal-names.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';

export interface RecordedFiles {
  /** In the order of play. */
  readonly journals: readonly string[];
  readonly companions: readonly string[];
}

/** Bytes inspected to recognise a journal. */
const headSize = 64 * 1024;

/** Finds the journals at these paths; throws a sentence if one cannot be shown. */
export async function findRecordedFiles(paths: readonly string[]): Promise<RecordedFiles> {
  const { fileSets } = await findFileSets(paths);
  const journals = inOrderOfPlay(fileSets.flatMap((set) => set.journals));
  const where = paths.map(printable).join(', ');
  if (journals.length === 0) throw new JournalError('not-found', `there is no journal in ${where}`);
  const sizes = journals.map(sizeOfJournal);
  if (sizes.every((size) => size === 0)) {
    const what = journals.length === 1 ? `${printable(journals[0] ?? '')} is` : `all journals in ${where} are`;
    throw new JournalError('not-found', `${what} empty: there is nothing to show`);
  }
  return { journals, companions: fileSets.flatMap((set) => set.companions) };
}

/** Whether a directory is a collection of journal folders, rather than one that a game writes to. */
export async function isCollection(directory: string): Promise<boolean> {
  if (!(await isDirectory(directory)) || journalFiles(readdirSync(directory)).length > 0) return false;
  const { fileSets } = await findFileSets([directory]);
  return fileSets.some(({ journals }) => journals.length > 0);
}

/** Files with journal names by time of play, then others in the given order. */
function inOrderOfPlay(files: readonly string[]): string[] {
  const named = files.map((file) => ({ file, name: parseJournalName(path.basename(file)) }));
  return named
    .sort((a, b) => {
      if (a.name && b.name) return compareJournalNames(a.name, b.name);
      return Number(!a.name) - Number(!b.name);
    })
    .map(({ file }) => file);
}

/** Size of a journal; throws if it is unreadable or no journal. */
function sizeOfJournal(file: string): number {
  const { size, head } = beginningOf(file);
  // A file with a journal's name is one, however broken.
  if (size === 0 || parseJournalName(path.basename(file)) || hasEvent(head)) return size;
  const what = head.includes(0) ? 'it is a binary file' : 'none of its first lines is an event';
  throw new JournalError('not-found', `${printable(file)} is not a journal: ${what}`);
}

function beginningOf(file: string): { readonly size: number; readonly head: Buffer } {
  try {
    const descriptor = openRegularFile(file);
    try {
      const head = Buffer.alloc(headSize);
      return { size: fstatSync(descriptor).size, head: head.subarray(0, readSync(descriptor, head)) };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw new JournalError('not-found', `cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}

function hasEvent(head: Buffer): boolean {
  for (let from = 0; from < head.length; ) {
    const end = head.indexOf('\n', from);
    const { event } = parseLine(head.subarray(from, end < 0 ? head.length : end));
    if (typeof event?.event === 'string') return true;
    // A first line longer than the inspected bytes still starts like one.
    if (end < 0) return /^\uFEFF?\s*\{\s*"(timestamp|event)"\s*:/.test(head.subarray(from, from + 200).toString());
    from = end + 1;
  }
  return false;
}
