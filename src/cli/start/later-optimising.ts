import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { type CompilingMessage, compilingChannel } from './compiling-channel.js';

/** Flags of V8: what they are by default, and here. */
const flags = [
  // How much of a function has to run before V8 looks at it.
  { name: 'interrupt-budget', usual: 67_584, ours: 400_000 },
  // How much it copies into a function that it compiles with its best compiler, in bytes of its code.
  { name: 'max-inlined-bytecode-size-cumulative', usual: 920, ours: 200 },
  // How much of a function of the scanner has to run before V8 compiles it with its best compiler, in bytes of its code.
  { name: 'wasm-tiering-budget', usual: 1_800_000, ours: 12_000_000 },
  // By how much the memory for new objects grows when many of them are still in use: here not at all.
  { name: 'semi-space-growth-factor', usual: 2, ours: 1 },
  // Whether several threads collect garbage: there is so little of it that waking them up takes longer.
  { name: 'parallel-scavenge', usual: true, ours: false },
  { name: 'concurrent-array-buffer-sweeping', usual: true, ours: false },
] as const;

/** The listeners belong to the process, which may check more than once; a thread has its own. */
let isCalled = false;

/** What was set last. */
let set: 'usual' | 'ours' = 'usual';

/**
 * V8 compiles whatever has run for some milliseconds with its best compiler, in threads of its own. A check is mostly over
 * before that pays: with a larger budget it takes 0.9 (game) to 0.8 (spec, or with findings) of the processor's time, and a
 * session of two to twelve hours at full speed 0.7 to 0.8; with smaller functions 0.96 of that, and 0.92.
 * What is new is mostly garbage soon: in 4 MB instead of 16 it is collected as quickly, and stays in the cache of the processor.
 * Only in the V8 of Node 20, with which it was measured: later ones have a compiler between the two.
 *
 * Code that is kept is bound to the flags of V8. So this is to be called once the modules are loaded, and the flags are as usual
 * again at the end, when code is kept, while a script is compiled that is seldom needed, and while a thread starts: it would take
 * twice as long, since Node's own modules are kept, too.
 */
export function optimiseLater(): void {
  setFlags('ours');
  if (isCalled) return;
  isCalled = true;
  process.prependOnceListener('exit', () => setFlags('usual'));
  subscribe('worker_threads', () => setFlags('usual'));
  beUsualToCompile();
}

/** For a thread that is loaded, and all others with it: they share their flags. */
export function optimiseLaterAgain(): void {
  setFlags('ours');
  beUsualToCompile();
}

function beUsualToCompile(): void {
  let former = set;
  subscribe(compilingChannel, (message) => {
    const { isDone } = message as CompilingMessage;
    if (!isDone) former = set;
    setFlags(isDone ? former : 'usual');
  });
}

function setFlags(which: 'usual' | 'ours'): void {
  set = which;
  if (!process.versions.v8.startsWith('11.')) return;
  for (const flag of flags) setFlagsFromString(asWord(flag.name, flag[which]));
}

function asWord(name: string, value: number | boolean): string {
  if (typeof value === 'number') return `--${name}=${value}`;
  return value ? `--${name}` : `--no-${name}`;
}
