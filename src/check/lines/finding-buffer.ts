import type { EventChecker } from '../event/event-checker.js';
import { atPointer, countedAs, type Finding, type LineFinding } from '../finding.js';
import { isReportedOnce, keyOf, type Repeat } from '../repeat-counter.js';
import type { Remark, Scanner } from '../scan/scanner.js';
import { pointerOf } from '../text/json-pointer.js';
import { findingAt, locatedFindings } from '../text/locate-findings.js';
import { characterAt, type LineBytes, lineText } from './line-bytes.js';

/** A clean line on which there are remarks. */
interface RemarkedLine {
  readonly line: number;
  readonly bytes: LineBytes;
  readonly kind: string;
}

/** A finding that is reported once. */
interface Once {
  readonly key: string;
  readonly rule: string;
  /** How often it occurred since the last report. */
  count: number;
  /** Whether an earlier report has it with its place, or the next one will. */
  isTold: boolean;
  isPlaced: boolean;
}

/** More are not kept in mind from one report to the next. */
const mostTold = 10_000;

/** Collects the findings in some lines. Findings that are reported once are counted. */
export class FindingBuffer {
  #findings: LineFinding[] = [];
  /** For each finding that is reported once how often it occurred. */
  #counted: (Once | undefined)[] = [];
  readonly #once = new Map<string, Once>();
  /** Those that occurred since the last report. */
  #occurred: Once[] = [];
  /** The findings of clean lines of other kinds, by the number that the scanner gives to the kind. */
  readonly #byKind: (readonly Finding[])[] = [];
  /** Other kinds whose clean lines have no finding. */
  readonly #isSilent: boolean[] = [];
  /** The finding of other kinds that have one. */
  readonly #onceByKind: Once[] = [];
  /** What the diagnosis finds where the scanner remarked on something, by the number of the remark. */
  readonly #byRemark: (Finding | undefined)[] = [];
  readonly #onceByRemark: Once[] = [];
  /** Whether something was let go of that a scanner may still count. */
  #hasForgotten = false;

  get count(): number {
    return this.#findings.length;
  }

  add(finding: LineFinding, once?: Once): void {
    this.#findings.push(finding);
    this.#counted.push(once);
  }

  /**
   * Adds the findings of one event, except those that are reported once and were so before; `completed` adds to the others what
   * takes time to find out.
   */
  addNew(
    findings: readonly Finding[],
    line: number,
    text: () => string,
    completed: (fresh: readonly Finding[]) => readonly Finding[] = (fresh) => fresh,
  ): void {
    const onces: (Once | undefined)[] = [];
    const fresh = findings.filter((finding) => {
      const once = isReportedOnce(finding) ? this.#onceOf(finding) : undefined;
      if (once && this.#countIfTold(once)) return false;
      if (once) this.#place(once);
      onces.push(once);
      return true;
    });
    if (fresh.length === 0) return;
    for (const [index, finding] of locatedFindings(completed(fresh), text(), line).entries())
      this.add(finding, onces[index]);
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

  /** The findings of a kind were added; from now on its clean lines are only counted. */
  onlyCount(number: number, [finding]: readonly Finding[]): void {
    if (number < 0) return;
    // A kind that is known by its name has no finding, in this buffer or any later one, and needs no count.
    if (!finding) this.#isSilent[number] = true;
    else this.#onceByKind[number] = this.#onceOf(finding);
  }

  /** The numbers of other kinds whose clean lines are only counted, or not even that. */
  knownNames(): readonly number[] {
    const names = [...this.#isSilent.keys()].filter((number) => this.#isSilent[number]);
    this.#onceByKind.forEach(({ isTold, isPlaced }, number) => {
      if (isTold || isPlaced) names.push(number);
    });
    return names;
  }

  /** Counts so many clean lines of such a kind. */
  countName(number: number, lines: number): void {
    this.#countAgain(this.#onceByKind[number], lines);
  }

  #countAgain(once: Once | undefined, times: number): void {
    if (!once || times === 0) return;
    if (once.count === 0) this.#occurred.push(once);
    once.count += times;
  }

