import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';

/** What V8 is to do: as usual; while scripts run for the first time; while a program is at its work. */
export type FlagChoice = 'usual' | 'loading' | 'working';

type Value = number | boolean;

interface Flag {
  readonly name: string;
  readonly usual: Value;
  /** As usual if left out. */
  readonly loading?: Value;
  readonly working: Value;
}

const flags: readonly Flag[] = [
  // How much of a function has to run before V8 looks at it.
  { name: 'interrupt-budget', usual: 67_584, working: 400_000 },
  // How much it copies into a function that it compiles with its best compiler, in bytes of its code.
  { name: 'max-inlined-bytecode-size-cumulative', usual: 920, working: 200 },
  // How much of a function of the scanner has to run before V8 compiles it with its best compiler, in bytes of its code.
  { name: 'wasm-tiering-budget', usual: 1_800_000, working: 12_000_000 },
  // By how much the memory for new objects grows when many of them are still in use: here not at all. What scripts make when they run
  // for the first time stays nearly all, and V8 would make room for as much again, twice: three megabytes, never given back.
  { name: 'semi-space-growth-factor', usual: 2, loading: 1, working: 1 },
  // Whether several threads collect garbage: there is so little of it that waking them up takes longer.
  { name: 'parallel-scavenge', usual: true, working: false },
  { name: 'concurrent-array-buffer-sweeping', usual: true, working: false },
];

/** Only in the V8 of Node 20, with which they were measured: later ones have a compiler between the two. */
const isMeasured = process.versions.v8.startsWith('11.');

/** V8 has another tag for code that it keeps with other flags. */
const usualTag = cachedDataVersionTag();

/** Whether scripts run for the first time, so that the flags are those for it. */
let isLoading = false;

/** All threads share the flags. */
export function chooseFlags(choice: FlagChoice): void {
  changeFlags(choice, () => true);
}

function changeFlags(choice: FlagChoice, isToChange: (flag: Flag) => boolean): void {
  if (!isMeasured) return;
  for (const flag of flags.filter(isToChange)) setFlagsFromString(wordFor(flag.name, flag[choice] ?? flag.usual));
}

const isForLoading = ({ loading }: Flag) => loading !== undefined;

/**
 * To compile, and to keep code: V8 refuses code that was kept with other flags, also that of Node's own modules. The flags may be
 * another thread's choice; two that compile at once may disturb each other, and one of them takes longer.
 */
export function withUsualFlags<T>(compile: () => T): T {
  if (cachedDataVersionTag() === usualTag) return compile();
  const [former, areOthers] = isLoading ? (['loading', isForLoading] as const) : (['working', () => true] as const);
  changeFlags('usual', areOthers);
  try {
    return compile();
  } finally {
    changeFlags(former, areOthers);
  }
}

/** Runs scripts for the first time. If the program is at its work already, that goes on. */
export function whileLoading<T>(run: () => T): T {
  if (cachedDataVersionTag() !== usualTag) return run();
  changeFlags('loading', isForLoading);
  isLoading = true;
  try {
    return run();
  } finally {
    isLoading = false;
    changeFlags('usual', isForLoading);
  }
}

function wordFor(name: string, value: Value): string {
  if (typeof value === 'number') return `--${name}=${value}`;
  return value ? `--${name}` : `--no-${name}`;
}
