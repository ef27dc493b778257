import type { PlacedFinding } from '../../check/finding.js';
import type { FeedMessages } from '../protocol.js';
import type { FileSegments } from './file-segments.js';
import type { FindingIndex, KeptFinding } from './finding-index.js';
import { rankOf, severityOf } from './line-block.js';
import type { LineIndex } from './line-index.js';

/** A finding whose line is not there; that of a companion never is. */
interface WaitingFinding extends Pick<PlacedFinding, 'file' | 'line' | 'severity'> {
  readonly kept: KeptFinding | undefined;
}

/** More do not wait: they are shown without the number of their line. */
const mostWaiting = 10_000;

/** Brings findings to their lines. A checker may be ahead of the lines: then its findings wait. */
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

  /** Takes findings; returns the lines that are worse than before. */
  add(findings: readonly PlacedFinding[]): FeedMessages['findings']['lines'] {
    for (const finding of findings) {
      const { file, line, severity } = finding;
      const { isRepeated, kept } = this.#findings.add(finding);
      // The same was found before, and it is told there how often: this line is not marked.
      if (!isRepeated) this.#waiting.push({ file, line, severity, kept });
    }
    return this.settle();
  }

  /** Brings those to their lines that can be. */
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
