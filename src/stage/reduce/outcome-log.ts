import { appendFileSync, writeFileSync } from 'node:fs';
import { textIfAny } from '../../journal/read/regular-file.js';
import { writing } from './candidate.js';

/** Beside the result. It has no names, only hashes. */
export const logName = '.shakedown-reduce';

/** Which candidates fail, kept so that the same reduction can go on after its process was killed. */
export class OutcomeLog {
  readonly #file: string;
  readonly #earlier: ReadonlyMap<string, boolean>;

  constructor(file: string) {
    this.#file = file;
    // The last line may be torn.
    const whole = (textIfAny(file) ?? '').matchAll(/^([\da-f]{64}) ([+-])$/gm);
    this.#earlier = new Map(Array.from(whole, ([, hash = '', outcome]) => [hash, outcome === '+']));
    writing(file, () => appendFileSync(file, '\n'));
  }

  /** What an earlier process has found; undefined if nothing. */
  fails(hash: string): boolean | undefined {
    return this.#earlier.get(hash);
  }

  add(hash: string, fails: boolean): void {
    writing(this.#file, () => appendFileSync(this.#file, `${hash} ${fails ? '+' : '-'}\n`));
  }

  /** After it is done, the same command begins again: the tool may be another one by then. */
  clear(): void {
    writing(this.#file, () => writeFileSync(this.#file, ''));
  }
}
