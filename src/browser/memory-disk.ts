/**
 * Files in memory, with those functions of `node:fs` that the writer and the readers of a journal directory
 * call: a bundle for browsers takes this module for that one. Errors have the codes of Linux.
 */
import { basename, dirname, resolve } from 'pathe';

interface MemoryFile {
  readonly ino: number;
  bytes: Uint8Array;
  size: number;
  nlink: number;
  mtimeMs: number;
}

type Data = string | Uint8Array;
type Flags = string | number;
type Options = string | { readonly encoding?: string; readonly flag?: string };
type Look = { readonly bigint?: boolean; readonly throwIfNoEntry?: boolean };

export const constants = {
  O_RDONLY: 0,
  O_WRONLY: 1,
  O_RDWR: 2,
  O_CREAT: 0o100,
  O_EXCL: 0o200,
  O_TRUNC: 0o1000,
  O_APPEND: 0o2000,
  O_NONBLOCK: 0o4000,
  O_NOFOLLOW: 0o400000,
};

const { O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND } = constants;

/** The bits of a flag that say whether a file is read or written. */
const accessMask = 3;

const flagsOf: Readonly<Record<string, number>> = {
  r: 0,
  'r+': O_RDWR,
  w: O_WRONLY | O_CREAT | O_TRUNC,
  wx: O_WRONLY | O_CREAT | O_EXCL,
  a: O_WRONLY | O_CREAT | O_APPEND,
  ax: O_WRONLY | O_CREAT | O_APPEND | O_EXCL,
};

const directories = new Map<string, number>([
  ['/', 1],
  ['/tmp', 2],
]);
const files = new Map<string, MemoryFile>();
const open = new Map<number, { readonly file: MemoryFile; readonly path: string; readonly how: number; at: number }>();
const watchers = new Set<{ readonly directory: string; changed(type: 'rename' | 'change', name: string): void }>();
let made = 2;

function failed(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}

function changed(path: string, type: 'rename' | 'change'): void {
  for (const watcher of watchers)
    if (watcher.directory === dirname(path)) queueMicrotask(() => watcher.changed(type, basename(path)));
}

function fileAt(path: string): MemoryFile {
  const file = files.get(resolve('/', path));
  if (!file) throw failed(directories.has(resolve('/', path)) ? 'EISDIR' : 'ENOENT', path);
  return file;
}

function opened(descriptor: number, refused?: number) {
  const found = open.get(descriptor);
  if (!found || (found.how & accessMask) === refused) throw failed('EBADF', String(descriptor));
  return found;
}

function bytesOf(data: Data): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}

function setSize(file: MemoryFile, size: number): void {
  if (size > file.bytes.length) {
    const bytes = new Uint8Array(Math.max(size, file.bytes.length * 2));
    bytes.set(file.bytes.subarray(0, file.size));
    file.bytes = bytes;
  }
  file.bytes.fill(0, size, file.size);
  file.size = size;
  file.mtimeMs = Date.now();
}

function link(file: MemoryFile, path: string): void {
  const place = resolve('/', path);
  if (!directories.has(dirname(place))) throw failed('ENOENT', path);
  const before = files.get(place);
  if (before) before.nlink -= 1;
  file.nlink += 1;
  files.set(place, file);
  changed(place, 'rename');
}

function unlink(path: string): void {
  const place = resolve('/', path);
  fileAt(place).nlink -= 1;
  files.delete(place);
  changed(place, 'rename');
}

export function openSync(path: string, flags: Flags = 'r'): number {
  const how = typeof flags === 'string' ? flagsOf[flags] : flags;
  if (how === undefined) throw failed('EINVAL', path);
  const place = resolve('/', path);
  if (directories.has(place)) throw failed('EISDIR', path);
  if (how & O_EXCL && files.has(place)) throw failed('EEXIST', path);
  if (how & O_CREAT && !files.has(place))
    link({ ino: ++made, bytes: new Uint8Array(), size: 0, nlink: 0, mtimeMs: Date.now() }, place);
  const file = fileAt(place);
  if (how & O_TRUNC) setSize(file, 0);
  open.set(++made, { file, path: place, how, at: 0 });
  return made;
}

export function closeSync(descriptor: number): void {
  opened(descriptor);
  open.delete(descriptor);
}

interface Range {
  readonly offset?: number | undefined;
  readonly length?: number | undefined;
  readonly position?: number | null | undefined;
}

export function readSync(
  descriptor: number,
  into: Uint8Array,
  range: number | Range = {},
  count?: number,
  place?: number | null,
): number {
  if (typeof range === 'number') return readSync(descriptor, into, { offset: range, length: count, position: place });
  const { offset = 0, length = into.length - offset, position } = range;
  const source = opened(descriptor, O_WRONLY);
  const at = position ?? source.at;
  const found = source.file.bytes.subarray(at, Math.min(source.file.size, at + length));
  into.set(found, offset);
  if (position === undefined || position === null) source.at += found.length;
  return found.length;
}

export function readvSync(descriptor: number, buffers: readonly Uint8Array[], position: number): number {
  let count = 0;
  for (const buffer of buffers) count += readSync(descriptor, buffer, 0, buffer.length, position + count);
  return count;
}

