import { type PlacedFinding, withoutIndexes } from '../finding.js';
import { counted } from './summary.js';

/** More are not remembered: then some notes are told twice. */
const most = 10_000;

/** Notes that say what another has said. A journal of years holds thousands of them, and they would hide all else. */
export class RepeatedNotes {
  readonly #told = new Set<string>();
  #left = 0;

  isRepeated({ severity, rule, kind, pointer, message }: PlacedFinding): boolean {
    if (severity !== 'note') return false;
    const key = [rule, kind, withoutIndexes(pointer), message].join(' ');
    if (this.#told.has(key)) {
      this.#left++;
      return true;
    }
    if (this.#told.size < most) this.#told.add(key);
    return false;
  }

  /** How many were left out. */
  get left(): number {
    return this.#left;
  }

  get sentence(): string {
    return `${counted(this.#left, 'more note')} of the same left out (--format concise tells all)`;
  }
}