  /** Counts a clean line of another kind, if that is all there is to do; returns whether it was. */
  countIfKnown(number: number): boolean {
    if (this.#isSilent[number]) return true;
    const once = this.#onceByKind[number];
    return once !== undefined && this.#countIfTold(once);
  }

  /** Adds the findings that the remarks on a clean line stand for, or counts them; returns false if the line must be parsed. */
  addRemarked(scanner: Scanner, checker: EventChecker, line: RemarkedLine): boolean {
    const count = scanner.remarkCount;
    const met: Remark[] = [];
    for (let index = 0; index < count; index++) {
      const number = scanner.remarkNumber(index);
      if (this.#byRemark[number]) continue;
      // What the diagnosis finds there; it is asked once for all that are alike.
      const finding = checker.findingOn(line.kind, (met[index] = scanner.remark(index)));
      if (!finding) return false;
      this.#byRemark[number] = finding;
    }
    for (let index = 0; index < count; index++) {
      const number = scanner.remarkNumber(index);
      const once = (this.#onceByRemark[number] ??= this.#onceOf(this.#byRemark[number] as Finding));
      // The same again is only counted.
      if (scanner.quiet.remarksOf === this) scanner.quiet.setRemark(number);
      if (this.#countIfTold(once)) continue;
      this.#place(once);
      this.add(this.#remarkedAt(number, met[index] ?? scanner.remark(index), line), once);
    }
    return true;
  }

  /** The scanner goes over lines by itself from now on, and counts remarks: those that this buffer has told of. */
  beginRemarks({ quiet }: Scanner): void {
    if (quiet.remarksOf === this && !this.#hasForgotten) return;
    quiet.forgetRemarks();
    quiet.remarksOf = this;
    this.#hasForgotten = false;
  }

  /** Adds what the scanner has counted since then. */
  endRemarks({ quiet }: Scanner): void {
    quiet.takeRemarkCounts((number, count) => this.#countAgain(this.#onceByRemark[number], count));
  }

  /** The finding of a remark, at its place in a line. */
  #remarkedAt(number: number, { steps, start, end }: Remark, { line, bytes }: RemarkedLine): LineFinding {
    const text = lineText(bytes);
    const first = characterAt(text, bytes, bytes.start + start);
    const last = characterAt(text, bytes, bytes.start + end);
    const finding = atPointer(this.#byRemark[number] as Finding, pointerOf(steps));
    return findingAt(finding, text, line, { start: first, end: last });
  }

  #onceOf(finding: Finding): Once {
    const key = keyOf(finding);
    const known = this.#once.get(key);
    if (known) return known;
    const once = { key, rule: finding.rule, count: 0, isTold: false, isPlaced: false };
    this.#once.set(key, once);
    return once;
  }

  #countIfTold(once: Once): boolean {
    if (!once.isTold && !once.isPlaced) return false;
    if (once.count++ === 0) this.#occurred.push(once);
    return true;
  }

  #place(once: Once): void {
    once.isPlaced = true;
    once.count = 1;
    this.#occurred.push(once);
  }

  /** How often findings occurred that were reported before. */
  repeats(): Repeat[] {
    return this.#occurred.filter(({ isTold }) => isTold).map(({ key, rule, count }) => ({ key, rule, count }));
  }

  /** Returns all other findings, and empties the buffer. If nobody will leave them out, they are told. */
  flush(isCertain: boolean): LineFinding[] {
    const findings = this.#findings.map((finding, index) => countedAs(finding, this.#counted[index]?.count ?? 1));
    for (const once of this.#occurred) {
      once.count = 0;
      once.isPlaced = false;
      once.isTold ||= isCertain && this.#once.size <= mostTold;
      this.#hasForgotten ||= !once.isTold;
    }
    this.#findings = [];
    this.#counted = [];
    this.#occurred = [];
    if (this.#once.size > mostTold) this.#forget();
    return findings;
  }

  /** Lets go of what was not told. */
  #forget(): void {
    for (const [key, { isTold }] of this.#once) if (!isTold) this.#once.delete(key);
    this.#hasForgotten = true;
    this.#onceByKind.length = 0;
    this.#onceByRemark.length = 0;
  }
}
