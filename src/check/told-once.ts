import { fieldRules } from './event/field-rules.js';
import { FileCount } from './file-count.js';
import type { PlacedFinding } from './finding.js';
import { isToldOnce, Repetition } from './repetition.js';

/** Where there are more, it is no journal; those that came first are the same in every run. */
const most = 10_000;

/**
 * Keeps what is told once until the run ends, as only then is it known how often it occurred. The order in which findings
 * come does not depend on who found them, so neither does what is told.
 */
export class ToldOnce {
  readonly #repetition = new Repetition();
  readonly #first: PlacedFinding[] = [];
  /** The first of those that are too many, and how many there are. */
  #untold: PlacedFinding | undefined;
  #left = 0;
  readonly #files = new FileCount();

  /** Whether a finding is kept until the end, or counted with one that is. */
  keeps(finding: PlacedFinding): boolean {
    if (!isToldOnce(finding)) return false;
    this.#files.take(finding);
    if (this.#repetition.size < most || this.#repetition.counterOf(finding)) {
      // A copy of its own: the excerpt is a piece of the line, and would hold the whole of it in memory.
      if (this.#repetition.isNews(finding)) this.#first.push(structuredClone(finding));
    } else {
      this.#untold ??= structuredClone(finding);
      this.#left += finding.count ?? 1;
    }
    return true;
  }

  /** In how many files a rule that is told once had something to say. */
  filesWith(rule: string): number {
    return this.#files.of(rule);
  }

  /** What was kept, in the order of their first places. */
  *findings(): Generator<PlacedFinding> {
    for (const finding of this.#first) yield this.#repetition.counted(finding);
    if (this.#untold) yield this.#tooMany(this.#untold);
  }

  #tooMany({ file, line, column }: PlacedFinding): PlacedFinding {
    const rule = 'event/many';
    const message = `more than ${most} different notes: from here on, ${this.#left} are not listed`;
    const { says } = fieldRules[rule];
    return { rule, severity: 'note', pointer: '', expected: says, found: 'more', message, file, line, column };
  }
}
