import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from taking more memory for new objects while scripts run for the first time. Nearly all that they make then stays, and V8 would
 * make room for as much again, twice: three megabytes, which are touched to the last page and never given back.
 *
 * V8 does so by a flag, and refuses code that was kept with other flags, its own of Node's modules as well. So the hold is lifted
 * whenever something is compiled.
 */
export class GrowthHold {
  readonly #usual = cachedDataVersionTag();
  readonly #isWanted: boolean;
  #isHeld = false;

  /** All threads share the flags, so only one of them may have such a hold. */
  constructor(isWanted: boolean) {
    this.#isWanted = isWanted;
  }

  /** Whoever has changed flags meanwhile keeps them. */
  during<T>(run: () => T): T {
    if (!this.#isWanted || this.#isHeld || cachedDataVersionTag() !== this.#usual) return run();
    this.#set(true);
    try {
      return run();
    } finally {
      this.#set(false);
    }
  }

  lifted<T>(compile: () => T): T {
    if (!this.#isHeld) return compile();
    this.#set(false);
    try {
      return compile();
    } finally {
      this.#set(true);
    }
  }

  #set(isHeld: boolean): void {
    this.#isHeld = isHeld;
    setFlagsFromString(`--semi-space-growth-factor=${isHeld ? 1 : 2}`);
  }
}
