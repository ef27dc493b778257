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
/** A checksum of all that follows, and the length of the list of scripts behind it. */
const headSize = 8;
/** V8 would copy code that stands elsewhere. */
const alignment = 8;
/** Nobody removes the code of a program that is gone; unused for so long, it is one. */
const longestUnused = 30 * 24 * 3600 * 1000;

/**
 * What the file has, by the name of the script, each in a memory of its own, so that what is used up takes none. V8 trusts the code it is
 * given, so nothing is taken from a file that is damaged or that others can write to.
 */
export function readCodeFile(directory: string, name: string): Map<string, KeptCode> {
  try {
    const handle = openSync(join(directory, name + extension), 'r');
    try {
      return codeIn(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    return new Map();
  }
}

/** Throws if something is wrong with the file, whatever it is. */
function codeIn(handle: number): Map<string, KeptCode> {
  const { uid, mode, size: whole } = fstatSync(handle);
  const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
  if (!isOwn) throw new Error('others can write to it');
  let place = 0;
  let sum = 0;
  const next = (size: number): Buffer => {
    if (!(size >= 0 && place + size <= whole)) throw new Error('it is damaged');
    const bytes = passingBytes(size);
    if (readSync(handle, bytes, { position: place }) < size) throw new Error('it is cut off');
    sum = crc32(place === 0 ? bytes.subarray(4) : bytes, sum);
    place += size;
    return bytes;
  };
  const head = next(headSize);
  const listSize = head.readUInt32LE(4);
  const list = next(aligned(headSize + listSize) - headSize).toString('utf8', 0, listSize);
  const codes = (JSON.parse(list) as ListedCode[]).map(([name, source, size]): [string, KeptCode] => [
    name,
    { source, code: next(aligned(size)).subarray(0, size) },
  ]);
  if (place < whole || sum !== head.readUInt32LE(0)) throw new Error('it is damaged');
  return new Map(codes);
}

type ListedCode = readonly [name: string, source: number, size: number];

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
  const listed = [...codes].map(([name, { source, code }]): ListedCode => [name, source, code.length]);
  const list = Buffer.from(JSON.stringify(listed));
  let size = aligned(headSize + list.length);
  const places = listed.map(([, , length]) => {
    const place = size;
    size = aligned(size + length);
    return place;
  });
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(list.length, 4);
  bytes.set(list, headSize);
  for (const [index, { code }] of [...codes.values()].entries()) bytes.set(code, places[index]);
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
  return bytes;
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
