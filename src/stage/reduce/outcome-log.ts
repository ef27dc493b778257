import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { writeFailed } from '../../journal/journal-error.js';
import { textIfAny } from '../../journal/read/regular-file.js';

/** Beside the result. It has no names, only hashes. */
export const logName = '.shakedown-reduce';

const outcomeLine = /^[\da-f]{64} (?:[\da-f]{64}|-)$/;

/** What came of candidates, kept so that the same reduction can go on after its process was killed. */
export class OutcomeLog {
  readonly #file: string;
  readonly #outcomes = new Map<string, string>();

  /** With another `key`, it is another reduction, and begins at once. */
  constructor(file: string, key: string) {
    this.#file = file;
    const [first, ...lines] = (textIfAny(file) ?? '').split('\n');
    const known = first === digest(key) ? lines.filter((line) => outcomeLine.test(line)) : [];
    for (const line of known) {
      const [hash = '', outcome = ''] = line.split(' ');
      this.#outcomes.set(hash, outcome);
    }
    // The last line may be torn.
    this.#write(() => writeFileSync(file, [digest(key), ...known, ''].join('\n')));
  }

  /** Whether a candidate has failed in this way; undefined if it was not run. */
  hasFailed(hash: string, way: string): boolean | undefined {
    const outcome = this.#outcomes.get(hash);
    return outcome === undefined ? undefined : outcome === digest(way);
  }

  /** `way` is how it failed; undefined if it did not. */
  add(hash: string, way: string | undefined): void {
    const outcome = way === undefined ? '-' : digest(way);
    this.#outcomes.set(hash, outcome);
    this.#write(() => appendFileSync(this.#file, `${hash} ${outcome}\n`));
  }

  /** After it is done, the same command begins again: the tool may be another one by then. */
  clear(): void {
    this.#outcomes.clear();
    this.#write(() => writeFileSync(this.#file, ''));
  }

  #write(write: () => void): void {
    try {
      write();
    } catch (error) {
      throw writeFailed(`write ${this.#file}`, error);
    }
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
