import { subscribe } from 'node:diagnostics_channel';
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

/** After so many milliseconds of nine megabytes about two and a half are garbage, and to find them takes 10 to 20 ms. */
const oldGarbage = 1300;

/** For a program that goes on for long, and needs little more memory than it does after a second. */
export function collectLater(): void {
  setTimeout(collectOld, oldGarbage).unref();
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
