import { rmSync } from 'node:fs';
import path from 'node:path';
import { onceReleased } from '../../journal/once-released.js';
import { removeIfEmpty, temporaryDirectory } from '../output/output-directory.js';
import type { ScenarioResult } from './scenario-result.js';

export interface ScenarioDirectoryOptions {
  /** Where the journals are kept; a temporary directory, removed at the end, if left out. */
  readonly out?: string | undefined;
  /** Whether the journals of failed scenarios are kept. */
  readonly keep: boolean;
}

/** The directories that scenarios are played into, one for each. */
export class ScenarioDirectories {
  readonly #home: string;
  readonly #options: ScenarioDirectoryOptions;
  readonly #taken = new Set<string>();

  constructor(options: ScenarioDirectoryOptions) {
    this.#options = options;
    this.#home = options.out ?? temporaryDirectory('scenarios');
  }

  /** A new directory, named after the scenario. */
  directoryFor(name: string): string {
    const plain = path.basename(name).replace(/\.ya?ml$/i, '') || 'scenario';
    let unique = plain;
    // On some systems, names that differ only in case are the same.
    for (let count = 2; this.#taken.has(unique.toLowerCase()); count++) unique = `${plain}-${count}`;
    this.#taken.add(unique.toLowerCase());
    return path.join(this.#home, unique);
  }

  /** Removes the directory of a scenario that is over, or returns it if it is kept. */
  leave(directory: string, verdict: ScenarioResult['verdict']): { directory?: string } {
    if (this.#options.out !== undefined || (this.#options.keep && verdict !== 'passed')) return { directory };
    onceReleased(() => rmSync(directory, { recursive: true, force: true }));
    return {};
  }

  /** Removes what is not kept. */
  [Symbol.dispose](): void {
    if (this.#options.out !== undefined) return;
    if (!this.#options.keep) onceReleased(() => rmSync(this.#home, { recursive: true, force: true }));
    else removeIfEmpty(this.#home);
  }
}
