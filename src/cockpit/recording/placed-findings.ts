import type { PlacedFinding } from '../../check/finding.js';
import type { FeedMessages } from '../protocol.js';
import type { FileSegments } from './file-segments.js';
import type { FindingIndex, KeptFinding } from './finding-index.js';
import { rankOf, severityOf } from './line-block.js';
import type { LineIndex } from './line-index.js';

/** A finding whose line has not been added; that of a companion never is. */
interface WaitingFinding extends Pick<PlacedFinding, 'file' | 'line' | 'severity'> {
  readonly kept: KeptFinding | undefined;
}

/** Beyond this number, findings are shown without a line number. */
const mostWaiting = 10_000;

/** Assigns findings to lines. Findings that are ahead of the lines wait. */
export class PlacedFindings {
  readonly #index: LineIndex;
  readonly #segments: FileSegments;
  readonly #findings: FindingIndex;
  #waiting: WaitingFinding[] = [];

  constructor(index: LineIndex, segments: FileSegments, findings: FindingIndex) {
    this.#index = index;
    this.#segments = segments;
    this.#findings = findings;
  }

  /** Adds findings; returns the lines whose severity has increased. */
  add(findings: readonly PlacedFinding[]): FeedMessages['findings']['lines'] {
    for (const finding of findings) {
      const { file, line, severity } = finding;
      const { isRepeated, kept } = this.#findings.add(finding);
      // A repetition is counted at its first occurrence, and does not mark its line.
      if (!isRepeated) this.#waiting.push({ file, line, severity, kept });
    }
    return this.settle();
  }

  /** Assigns waiting findings whose lines have been added. */
  settle(): FeedMessages['findings']['lines'] {
    if (this.#waiting.length === 0) return [];
    const worse = new Set<number>();
    this.#waiting = this.#waiting.filter((waiting) => !this.#place(waiting, worse)).slice(-mostWaiting);
    return [...worse].flatMap((n) => {
      const severity = severityOf(this.#index.bits(n));
      return severity ? [{ n, severity }] : [];
    });
  }

  #place({ file, line, severity, kept }: WaitingFinding, worse: Set<number>): boolean {
    const n = this.#segments.find(file, line);
    if (n === undefined) return false;
    if (kept) this.#findings.place(kept, n);
    if (this.#index.worsen(n, rankOf(severity))) worse.add(n);
    return true;
  }
}
