import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';

/** How much of a function has to run before V8 looks at it: by default, and here. */
const usualBudget = 67_584;
const largerBudget = 400_000;

/** The listeners belong to the process, which may check more than once. */
let isCalled = false;

/**
 * V8 compiles whatever has run for some milliseconds with its best compiler, in threads of its own. A check is mostly over
 * before that pays: with a larger budget it takes 0.9 (game) to 0.8 (spec, or with findings) of the processor's time, and a
 * session of two to twelve hours at full speed 0.7 to 0.8.
 * Only in the V8 of Node 20, with which it was measured: later ones have a compiler between the two.
 *
 * Code that is kept is bound to the flags of V8. So this is to be called once the modules are loaded, and the flags are as usual
 * again at the end, when code is kept, and while a thread starts: it would take twice as long, since Node's own modules are kept, too.
 */
export function optimiseLater(): void {
  setBudget(largerBudget);
  if (isCalled) return;
  isCalled = true;
  process.prependOnceListener('exit', () => setBudget(usualBudget));
  subscribe('worker_threads', () => setBudget(usualBudget));
}

/** For a thread that is loaded, and all others with it: they share their flags. */
export function optimiseLaterAgain(): void {
  setBudget(largerBudget);
}

function setBudget(budget: number): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${budget}`);
}
