import {
  type BigIntStats,
  closeSync,
  constants,
  ftruncateSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { JournalError } from '../journal-error.js';
import { onceReleased } from '../once-released.js';

/**
 * A JSON file that is rewritten in place, for readers that keep it open. After every system call it holds a
 * complete document: trailing spaces are harmless, so a growing text is first extended with spaces, then
 * overwritten in one write, and only then truncated. Two races remain that no writer can prevent: the kernel
 * does not serialise reads and writes, so a read during that one write may see bytes of both texts; and a
 * reader that gets the length first and reads later may find a longer text. For readers that cannot retry
 * there is `replaceFile`.
 */
export class InPlaceFile {
  readonly #file: string;
  #open: { readonly descriptor: number; readonly inode: bigint } | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  write(text: string | Uint8Array): void {
    const there = ownFile(this.#file);
    if (there?.ino !== this.#open?.inode) this.close();
    if (!there) return replaceFile(this.#file, text);
    this.#open ??= { descriptor: onceReleased(() => openSync(this.#file, inPlace)), inode: there.ino };
    overwrite(this.#open.descriptor, typeof text === 'string' ? Buffer.from(text) : text, Number(there.size));
  }

  close(): void {
    if (this.#open) closeSync(this.#open.descriptor);
    this.#open = undefined;
  }
}

/** Atomically replaces a file. */
export function replaceFile(file: string, text: string | Uint8Array): void {
  // Not `.json`: one widely used reader loads every such file of the directory.
  const draft = path.join(path.dirname(file), `.shakedown-${path.parse(file).name}`);
  ownFile(file);
  try {
    writeNew(draft, text);
    onceReleased(() => renameSync(draft, file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** For reading and writing, and not through a link that has just replaced it. */
const inPlace = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0);

/** The file of a name, if any; a file with a second hard link is not written to. */
function ownFile(file: string): BigIntStats | undefined {
  const there = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (!there || (there.isFile() && there.nlink <= 1n)) return there;
  const found = there.isSymbolicLink()
    ? 'a link'
    : there.isFile()
      ? 'a file with a second name elsewhere'
      : 'not a regular file';
  throw new JournalError('write-failed', `${file} is ${found}, so it is not written to: remove it`);
}

/** Writes a new file, after removing leftovers of an earlier attempt or a link of that name. */
export function writeNew(file: string, text: string | Uint8Array): void {
  onceReleased(() => rmSync(file, { force: true }));
  writeFileSync(file, text, { flag: 'wx' });
}

function overwrite(descriptor: number, text: Uint8Array, size: number): void {
  const { length } = text;
  if (length > size) writeAt(descriptor, spaces(length - size), size);
  writeAt(descriptor, length < size ? padded(text, size) : text, 0);
  if (length < size) ftruncateSync(descriptor, length);
}

function padded(text: Uint8Array, length: number): Uint8Array {
  const whole = spaces(length);
  whole.set(text);
  return whole;
}

function spaces(length: number): Buffer {
  return Buffer.alloc(length, ' ');
}

/** One write, unless it is partial: then the rest follows. */
function writeAt(descriptor: number, bytes: Uint8Array, position: number): void {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(descriptor, bytes, written, bytes.length - written, position + written);
  }
}