export function writeSync(
  descriptor: number,
  data: Data,
  offset = 0,
  length?: number,
  position?: number | null,
): number {
  const target = opened(descriptor, O_RDONLY);
  const bytes = bytesOf(data).subarray(offset, length === undefined ? undefined : offset + length);
  const at = target.how & O_APPEND ? target.file.size : (position ?? target.at);
  setSize(target.file, Math.max(target.file.size, at + bytes.length));
  target.file.bytes.set(bytes, at);
  if (position === undefined || position === null) target.at = at + bytes.length;
  changed(target.path, 'change');
  return bytes.length;
}

export function ftruncateSync(descriptor: number, size = 0): void {
  const { file, path, how } = opened(descriptor);
  if ((how & accessMask) === O_RDONLY) throw failed('EINVAL', path);
  setSize(file, size);
  changed(path, 'change');
}

export function truncateSync(path: string, size = 0): void {
  setSize(fileAt(path), size);
  changed(resolve('/', path), 'change');
}

export function readFileSync(path: string | number, options?: Options): string | Buffer {
  const { bytes, size } = typeof path === 'number' ? opened(path).file : fileAt(path);
  const copy = Buffer.from(bytes.slice(0, size));
  return options === undefined ? copy : copy.toString();
}

export function writeFileSync(path: string, data: Data, options: Options = {}): void {
  const descriptor = openSync(path, (typeof options === 'object' && options.flag) || 'w');
  writeSync(descriptor, data);
  closeSync(descriptor);
}

export function appendFileSync(path: string, data: Data): void {
  writeFileSync(path, data, { flag: 'a' });
}

export function copyFileSync(from: string, to: string): void {
  writeFileSync(to, readFileSync(from));
}

export function renameSync(from: string, to: string): void {
  const file = fileAt(from);
  if (files.get(resolve('/', to)) === file) return;
  link(file, to);
  unlink(from);
}

export function linkSync(from: string, to: string): void {
  const file = fileAt(from);
  if (existsSync(to)) throw failed('EEXIST', to);
  link(file, to);
}

export function rmSync(path: string, { force = false, recursive = false } = {}): void {
  const place = resolve('/', path);
  if (directories.has(place) && recursive) {
    for (const name of readdirSync(place)) rmSync(resolve(place, name), { recursive });
    rmdirSync(place);
  } else if (!force || existsSync(place)) unlink(place);
}

export function mkdirSync(path: string): void {
  if (existsSync(path)) throw failed('EEXIST', path);
  if (!directories.has(dirname(resolve('/', path)))) throw failed('ENOENT', path);
  directories.set(resolve('/', path), ++made);
}

export function mkdtempSync(prefix: string): string {
  const path = `${prefix}${++made}`;
  mkdirSync(path);
  return path;
}

export function rmdirSync(path: string): void {
  if (readdirSync(path).length > 0) throw failed('ENOTEMPTY', path);
  directories.delete(resolve('/', path));
}

export function readdirSync(path: string): string[] {
  const place = resolve('/', path);
  if (!directories.has(place)) throw failed(files.has(place) ? 'ENOTDIR' : 'ENOENT', path);
  return [...directories.keys(), ...files.keys()]
    .filter((each) => each !== '/' && dirname(each) === place)
    .map((each) => basename(each));
}

export function existsSync(path: string): boolean {
  return files.has(resolve('/', path)) || directories.has(resolve('/', path));
}

export function statSync(path: string, { bigint = false, throwIfNoEntry = true }: Look = {}) {
  const directory = directories.get(resolve('/', path));
  if (directory !== undefined) return statusOf(directory, bigint);
  if (!throwIfNoEntry && !existsSync(path)) return undefined;
  return statusOf(fileAt(path), bigint);
}

/** There are no links to follow. */
export function lstatSync(path: string, look?: Look) {
  return statSync(path, look);
}

export function fstatSync(descriptor: number) {
  return statusOf(opened(descriptor).file, false);
}

/** Of a file, or of a directory by its number. */
function statusOf(what: MemoryFile | number, bigint: boolean) {
  const isFile = typeof what === 'object';
  const { ino, size, nlink, mtimeMs } = isFile ? what : { ino: what, size: 0, nlink: 1, mtimeMs: 0 };
  const figure = (value: number) => (bigint ? BigInt(Math.floor(value)) : value);
  return {
    dev: figure(1),
    ino: figure(ino),
    size: figure(size),
    nlink: figure(nlink),
    mtimeMs: figure(mtimeMs),
    birthtimeMs: figure(0),
    isFile: () => isFile,
    isDirectory: () => !isFile,
    isSymbolicLink: () => false,
    isFIFO: () => false,
  };
}

export function realpathSync(path: string): string {
  statSync(path);
  return resolve('/', path);
}

export function readlinkSync(path: string): string {
  throw failed(existsSync(path) ? 'EINVAL' : 'ENOENT', path);
}

export function utimesSync(path: string, _accessed: unknown, modified: Date | number): void {
  fileAt(path).mtimeMs = modified instanceof Date ? modified.getTime() : modified * 1000;
}

export function watch(path: string, listener: (type: 'rename' | 'change', name: string) => void) {
  const watcher = { directory: resolve('/', path), changed: listener };
  watchers.add(watcher);
  return { on: () => {}, close: () => void watchers.delete(watcher) };
}
