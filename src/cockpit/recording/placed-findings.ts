import type { PlacedFinding } from '../../check/finding.js';
import type { FeedMessages } from '../protocol.js';
import type { KeptFinding } from './finding-index.js';
import { rankOf, severityOf } from './line-block.js';
import type { RecordingParts } from './recording-parts.js';

/** A finding whose line has not been added; that of a companion never is. */
interface WaitingFinding extends Pick<PlacedFinding, 'file' | 'line' | 'severity'> {
  readonly kept: KeptFinding | undefined;
}

/** Beyond this number, findings are shown without a line number. */
const mostWaiting = 10_000;

/** Assigns findings to lines. Findings that are ahead of the lines wait. */
export class PlacedFindings {
  readonly #parts: RecordingParts;
  #waiting: WaitingFinding[] = [];

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  /** Adds findings; returns the lines whose severity has increased. */
  add(findings: readonly PlacedFinding[]): FeedMessages['findings']['lines'] {
    for (const finding of findings) {
      const { file, line, severity } = finding;
      const { isRepeated, kept } = this.#parts.findings.add(finding);
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
      const severity = severityOf(this.#parts.index.bits(n));
      return severity ? [{ n, severity }] : [];
    });
  }

  #place({ file, line, severity, kept }: WaitingFinding, worse: Set<number>): boolean {
    const n = this.#parts.segments.find(file, line);
    if (n === undefined) return false;
    if (kept) this.#parts.findings.place(kept, n);
    if (this.#parts.index.worsen(n, rankOf(severity))) worse.add(n);
    return true;
  }
}
