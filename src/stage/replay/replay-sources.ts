import { statSync } from 'node:fs';
import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { type Edition, parseJournalName } from '../../journal/journal-names.js';
import { filesOf } from '../../journal/read/byte-source.js';
import { notRegular } from '../../journal/read/regular-file.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { resolveLinks } from '../record/output-paths.js';
import { rawLines } from './raw-lines.js';
import { timestampToMs } from './restamp.js';

/** A journal file to replay. */
export interface SourceFile {
  readonly file: string;
  readonly bytes: number;
  readonly edition: Edition;
  /** Files of the same launch are parts of one journal; undefined if the name does not say. */
  readonly launch: string | undefined;
  readonly part: number;
}

/**
 * The journal files at some paths, each a file or a directory; those of a directory in the order in which
 * they were written.
 */
export async function sourceFiles(paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const each of paths) {
    const found = await filesOf(each);
    if (found.length === 0) throw new StageError(`there is no journal in ${printable(each)}`);
    files.push(...found.map(sourceFile));
  }
  if (files.length === 0) throw new StageError('nothing to replay: name a journal or a directory of journals');
  return files;
}

function sourceFile(file: string): SourceFile {
  const { edition = '', started, part = 1 } = parseJournalName(path.basename(file)) ?? {};
  const launch = started === undefined ? undefined : `${path.dirname(path.resolve(file))} ${edition} ${started}`;
  return { file, bytes: sizeOf(file), edition, launch, part };
}

function sizeOf(file: string): number {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw notRegular(found);
    return found.size;
  } catch (error) {
    throw new StageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The first timestamp in some files, in milliseconds since 1970. */
export async function firstTimestamp(files: readonly SourceFile[], signal?: AbortSignal): Promise<number> {
  for (const { file } of files) {
    for await (const { event } of rawLines(file, signal)) {
      const moment = timestampToMs(event?.timestamp);
      if (moment !== undefined) return moment;
    }
  }
  const [only] = files;
  const where = files.length === 1 ? printable(only?.file ?? '') : `any of the ${files.length} files`;
  throw new StageError(`no event in ${where} has a timestamp: there is nothing to replay`);
}

/** Refuses to write into the directory that is read. */
export function assertNotSourceDirectory(files: readonly SourceFile[], directory: string): void {
  const out = resolveLinks(directory);
  const inside = files.find(({ file }) => resolveLinks(path.dirname(path.resolve(file))) === out);
  if (!inside) return;
  throw new StageError(`${printable(inside.file)} lies in ${printable(directory)}: --out takes another directory`);
}
