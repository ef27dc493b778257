import { subscribe } from 'node:diagnostics_channel';
import type { Progress } from '../../check/check-journal.js';
import { chooseAgain, chooseFlags, collectOld, longWork } from './engine-flags.js';

/** The listener belongs to the process, which may check more than once. */
let isCalled = false;

/**
 * V8 compiles whatever has run for some milliseconds with its best compiler, in threads of its own. A check is mostly over
 * before that pays: with a larger budget it takes 0.9 (game) to 0.8 (spec, or with findings) of the processor's time, and a
 * session of two to twelve hours at full speed 0.7 to 0.8; with smaller functions 0.96 of that, and 0.92. The largest function of the
 * scanner takes 6 ms to compile, of the 60 that a check of a few lines takes.
 * What is new is mostly garbage soon: in little memory it is collected as quickly, and stays in the cache of the processor.
 *
 * Code that is kept is bound to the flags of V8. So this is to be called once the modules are loaded, and the flags are as usual
 * again whenever something is compiled or kept (`run-cached.ts`), and while a thread starts: it would take twice as long, since
 * Node's own modules are kept, too.
 */
export function optimiseLater(): void {
  chooseFlags('working');
  if (isCalled) return;
  isCalled = true;
  subscribe('worker_threads', () => chooseFlags('usual'));
  chooseWhenLong();
}

/** A check of so many bytes is a long one, which needs as much memory in the end as its garbage takes. */
const longCheck = 200_000_000;
/** After so many bytes of a check, of seven megabytes of old objects two or three are garbage. To find them takes about 20 ms. */
const garbageAfter = [20_000_000, 350_000_000, 700_000_000];
let collections = 0;

/** To be told how much of a check is done, in bytes. */
export function collectInLongCheck({ done, all }: Pick<Progress, 'done' | 'all'>): void {
  if (all < longCheck || done < (garbageAfter[collections] ?? Infinity)) return;
  collections += 1;
  collectOld();
}

/** A timer may come early: it counts from when the event loop last looked at the clock. */
function chooseWhenLong(): void {
  const left = longWork - process.uptime();
  if (left > 0) setTimeout(chooseWhenLong, Math.ceil(left * 1000)).unref();
  else chooseAgain();
}

/** For a thread that is loaded, and all others with it: they share their flags. */
export function optimiseLaterAgain(): void {
  chooseFlags('working');
}
