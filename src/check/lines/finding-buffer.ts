import type { EventChecker } from '../event/event-checker.js';
import type { Finding, LineFinding } from '../finding.js';
import { type Counter, isReportedOnce, RepeatCounter } from '../repeat-counter.js';
import type { Scanner } from '../scan/scanner.js';
import { locatedFindings } from '../text/locate-findings.js';

/** The findings in some lines, those that are told once among them with how often they occurred. */
export class FindingBuffer {
  #findings: LineFinding[] = [];
  readonly #repetition = new RepeatCounter();
  /** What there is to say of clean lines of another kind, by the number the scanner has for it. */
  readonly #ofKinds: (readonly Finding[])[] = [];
  /** The same for kinds that were met in these lines: there is nothing to do but count. */
  #counters: Counter[] = [];

  get count(): number {
    return this.#findings.length;
  }

  add(finding: LineFinding): void {
    this.#findings.push(finding);
  }

  /** Adds findings of one event, but for those that only say once more what was said. */
  addNew(findings: readonly Finding[], line: number, text: () => string): void {
    const news = findings.filter((finding) => !isReportedOnce(finding) || this.#repetition.add(finding));
    if (news.length > 0) this.#findings.push(...locatedFindings(news, text(), line));
  }

  /** What there is to say of the clean line of another kind last scanned: its time and name tell all. */
  forOtherKind(scanner: Scanner, checker: EventChecker): readonly Finding[] {
    const number = scanner.nameNumber;
    const known = this.#ofKinds[number];
    if (known) return known;
    const findings = checker.findings(scanner.extracted());
    if (number >= 0) this.#ofKinds[number] = findings;
    return findings;
  }

  /** Of a kind with this number these findings have been told; from now on its clean lines are only counted. */
  onlyCount(number: number, [finding]: readonly Finding[]): void {
    // Of a kind that is known by its name there is nothing to tell.
    if (number >= 0) this.#counters[number] = (finding && this.#repetition.counterOf(finding)) ?? { count: 0 };
  }

  /** Counts a clean line of another kind, if there is nothing else to do about it. */
  countIfKnown(number: number): boolean {
    const counter = this.#counters[number];
    if (counter) counter.count++;
    return counter !== undefined;
  }

  /** All findings since the last time, and a new beginning. */
  flush(): LineFinding[] {
    const findings = this.#findings.map((finding) => this.#repetition.withCount(finding));
    this.#findings = [];
    this.#repetition.clear();
    this.#counters = [];
    return findings;
  }
}
