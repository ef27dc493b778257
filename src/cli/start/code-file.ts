/** A file with the code that V8 made of some scripts. Whatever is wrong with it, or with writing it, is the same as if there were none. */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { passingBytes } from './passing-bytes.js';

/** The code of a script, and the checksum of the text it was made of: V8 compares nothing but its length. */
export interface KeptCode {
  readonly source: number;
  readonly code: Uint8Array;
}

const extension = '.code';
/** A checksum of the list of scripts behind it, and of its length; and that length. */
const headSize = 8;
/** V8 would copy code that stands elsewhere. */
const alignment = 8;
/** Nobody removes the code of a program that is gone; unused for so long, it is one. */
const longestUnused = 30 * 24 * 3600 * 1000;

/**
 * A file of code. Of each script, the code is read when the script is loaded, into a memory of its own: most runs do without some of
 * them. V8 trusts the code it is given, so nothing is taken from a file that is damaged or that others can write to.
 */
export class CodeFile {
  readonly #file: string;
  readonly #places = new Map<string, Place>();

  constructor(directory: string, name: string) {
    this.#file = join(directory, name + extension);
    this.#read((handle, size) => {
      for (const [script, place] of placesIn(handle, size)) this.#places.set(script, place);
    });
  }

  get scripts(): Iterable<string> {
    return this.#places.keys();
  }

  /** The checksum of the text that the code of a script was made of. */
  sourceOf(script: string): number | undefined {
    return this.#places.get(script)?.source;
  }

  /** The file may be another by now: then the checksum is that of something else. */
  codeOf(script: string): Uint8Array | undefined {
    const place = this.#places.get(script);
    return place && this.#read((handle) => codeAt(handle, place));
  }

  #read<T>(read: (handle: number, size: number) => T): T | undefined {
    try {
      const handle = openSync(this.#file, 'r');
      try {
        const { uid, mode, size } = fstatSync(handle);
        const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
        return isOwn ? read(handle, size) : undefined;
      } finally {
        closeSync(handle);
      }
    } catch {
      return undefined;
    }
  }
}

/** Where the code of a script stands, with a checksum of that code. */
interface Place {
  readonly source: number;
  readonly start: number;
  readonly size: number;
  readonly sum: number;
}

/** Throws if something is wrong with the list, whatever it is. */
function placesIn(handle: number, whole: number): Map<string, Place> {
  const head = new DataView(bytesAt(handle, 0, headSize).buffer);
  const listSize = head.getUint32(4, true);
  let start = aligned(headSize + listSize);
  if (start > whole) throw new Error('it is cut off');
  const list = bytesAt(handle, headSize, start - headSize);
  if (head.getUint32(0, true) !== crc32(list, listSize)) throw new Error('it is damaged');
  const listed = JSON.parse(list.toString('utf8', 0, listSize)) as ListedCode[];
  const places = listed.map(([name, source, size, sum]): [string, Place] => {
    const place = { source, start, size, sum };
    start = aligned(start + size);
    return [name, place];
  });
  if (start !== whole) throw new Error('it is cut off');
  return new Map(places);
}

function codeAt(handle: number, { start, size, sum }: Place): Uint8Array | undefined {
  const bytes = bytesAt(handle, start, aligned(size));
  return crc32(bytes) === sum ? new Uint8Array(bytes.buffer, 0, size) : undefined;
}

function bytesAt(handle: number, position: number, size: number): Buffer {
  const bytes = passingBytes(size);
  if (readSync(handle, bytes, { position }) < size) throw new Error('it is cut off');
  return bytes;
}

type ListedCode = readonly [name: string, source: number, size: number, sum: number];

/** All that the file has. */
export function readCodeFile(directory: string, name: string): Map<string, KeptCode> {
  const file = new CodeFile(directory, name);
  const codes = new Map<string, KeptCode>();
  for (const script of file.scripts) {
    const [source, code] = [file.sourceOf(script), file.codeOf(script)];
    if (source !== undefined && code) codes.set(script, { source, code });
  }
  return codes;
}

/** The file appears when it is complete, so that a process that reads it meanwhile finds this one or the one before. */
export function writeCodeFile(directory: string, name: string, codes: ReadonlyMap<string, KeptCode>): void {
  const unfinished = join(directory, `${name}.${process.pid}.new`);
  try {
    makeOwnDirectory(directory);
    try {
      writeFileSync(unfinished, bytesOf(codes), { flag: 'wx', mode: 0o600 });
      renameSync(unfinished, join(directory, name + extension));
    } finally {
      rmSync(unfinished, { force: true });
    }
    removeUnused(directory);
  } catch {
    // The next run compiles again.
  }
}

/** Makes no home for somebody who has none, and leaves nothing in that of another: whoever is root for a moment would lock its owner out. */
function makeOwnDirectory(directory: string): void {
  for (const each of [dirname(directory), directory]) {
    if (!existsSync(each)) mkdirSync(each, { mode: 0o700 });
    if (process.getuid && statSync(each).uid !== process.getuid()) throw new Error('it belongs to somebody else');
  }
}

function bytesOf(codes: ReadonlyMap<string, KeptCode>): Buffer {
  const padded = [...codes.values()].map(({ code }) => {
    const bytes = Buffer.alloc(aligned(code.length));
    bytes.set(code);
    return bytes;
  });
  const listed = [...codes].map(
    ([name, { source, code }], index): ListedCode => [name, source, code.length, crc32(padded[index] as Buffer)],
  );
  const list = Buffer.from(JSON.stringify(listed));
  const front = Buffer.alloc(aligned(headSize + list.length));
  front.set(list, headSize);
  front.writeUInt32LE(crc32(front.subarray(headSize), list.length), 0);
  front.writeUInt32LE(list.length, 4);
  return Buffer.concat([front, ...padded]);
}

function aligned(place: number): number {
  return Math.ceil(place / alignment) * alignment;
}

/** A file that is in use and removed all the same is written again. */
function removeUnused(directory: string): void {
  const oldest = Date.now() - longestUnused;
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (/\.(code|new)$/.test(name) && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}
