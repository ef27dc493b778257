/** What code for Node imports besides files, as a browser has it: the build puts this module in its place. */
import { StageError } from '../direct/stage-error.js';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, rmdirSync, statSync } from './memory-disk.js';
import { packagedTexts } from './packaged-texts.js';

/** `node:fs/promises` */
export const mkdir = async (path: string) => mkdirSync(path);
export const rmdir = async (path: string) => rmdirSync(path);
export const stat = async (path: string) => statSync(path);
export async function open(path: string, flags: number) {
  const descriptor = openSync(path, flags);
  return {
    stat: async () => fstatSync(descriptor),
    read: async (buffer: Uint8Array, offset: number, length: number, position: number) => ({
      buffer,
      bytesRead: readSync(descriptor, buffer, offset, length, position),
    }),
    close: async () => closeSync(descriptor),
  };
}

/** `node:os` */
export default { tmpdir: () => '/tmp', hostname: () => 'browser', networkInterfaces: () => ({}) };

/** `node:crypto` */
export function randomInt(below: number): number {
  const [bits = 0, more = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (bits * 2 ** 21 + (more >>> 11)) % below;
}

interface Waiting {
  readonly signal?: AbortSignal;
}

/** `node:timers/promises` */
function timeout<Value>(milliseconds: number, value?: Value, { signal }: Waiting = {}): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value);
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
    return undefined;
  });
}

const waiting: (() => void)[] = [];
let turns: InstanceType<typeof MessageChannel> | undefined;

/** Runs after what is due already, without the four milliseconds that a nested timer waits. */
function immediate(callback: () => void = () => {}): Promise<void> {
  const done = new Promise<void>((resolve) => waiting.push(() => resolve(callback())));
  const next = () => waiting.shift()?.();
  // Tests for browsers may run in Node.
  if (typeof globalThis.setImmediate === 'function') globalThis.setImmediate(next);
  else {
    if (!turns) {
      turns = new MessageChannel();
      turns.port1.addEventListener('message', next);
      turns.port1.start();
    }
    turns.port2.postMessage(undefined);
  }
  return done;
}

export { immediate as setImmediate, timeout as setTimeout };

/** The globals `setTimeout` and `setInterval`, whose timers keep no process alive here. */
export const timer = (callback: () => void, milliseconds?: number) =>
  withUnref(globalThis.setTimeout(callback, milliseconds));
export const interval = (callback: () => void, milliseconds?: number) =>
  withUnref(globalThis.setInterval(callback, milliseconds));

/** Node's own timers have it. */
function withUnref(id: unknown) {
  return typeof id === 'object' ? id : { unref: () => id, valueOf: () => id };
}

/** `packaged/packaged-thread`: what would run in a thread runs here. */
export const threadCode = () => undefined;
export const startThread = (): never => {
  throw new Error('there are no threads here');
};

/** Files of the package, as a one-file program has them. */
const assets = {
  isSea: () => true,
  getAsset: (name: string) => packagedTexts[name],
  getAssetKeys: () => Object.keys(packagedTexts),
};

/** The global `process`. */
export const process = {
  platform: 'linux',
  pid: 1,
  execPath: '/shakedown',
  env: {},
  on: () => process,
  off: () => process,
  prependListener: () => process,
  listenerCount: () => 0,
  kill: () => true,
  getBuiltinModule: (name: string) => (name === 'node:sea' ? assets : undefined),
};

/** `stage/control/control-server` and `services/services`, which need ports. */
const refuse = (): never => {
  throw new StageError('a browser opens no port: shakedown stage, on your computer, does');
};
export const openControlPort = refuse;
export const services = new Proxy({}, { get: refuse });
