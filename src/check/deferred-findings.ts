import type { Severity } from '../interface/object-rule.js';
import { fieldRule } from './event/field-rules.js';
import { countedAs, findingOf, inLine, type PlacedFinding } from './finding.js';
import { isReportedOnce, keyOf, type Repeat } from './repeat-counter.js';
import { FilesPerKey } from './rule-statistics.js';
import { ownText } from './text/own-text.js';

/** No journal has more different notes. The first ones are kept, which are the same in every run. */
export const mostDifferent = 10_000;

/**
 * Keeps the findings that are reported once until the end of the run, when it is known how often each
 * occurred.
 */
export class DeferredFindings {
  /** The first finding of each key, and how often it occurred. */
  readonly #kept = new Map<string, { readonly finding: PlacedFinding; count: number }>();
  /** The first finding beyond the limit, and how many there are. */
  #firstUnlisted: PlacedFinding | undefined;
  #unlisted = 0;
  readonly #files = new FilesPerKey();

  /**
   * Takes a finding that is reported once, and returns true; false if the finding is to be reported at once.
   */
  defer(finding: PlacedFinding): boolean {
    const { rule, severity, file, count = 1 } = finding;
    for (const key of [rule, `${rule} ${severity}`]) this.#files.add(key, file);
    if (!isReportedOnce(finding)) return false;
    const key = keyOf(finding);
    const known = this.#kept.get(key);
    if (known) known.count += count;
    else if (this.#kept.size < mostDifferent) this.#kept.set(key, { finding: detached(finding), count });
    else {
      this.#firstUnlisted ??= detached(finding);
      this.#unlisted += count;
    }
    return true;
  }

  /** Counts what occurred again in a file. */
  repeat({ key, rule, count }: Repeat, file: string): void {
    for (const each of [rule, `${rule} note`]) this.#files.add(each, file);
    const known = this.#kept.get(key);
    if (known) known.count += count;
    else this.#unlisted += count;
  }

  /** In how many files a rule was broken, by findings of one severity or of any. */
  filesWith(rule: string, severity?: Severity): number {
    return this.#files.of(severity === undefined ? rule : `${rule} ${severity}`);
  }

  /** The findings, in the order of their first occurrence, with their counts. */
  *findings(): Generator<PlacedFinding> {
    for (const { finding, count } of this.#kept.values()) yield countedAs(finding, count);
    if (this.#firstUnlisted) yield countedAs(tooManyNotes(this.#firstUnlisted), this.#unlisted);
  }
}

/** A copy whose excerpt does not keep the whole line in memory. */
function detached(finding: PlacedFinding): PlacedFinding {
  const { excerpt, line, column } = finding;
  if (!excerpt) return finding;
  const { text, start, marked, before, behind } = excerpt;
  const own = { text: ownText(text), start, marked, before, behind };
  return inLine(finding, line, column, own) as PlacedFinding;
}

/** One finding in place of those beyond the limit, where the first of them is. */
export function tooManyNotes({ file, line, column }: PlacedFinding): PlacedFinding {
  const message = `more than ${mostDifferent} different notes: from here on, others are only counted`;
  const finding = findingOf(fieldRule('event/many'), { severity: 'note', found: 'more', message });
  return { ...finding, file, line, column };
}
