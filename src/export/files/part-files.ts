import { readFileSync, rmSync } from 'node:fs';
import { appendFile, lstat, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory, removeCreated } from '../../journal/directories.js';
import { JournalError } from '../../journal/journal-error.js';
import { isSystemError, notMade, reasonOf } from '../../journal/system-error-reason.js';
import type { PartStore } from '../open-parts.js';
import { partPattern } from '../partition.js';

/** Lists the files of an export in its directory, so that the next can take their place. */
const markerName = '.shakedown-export';
/** The folder of one that is being written, by its process. */
const unfinished = /^\.shakedown-export-(\d+)$/;

type AppendFile = (file: string, bytes: Uint8Array) => Promise<void>;

export interface PartFilesOptions {
  /** Replace the export that is there. */
  readonly clean?: boolean | undefined;
  /** Writes bytes to the disk; tests simulate a full disk with it. */
  readonly appendFile?: AppendFile;
}

/**
 * The files of an export. They are written to a folder with a name of its own, and get their places only when all of them
 * are whole: an export that is broken off leaves nothing, and the one that it should have replaced stays.
 */
export class PartFiles implements PartStore, AsyncDisposable {
  readonly #directory: string;
  readonly #work: string;
  readonly #appendFile: AppendFile;
  /** Directories that were not there before. */
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

  /** Makes the directory, unless it is there; anything in it that is not to be replaced is a reason to refuse. */
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

  /** Makes a folder and those above it, each once. */
  async #makeFolder(folder: string): Promise<void> {
    if (this.#folders.has(folder)) return;
    if (folder !== '.') await this.#makeFolder(path.dirname(folder));
    await mkdir(path.join(this.#work, folder));
    this.#folders.add(folder);
  }

  /** Puts all files into their places. */
  async finish(): Promise<void> {
    try {
      await refuseForeign(this.#directory, this.#files, this.#former);
      // At any moment, the marker has all files that are there.
      await this.#mark([...new Set([...this.#former, ...this.#files])]);
      await removeFiles(this.#directory, this.#former);
      for (const folder of this.#folders) await mkdir(path.join(this.#directory, folder), { recursive: true });
      for (const file of this.#files) await rename(path.join(this.#work, file), path.join(this.#directory, file));
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
    await rename(`${marker}.tmp`, marker);
  }

  /** The process may be ended at any moment, as by a second Ctrl-C. */
  readonly #sweep = (): void => rmSync(this.#work, { recursive: true, force: true });
}

/** The files of the export that is to be replaced. */
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

/** What an export left that was killed. One that is still at work is left alone. */
async function removeUnfinished(directory: string, name: string): Promise<void> {
  const owner = Number(unfinished.exec(name)?.[1]);
  if (owner !== process.pid && isRunning(owner))
    throw new JournalError('locked', `another export is being written to ${directory}, by process ${owner}`);
  await rm(path.join(directory, name), { recursive: true, force: true });
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

/** Nothing is written over a file that is not of the export before. */
async function refuseForeign(directory: string, files: Iterable<string>, former: readonly string[]): Promise<void> {
  const ours = new Set(former);
  for (const file of files) {
    const target = path.join(directory, file);
    if (!ours.has(file) && (await lstat(target).catch(() => undefined)))
      throw new JournalError('foreign', `${target} was not written by Shakedown, so nothing is written over it`);
  }
}

/** Nothing that could lie elsewhere is taken from a marker, whoever wrote it. */
function readMarker(directory: string): string[] | undefined {
  try {
    const text = readFileSync(path.join(directory, markerName), 'utf8');
    return text.split('\n').filter((line) => partPattern.test(line));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw new JournalError('write-failed', `cannot read ${path.join(directory, markerName)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Removes files, and the folders that are empty then. */
async function removeFiles(directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(path.join(directory, file), { force: true });
  const folders = new Set(files.flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]));
  for (const folder of [...folders].toSorted((a, b) => b.length - a.length)) {
    if (folder === '.') continue;
    // Someone else's file may lie there.
    await rmdir(path.join(directory, folder)).catch(() => undefined);
  }
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
