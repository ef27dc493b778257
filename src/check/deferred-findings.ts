import { fieldRule } from './event/field-rules.js';
import { findingOf, type PlacedFinding } from './finding.js';
import { isReportedOnce, RepeatCounter } from './repeat-counter.js';
import { FilesPerRule } from './rule-statistics.js';

/** Where there are more, it is no journal; those that came first are the same in every run. */
const mostDifferent = 10_000;

/**
 * Keeps what is told once until the run ends, as only then is it known how often it occurred. The order in which findings
 * come does not depend on who found them, so neither does what is told.
 */
export class DeferredFindings {
  readonly #repetition = new RepeatCounter();
  readonly #first: PlacedFinding[] = [];
  /** The first of those that are too many, and how many there are. */
  #untold: PlacedFinding | undefined;
  #left = 0;
  readonly #files = new FilesPerRule();

  /** Whether a finding is kept until the end, or counted with one that is. */
  defer(finding: PlacedFinding): boolean {
    if (!isReportedOnce(finding)) return false;
    this.#files.add(finding);
    if (this.#repetition.size < mostDifferent || this.#repetition.counterOf(finding)) {
      // A copy of its own: the excerpt is a piece of the line, and would hold the whole of it in memory.
      if (this.#repetition.add(finding)) this.#first.push(structuredClone(finding));
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
    for (const finding of this.#first) yield this.#repetition.withCount(finding);
    if (this.#untold) yield this.#tooMany(this.#untold);
  }

  #tooMany({ file, line, column }: PlacedFinding): PlacedFinding {
    const message = `more than ${mostDifferent} different notes: from here on, ${this.#left} are not listed`;
    const finding = findingOf(fieldRule('event/many'), { severity: 'note', found: 'more', message });
    return { ...finding, file, line, column };
  }
}
