import type { PlacedFinding } from './finding.js';

/** In how many files each rule has something to say. Findings come file by file, so that the last file is all to remember. */
export class FilesPerRule {
  readonly #rules = new Map<string, { last: string; files: number }>();

  add({ rule, file }: Pick<PlacedFinding, 'rule' | 'file'>): void {
    const known = this.#rules.get(rule);
    if (known?.last !== file) this.#rules.set(rule, { last: file, files: (known?.files ?? 0) + 1 });
  }

  of(rule: string): number {
    return this.#rules.get(rule)?.files ?? 0;
  }
}
