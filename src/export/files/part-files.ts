import { renameSync, rmSync } from 'node:fs';
import { appendFile, lstat, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory, removeCreated } from '../../journal/directories.js';
import { JournalError } from '../../journal/journal-error.js';
import { onceReleased } from '../../journal/once-released.js';
import { textIfAny } from '../../journal/read/regular-file.js';
import { isSystemError, notMade, reasonOf } from '../../journal/system-error-reason.js';
import { isRunning } from '../../journal/write/lock-owner.js';
import type { PartStore } from '../open-parts.js';
import { partPattern } from '../partition.js';

/** Lists the files of an export in its directory, so that the next can take their place. */
const markerName = '.shakedown-export';
/** The hidden folder of an export in progress, with the id of its process. */
const unfinished = /^\.shakedown-export-(\d+)$/;

type AppendFile = (file: string, bytes: Uint8Array) => Promise<void>;

export interface PartFilesOptions {
  /** Replace an earlier export in the directory. */
  readonly clean?: boolean | undefined;
  /** Writes bytes to the disk; tests simulate a full disk with it. */
  readonly appendFile?: AppendFile;
}

/**
 * The files of an export. They are written to a hidden folder and moved into place when all are complete: an
 * interrupted export leaves no file, and does not touch the earlier one.
 */
export class PartFiles implements PartStore, AsyncDisposable {
  readonly #directory: string;
  readonly #work: string;
  readonly #appendFile: AppendFile;
  /** Directories that `open` created. */
  readonly #made: readonly string[];
  readonly #former: readonly string[];
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  #isOpen = true;

  private constructor(
    directory: string,
    made: readonly string[],
    former: readonly string[],
    { appendFile: append = appendFile }: PartFilesOptions,
  ) {
    this.#directory = directory;
    this.#work = path.join(directory, `${markerName}-${process.pid}`);
    this.#appendFile = append;
    this.#made = made;
    this.#former = former;
    process.on('exit', this.#sweep);
  }

  /** Creates the directory if needed. Without `clean`, it must be empty. */
  static async open(directory: string, options: PartFilesOptions = {}): Promise<PartFiles> {
    const made = await makeDirectory(directory).catch((error: unknown) => {
      throw new JournalError('write-failed', notMade(directory, error), { cause: error });
    });
    const former = await formerFiles(directory, options.clean ?? false);
    return new PartFiles(directory, made, former, options);
  }

  async append(file: string, bytes: Uint8Array): Promise<void> {
    const folder = path.dirname(file);
    try {
      await this.#makeFolder(folder);
      this.#files.add(file);
      await this.#appendFile(path.join(this.#work, file), bytes);
    } catch (error) {
      throw cannotWrite(path.join(this.#directory, file), error);
    }
  }

  /** Creates a folder and its parents, each once. */
  async #makeFolder(folder: string): Promise<void> {
    if (this.#folders.has(folder)) return;
    if (folder !== '.') await this.#makeFolder(path.dirname(folder));
    await mkdir(path.join(this.#work, folder));
    this.#folders.add(folder);
  }

  /** Moves all files into place. */
  async finish(): Promise<void> {
    try {
      await refuseForeign(this.#directory, this.#files, this.#former);
      // The marker lists every file in the directory at any time, also if the process is killed.
      await this.#mark([...new Set([...this.#former, ...this.#files])]);
      await removeFiles(this.#directory, this.#former);
      for (const folder of this.#folders) await mkdir(path.join(this.#directory, folder), { recursive: true });
      for (const file of this.#files) moveFile(path.join(this.#work, file), path.join(this.#directory, file));
      await this.#mark([...this.#files]);
    } catch (error) {
      throw cannotWrite(this.#directory, error);
    }
    await this.#close();
  }

  /** Removes what is not finished. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isOpen) return;
    await this.#close();
    await removeCreated(this.#made);
  }

  async #close(): Promise<void> {
    this.#isOpen = false;
    await rm(this.#work, { recursive: true, force: true });
    process.off('exit', this.#sweep);
  }

  async #mark(files: readonly string[]): Promise<void> {
    const marker = path.join(this.#directory, markerName);
    await writeFile(`${marker}.tmp`, files.map((file) => `${file}\n`).join(''));
    moveFile(`${marker}.tmp`, marker);
  }

  /** Also runs if the process exits early, as after a second Ctrl-C. */
  readonly #sweep = (): void => rmSync(this.#work, { recursive: true, force: true });
}

/** The files of the earlier export, which will be replaced. */
async function formerFiles(directory: string, clean: boolean): Promise<readonly string[]> {
  const names = await namesIn(directory);
  const former = readMarker(directory);
  const isOurs = names.some((name) => name.startsWith(markerName));
  if (!clean && names.length > 0) {
    const reason = isOurs
      ? 'has an export in it already: add --clean to replace it, or choose another directory'
      : 'is not empty: choose another directory, or add --clean to write beside what is there';
    throw new JournalError('foreign', `${directory} ${reason}`);
  }
  for (const name of names) if (unfinished.test(name)) await removeUnfinished(directory, name);
  return former ?? [];
}

/** Removes the folder of an export that was killed; fails if its process is still running. */
async function removeUnfinished(directory: string, name: string): Promise<void> {
  const owner = Number(unfinished.exec(name)?.[1]);
  if (owner !== process.pid && isRunning(owner))
    throw new JournalError('locked', `another export is being written to ${directory}, by process ${owner}`);
  await rm(path.join(directory, name), { recursive: true, force: true });
}

/** Fails if a file exists that is not part of the earlier export. */
async function refuseForeign(directory: string, files: Iterable<string>, former: readonly string[]): Promise<void> {
  const ours = new Set(former);
  for (const file of files) {
    const target = path.join(directory, file);
    if (!ours.has(file) && (await lstat(target).catch(() => undefined)))
      throw new JournalError('foreign', `${target} was not written by Shakedown, so nothing is written over it`);
  }
}

/**
 * The files that a marker lists. Paths that no export writes are ignored, so that none is outside the
 * directory.
 */
function readMarker(directory: string): string[] | undefined {
  const text = textIfAny(path.join(directory, markerName));
  return text?.split('\n').filter((line) => partPattern.test(line));
}

/** Removes files, and then empty folders. */
async function removeFiles(directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) onceReleased(() => rmSync(path.join(directory, file), { force: true }));
  const folders = new Set(files.flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]));
  for (const folder of [...folders].toSorted((a, b) => b.length - a.length)) {
    if (folder === '.') continue;
    // The folder may contain other files.
    await rmdir(path.join(directory, folder)).catch(() => undefined);
  }
}

function moveFile(from: string, to: string): void {
  onceReleased(() => renameSync(from, to));
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw error;
  }
}

function cannotWrite(file: string, cause: unknown): JournalError {
  if (cause instanceof JournalError) return cause;
  return new JournalError('write-failed', `cannot write ${file}: ${reasonOf(cause)}`, { cause });
}
