import { setFlagsFromString } from 'node:v8';

/** How much of a function has to run before V8 looks at it; by default 67584. */
const budget = 400_000;

/**
 * V8 compiles whatever has run for some milliseconds with its best compiler, in threads of its own. A check is mostly over
 * before that pays: with a larger budget it takes 0.9 (game) to 0.8 (spec, or with findings) of the processor's time, and a
 * session of two to twelve hours at full speed 0.7 to 0.8.
 * To be called once the modules are loaded: what V8 keeps of a module is bound to its flags. Only in the V8 of Node 20, with
 * which it was measured: later ones have a compiler between the two.
 */
export function optimiseLater(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${budget}`);
}
