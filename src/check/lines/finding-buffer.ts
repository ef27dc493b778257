import { utf8At } from '../../journal/byte-text.js';
import type { EventChecker } from '../event/event-checker.js';
import type { Finding, LineFinding } from '../finding.js';
import { type Counter, isReportedOnce, RepeatCounter } from '../repeat-counter.js';
import type { Scanner } from '../scan/scanner.js';
import { pointerOf } from '../text/json-pointer.js';
import { excerptAt, locatedFindings } from '../text/locate-findings.js';
import { type LineBytes, lineText } from './line-bytes.js';

/** A clean line on which there are remarks. */
interface RemarkedLine {
  readonly line: number;
  readonly bytes: LineBytes;
  readonly kind: string;
}

/** Collects the findings in some lines. Findings that are reported once are counted. */
export class FindingBuffer {
  #findings: LineFinding[] = [];
  readonly #repeats = new RepeatCounter();
  /** The findings of clean lines of other kinds, by the number that the scanner gives to the kind. */
  readonly #byKind: (readonly Finding[])[] = [];
  /** Other kinds whose clean lines have no finding. */
  readonly #isSilent: boolean[] = [];
  /** Counters for other kinds whose finding is in the buffer already. */
  #counters: Counter[] = [];
  /** What the diagnosis finds where the scanner remarked on something, by the number of the remark. */
  readonly #byRemark: (Finding | undefined)[] = [];
  /** Counters for remarks whose finding is in the buffer already. */
  #remarkCounters: Counter[] = [];

  get count(): number {
    return this.#findings.length;
  }

  add(finding: LineFinding): void {
    this.#findings.push(finding);
  }

  /**
   * Adds the findings of one event, except those that are reported once and are in the buffer already; `completed` adds to the
   * others what takes time to find out.
   */
  addNew(
    findings: readonly Finding[],
    line: number,
    text: () => string,
    completed: (fresh: readonly Finding[]) => readonly Finding[] = (fresh) => fresh,
  ): void {
    const fresh = findings.filter((finding) => !isReportedOnce(finding) || this.#repeats.add(finding));
    if (fresh.length > 0) this.#findings.push(...locatedFindings(completed(fresh), text(), line));
  }

  /** The findings of the last scanned line, a clean one of another kind: they depend on its name only. */
  forOtherKind(scanner: Scanner, checker: EventChecker): readonly Finding[] {
    const number = scanner.nameNumber;
    const cached = this.#byKind[number];
    if (cached) return cached;
    const findings = checker.findings(scanner.extracted());
    if (number >= 0) this.#byKind[number] = findings;
    return findings;
  }

  /** The findings of a kind are in the buffer; from now on its clean lines are only counted. */
  onlyCount(number: number, [finding]: readonly Finding[]): void {
    if (number < 0) return;
    // A kind that is known by its name has no finding, in this buffer or any later one, and needs no count.
    if (!finding) this.#isSilent[number] = true;
    else this.#counters[number] = this.#repeats.counterOf(finding) ?? { count: 0 };
  }

  /** Counts a clean line of another kind, if that is all there is to do; returns whether it was. */
  countIfKnown(number: number): boolean {
    if (this.#isSilent[number]) return true;
    const counter = this.#counters[number];
    if (counter) counter.count++;
    return counter !== undefined;
  }

  /** Adds the findings that the remarks on a clean line stand for, or counts them; returns false if the line must be parsed. */
  addRemarked(scanner: Scanner, checker: EventChecker, line: RemarkedLine): boolean {
    const count = scanner.remarkCount;
    for (let index = 0; index < count; index++) {
      if (!this.#findingOf(scanner, index, checker, line)) return false;
    }
    for (let index = 0; index < count; index++) {
      const counter = this.#remarkCounters[scanner.remarkNumber(index)];
      if (counter) counter.count++;
      else this.#addFirst(scanner, index, line);
    }
    return true;
  }

  /** What the diagnosis finds at the place of a remark; it is asked once for all that are alike. */
  #findingOf(scanner: Scanner, index: number, checker: EventChecker, { kind }: RemarkedLine): Finding | undefined {
    const number = scanner.remarkNumber(index);
    const known = this.#byRemark[number];
    if (known) return known;
    const { rule, steps, value } = scanner.remark(index);
    return (this.#byRemark[number] = checker.findingAt(rule, kind, steps, value));
  }

  /** Adds the finding of a remark at its place in a line, unless the same is in the buffer already. */
  #addFirst(scanner: Scanner, index: number, { line, bytes }: RemarkedLine): void {
    const { steps, start, end } = scanner.remark(index);
    const number = scanner.remarkNumber(index);
    const finding: Finding = { ...(this.#byRemark[number] as Finding), pointer: pointerOf(steps) };
    if (this.#repeats.add(finding)) {
      const before = utf8At(bytes.bytes, bytes.start, bytes.start + start).length;
      const length = utf8At(bytes.bytes, bytes.start + start, bytes.start + end).length;
      const position = excerptAt(lineText(bytes), { start: before, end: before + length });
      this.#findings.push({ ...finding, line, ...position });
    }
    this.#remarkCounters[number] = this.#repeats.counterOf(finding) as Counter;
  }

  /** Returns all findings, and empties the buffer. */
  flush(): LineFinding[] {
    const findings = this.#findings.map((finding) => this.#repeats.withCount(finding));
    this.#findings = [];
    this.#repeats.clear();
    this.#counters = [];
    this.#remarkCounters = [];
    return findings;
  }
}
