import { constants, renameSync, rmSync, type Stats } from 'node:fs';
import { type FileHandle, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { onceReleased } from '../../journal/once-released.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { assertUsableName } from '../../journal/usable-name.js';
import { isRunning } from '../../journal/write/lock-owner.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { makeDirectory } from './output-directory.js';

const fullBuffer = 64 * 1024;

/** A file that gets its name only once it is complete. */
export class OutputFile {
  readonly #file: string;
  readonly #handle: FileHandle;
  /** Temporary name until then; undefined for pipes and devices, which are written directly. */
  readonly #temporary: string | undefined;
  #text = '';

  private constructor(file: string, handle: FileHandle, temporary: string | undefined) {
    this.#file = file;
    this.#handle = handle;
    this.#temporary = temporary;
    process.on('exit', this.#sweep);
  }

  /** Opens the file, and creates its directory. */
  static async open(name: string): Promise<OutputFile> {
    const file = await realpath(name).catch(() => name);
    const former = await stat(file).catch(() => undefined);
    await makeDirectory(path.dirname(file));
    try {
      if (!former) assertUsableName(file);
      if (former && !former.isFile()) return new OutputFile(file, await openDirectly(file, former), undefined);
      const temporary = `${file}.${process.pid}.tmp`;
      await removeLeftovers(file);
      const output = new OutputFile(file, await open(temporary, 'w'), temporary);
      if (former) await output.#takeMode(former.mode);
      return output;
    } catch (error) {
      throw cannotWrite(name, error);
    }
  }

  /** Whether a path is the file's own, or its temporary one. */
  is(file: string): boolean {
    return [this.#file, this.#temporary].some((own) => own !== undefined && path.resolve(own) === path.resolve(file));
  }

  async #takeMode(mode: number): Promise<void> {
    try {
      await this.#handle.chmod(mode);
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  /** Writes a whole file. */
  static async writeWhole(name: string, text: string): Promise<void> {
    const output = await OutputFile.open(name);
    try {
      await output.write(text);
      await output.finish();
    } finally {
      await output.discard();
    }
  }

  async write(text: string): Promise<void> {
    this.#text += text;
    if (this.#text.length >= fullBuffer) await this.#flush();
  }

  /** Flushes and renames the file. */
  async finish(): Promise<void> {
    await this.#flush();
    try {
      await this.#handle.close();
      const temporary = this.#temporary;
      if (temporary !== undefined) onceReleased(() => renameSync(temporary, this.#file));
    } catch (error) {
      throw cannotWrite(this.#file, error);
    }
    process.off('exit', this.#sweep);
  }

  /** Removes the unfinished file; does nothing if it is finished. */
  async discard(): Promise<void> {
    if (!process.listeners('exit').includes(this.#sweep)) return;
    process.off('exit', this.#sweep);
    await this.#handle.close().catch(() => undefined);
    if (this.#temporary !== undefined) await rm(this.#temporary, { force: true });
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    try {
      await this.#handle.writeFile(text);
    } catch (error) {
      throw cannotWrite(this.#file, error);
    }
  }

  /** The process may end without `discard`, for example when the reader closes the pipe. */
  readonly #sweep = (): void => {
    if (this.#temporary !== undefined) rmSync(this.#temporary, { force: true });
  };
}

/** Removes what killed processes have left of the same file. */
async function removeLeftovers(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  for (const name of await readdir(dir || '.')) {
    const [, pid] = (name.startsWith(base) && /^\.(\d+)\.tmp$/.exec(name.slice(base.length))) || [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(dir, name), { force: true });
  }
}

function cannotWrite(file: string, cause: unknown): UsageError {
  return new UsageError(`cannot write ${printable(file)}: ${reasonOf(cause)}`, { cause });
}

/** Opening a pipe without a reader would block for ever, so it fails instead. */
async function openDirectly(file: string, status: Stats): Promise<FileHandle> {
  if (!status.isFIFO()) return open(file, 'w');
  // This fails at once if there is no reader; if there is one, the open below does not block.
  const probe = await open(file, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    return await open(file, 'w');
  } finally {
    await probe.close();
  }
}
