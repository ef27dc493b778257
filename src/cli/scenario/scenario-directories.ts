import { rmSync } from 'node:fs';
import path from 'node:path';
import { removeIfEmpty, temporaryDirectory } from '../session/temporary-directory.js';
import type { ScenarioResult } from './result.js';

export interface ScenarioDirectoryOptions {
  /** Where everything goes and stays; into a temporary directory, and away again, if left out. */
  readonly out?: string | undefined;
  /** Whether what did not come out as expected stays. */
  readonly keep: boolean;
}

/** The directories that scenarios are played into, each into one of its own. */
export class ScenarioDirectories {
  readonly #home: string;
  readonly #wishes: ScenarioDirectoryOptions;
  readonly #taken = new Set<string>();

  constructor(options: ScenarioDirectoryOptions) {
    this.#wishes = options;
    this.#home = options.out ?? temporaryDirectory('scenarios');
  }

  /** A directory named after a scenario, which no other has. */
  directoryFor(name: string): string {
    const plain = path.basename(name).replace(/\.ya?ml$/i, '') || 'scenario';
    let place = plain;
    // Names that differ only in their case are one name on some systems.
    for (let count = 2; this.#taken.has(place.toLowerCase()); count++) place = `${plain}-${count}`;
    this.#taken.add(place.toLowerCase());
    return path.join(this.#home, place);
  }

  /** What becomes of a directory when its scenario is over: it is named if it stays. */
  leave(directory: string, verdict: ScenarioResult['verdict']): { directory?: string } {
    if (this.#wishes.out !== undefined || (this.#wishes.keep && verdict !== 'passed')) return { directory };
    rmSync(directory, { recursive: true, force: true });
    return {};
  }

  /** Takes away what is not to stay. */
  [Symbol.dispose](): void {
    if (this.#wishes.out !== undefined) return;
    if (!this.#wishes.keep) rmSync(this.#home, { recursive: true, force: true });
    else removeIfEmpty(this.#home);
  }
}
