/** Runs scripts with the code that was kept of them, and keeps that of new ones. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { CodeFile, type KeptCode, readCodeFile, writeCodeFile } from './code-file.js';
import { withLoadingFlags, withUsualFlags } from './engine-flags.js';
import { letGo, passingBytes } from './passing-bytes.js';

/** Where code is kept, and under which name. */
interface Cache {
  readonly directory: string;
  readonly name: string;
  /** Whether the code of new scripts is kept, or what is there only read. */
  readonly keeps: boolean;
  /** Whether scripts are loaded in little memory, which takes longer for many of them. */
  readonly isFrugal: boolean;
}

/** A program that runs for longer keeps the code then: V8 forgets functions that have not run for a while. */
const longestWait = 1000;

/** What Node itself puts around a CommonJS module. */
const wrapping = [
  Buffer.from('(function (exports, require, module, __filename, __dirname) { '),
  Buffer.from('\n});'),
] as const;

/** Runs a script, with those beside it that it requires. */
export function runCached(main: string, { directory, name, ...how }: Cache): void {
  // V8 refuses code that another version made, or the same one with other flags.
  const versions = [crc32(dirname(main)), cachedDataVersionTag()].map((each) => each.toString(16));
  const scripts = new CachedScripts(main, directory, [name, ...versions].join('-'), how);
  scripts.load(basename(main));
}

class CachedScripts {
  readonly #place: string;
  readonly #directory: string;
  readonly #cache: string;
  readonly #kept: CodeFile;
  readonly #modules = new Map<string, { exports: object }>();
  readonly #compiled = new Map<string, { readonly source: number; readonly script: Script }>();
  readonly #require: (id: string) => unknown;
  readonly #keeps: boolean;
  readonly #isFrugal: boolean;
  #hasNew = false;

  constructor(main: string, directory: string, cache: string, { keeps, isFrugal }: Pick<Cache, 'keeps' | 'isFrugal'>) {
    this.#keeps = keeps;
    this.#isFrugal = isFrugal;
    this.#place = dirname(main);
    this.#directory = directory;
    this.#cache = cache;
    this.#kept = new CodeFile(directory, cache);
    const others = createRequire(main);
    this.#require = (id) =>
      id.startsWith('./') ? this.load(id.slice('./'.length)) : withUsualFlags(() => others(id) as unknown);
  }

  /** What the script exports. It runs once, as any CommonJS module does. */
  load(name: string): object {
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    this.#modules.set(name, module);
    const file = join(this.#place, name);
    const body = withUsualFlags(() => this.#compile(name, file).runInThisContext()) as (...words: unknown[]) => void;
    const run = () => body(module.exports, this.#require, module, file, this.#place);
    if (this.#isFrugal) withLoadingFlags(run);
    else run();
    return module.exports;
  }

  #compile(name: string, filename: string): Script {
    const wrapped = readWrapped(filename);
    const source = crc32(wrapped);
    const kept = this.#kept.sourceOf(name) === source ? this.#kept.codeOf(name) : undefined;
    // The build leaves nothing but ASCII in a script, and this is the fastest way to make one text of it.
    const script = new Script(wrapped.toString('latin1'), {
      filename,
      ...(kept && { cachedData: kept as Buffer }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!kept || script.cachedDataRejected) this.#keepLater();
    letGo(wrapped);
    if (kept) letGo(kept);
    this.#compiled.set(name, { source, script });
    return script;
  }

  #keepLater(): void {
    if (!this.#keeps || this.#hasNew) return;
    this.#hasNew = true;
    setTimeout(() => this.#keep(), longestWait).unref();
    // After a failure, the next run will have more to keep.
    process.once('exit', (code) => code <= 1 && this.#keep());
  }

  /** Writes the code of all scripts if it is not yet there, with all functions that ran up to now. */
  #keep(): void {
    if (!this.#hasNew) return;
    this.#hasNew = false;
    withUsualFlags(() => this.#write());
  }

  #write(): void {
    const codes = [...this.#compiled].map(([name, { source, script }]): [string, KeptCode] => [
      name,
      { source, code: script.createCachedData() },
    ]);
    const former = readCodeFile(this.#directory, this.#cache);
    const isSameBuild = codes.every(([name, { source }]) => (former.get(name)?.source ?? source) === source);
    writeCodeFile(this.#directory, this.#cache, new Map([...(isSameBuild ? former : []), ...codes]));
  }
}

/** The text of a script with what is put around it, in one piece of memory. */
function readWrapped(file: string): Buffer {
  const [before, after] = wrapping;
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const bytes = passingBytes(before.length + size + after.length);
    bytes.set(before);
    const end = before.length + readSync(handle, bytes, before.length, size, 0);
    bytes.set(after, end);
    const length = end + after.length;
    return length === bytes.length ? bytes : bytes.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}
