/** A file with the code that V8 made of some scripts. Whatever is wrong with it, or with writing it, is the same as if there were none. */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

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

/** What the file has, by the name of the script. V8 trusts the code it is given, so nothing is taken from a file that is damaged or that others can write to. */
export function readCodeFile(directory: string, name: string): ReadonlyMap<string, KeptCode> {
  try {
    return codeIn(readOwnFile(join(directory, name + extension)));
  } catch {
    return new Map();
  }
}

function readOwnFile(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const { uid, mode } = fstatSync(handle);
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
    return isOwn ? readFileSync(handle) : Buffer.alloc(0);
  } finally {
    closeSync(handle);
  }
}

function codeIn(bytes: Buffer): Map<string, KeptCode> {
  const found = new Map<string, KeptCode>();
  if (bytes.length < headSize || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4))) return found;
  const listEnd = headSize + bytes.readUInt32LE(4);
  let place = aligned(listEnd);
  for (const [name, source, size] of JSON.parse(bytes.toString('utf8', headSize, listEnd)) as ListedCode[]) {
    found.set(name, { source, code: bytes.subarray(place, place + size) });
    place = aligned(place + size);
  }
  return found;
}

type ListedCode = readonly [name: string, source: number, size: number];

/** The file appears when it is complete, so that a process that reads it meanwhile finds this one or the one before. */
export function writeCodeFile(directory: string, name: string, codes: ReadonlyMap<string, KeptCode>): void {
  const unfinished = join(directory, `${name}.${process.pid}.new`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
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
