import { constants, rmSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { makeDirectory } from './directory.js';

const fullBuffer = 64 * 1024;

/** A file that appears under its name when all of it is written, and not before. */
export class OutputFile {
  readonly #file: string;
  readonly #handle: FileHandle;
  /** The name it has meanwhile; a pipe or a device is written at once. */
  readonly #meanwhile: string | undefined;
  #text = '';

  private constructor(file: string, handle: FileHandle, meanwhile: string | undefined) {
    this.#file = file;
    this.#handle = handle;
    this.#meanwhile = meanwhile;
    process.on('exit', this.#sweep);
  }

  /** Opens the file, and makes the directory it lies in. */
  static async open(name: string): Promise<OutputFile> {
    const file = await realpath(name).catch(() => name);
    const former = await stat(file).catch(() => undefined);
    await makeDirectory(path.dirname(file));
    try {
      if (former && !former.isFile()) return new OutputFile(file, await openDirectly(file, former), undefined);
      const meanwhile = `${file}.${process.pid}.tmp`;
      const output = new OutputFile(file, await open(meanwhile, 'w'), meanwhile);
      if (former) await output.#takeMode(former.mode);
      return output;
    } catch (error) {
      throw cannotWrite(name, error);
    }
  }

  /** Whether a path is the file's own, or the one it has meanwhile. */
  is(file: string): boolean {
    return [this.#file, this.#meanwhile].some((own) => own !== undefined && path.resolve(own) === path.resolve(file));
  }

  async #takeMode(mode: number): Promise<void> {
    try {
      await this.#handle.chmod(mode);
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  /** Writes a file in one go. */
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

  /** Writes what is left and gives the file its name. */
  async finish(): Promise<void> {
    await this.#flush();
    try {
      await this.#handle.close();
      if (this.#meanwhile !== undefined) await rename(this.#meanwhile, this.#file);
    } catch (error) {
      throw cannotWrite(this.#file, error);
    }
    process.off('exit', this.#sweep);
  }

  /** Leaves nothing behind; does nothing if the file is finished. */
  async discard(): Promise<void> {
    if (!process.listeners('exit').includes(this.#sweep)) return;
    process.off('exit', this.#sweep);
    await this.#handle.close().catch(() => undefined);
    if (this.#meanwhile !== undefined) await rm(this.#meanwhile, { force: true });
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

  /** Whoever ends the process, such as a reader that closed the pipe, asks nobody. */
  readonly #sweep = (): void => {
    if (this.#meanwhile !== undefined) rmSync(this.#meanwhile, { force: true });
  };
}

function cannotWrite(file: string, cause: unknown): UsageError {
  return new UsageError(`cannot write ${printable(file)}: ${reasonOf(cause)}`, { cause });
}

/** A pipe is written only if somebody reads it: nobody waits for one who may never come. */
async function openDirectly(file: string, status: Stats): Promise<FileHandle> {
  if (!status.isFIFO()) return open(file, 'w');
  // It fails at once where there is no reader, and lets the other open at once where there is one.
  const probe = await open(file, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    return await open(file, 'w');
  } finally {
    await probe.close();
  }
}
