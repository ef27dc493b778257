import { cachedDataVersionTag, getHeapStatistics, setFlagsFromString } from 'node:v8';

/** What V8 is to do: as usual, while the scripts of a program are loaded, or while it is at its work. */
export type FlagChoice = 'usual' | 'loading' | 'working';

type Value = number | boolean;

interface Flag {
  readonly name: string;
  readonly usual: Value;
  /** As usual if left out. */
  readonly loading?: Value;
  readonly working: Value;
  /** At work in a process that is no longer young; as before if left out. */
  readonly workingLong?: Value;
}

/** From then on, in seconds, a process is no longer young. */
export const longWork = 1;

const flags: readonly Flag[] = [
  // How much of a function has to run before V8 looks at it.
  { name: 'interrupt-budget', usual: 67_584, working: 400_000 },
  // How much it copies into a function that it compiles with its best compiler, in bytes of its code.
  { name: 'max-inlined-bytecode-size-cumulative', usual: 920, working: 200 },
  // How much of a function of the scanner has to run before V8 compiles it with its best compiler, in bytes of its code.
  { name: 'wasm-tiering-budget', usual: 1_800_000, working: 12_000_000 },
  // By how much the memory for new objects grows when many of them are still in use, as those of scripts are: here not at all.
  { name: 'semi-space-growth-factor', usual: 2, loading: 1, working: 1 },
  // Whether several threads collect garbage: there is so little of it that waking them up takes longer.
  { name: 'parallel-scavenge', usual: true, working: false },
  { name: 'concurrent-array-buffer-sweeping', usual: true, working: false },
  // Whether it begins early to look for old garbage: most programs end before there is any.
  { name: 'incremental-marking', usual: true, working: false, workingLong: true },
];

/** Only in the V8 of Node 20, with which they were measured: later ones have a compiler between the two. */
const isMeasured = process.versions.v8.startsWith('11.');

/** V8 has another tag for code that it keeps with other flags. */
const usualTag = cachedDataVersionTag();

/** All threads share the flags. Each can tell by itself how long the process has run, and so chooses the same. */
export function chooseFlags(choice: FlagChoice): void {
  if (!isMeasured) return;
  setFlagsFromString(flags.map((flag) => wordFor(flag.name, valueFor(flag, choice))).join(' '));
}

function valueFor({ usual, loading, working, workingLong }: Flag, choice: FlagChoice): Value {
  if (choice === 'usual') return usual;
  if (choice === 'loading') return loading ?? usual;
  return process.uptime() < longWork ? working : (workingLong ?? working);
}

/** Once the process is no longer young. Flags that are as usual are so for a thread that starts, which chooses when it is loaded. */
export function chooseAgain(): void {
  if (cachedDataVersionTag() !== usualTag) chooseFlags('working');
}

/** So many numbers at a time fill the memory for new objects: as many as an object there can have. */
const handful = 8_000;
/** After so many of them it has been full for certain: it has sixteen megabytes at most, of which one half is used. */
const mostHandfuls = 256;

/** Collects old garbage. V8 itself first looks for it when there are eight megabytes of old objects. */
export function collectOld(): void {
  if (!isMeasured) return;
  setFlagsFromString(wordFor('gc-global', true));
  // Nothing else may run before the flag is as usual again: in a large heap, every collection would take long.
  let used = 0;
  for (let i = 0; i < mostHandfuls; i++) {
    const { used_heap_size: now } = getHeapStatistics();
    if (now < used) break;
    used = now;
    Array.from({ length: handful });
  }
  setFlagsFromString(wordFor('gc-global', false));
}

/** The tag while scripts are loaded. */
let loadingTag: number | undefined;

/** To run a script that is loaded, with all that it loads. Where a program is at its work already, that goes on. */
export function withLoadingFlags(run: () => void): void {
  if (cachedDataVersionTag() !== usualTag) return run();
  chooseFlags('loading');
  loadingTag = cachedDataVersionTag();
  try {
    run();
  } finally {
    // A script may begin its work at once.
    if (cachedDataVersionTag() === loadingTag) chooseFlags('usual');
  }
}

/**
 * To compile, and to keep code: V8 refuses code that was kept with other flags, also that of Node's own modules. The flags may be
 * another thread's choice; two that compile at once may disturb each other, and one of them takes longer.
 */
export function withUsualFlags<T>(compile: () => T): T {
  const tag = cachedDataVersionTag();
  if (tag === usualTag) return compile();
  chooseFlags('usual');
  try {
    return compile();
  } finally {
    chooseFlags(tag === loadingTag ? 'loading' : 'working');
  }
}

function wordFor(name: string, value: Value): string {
  if (typeof value === 'number') return `--${name}=${value}`;
  return value ? `--${name}` : `--no-${name}`;
}
