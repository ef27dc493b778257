import type { PlacedFinding } from '../../check/finding.js';
import { FindingTally } from './finding-tally.js';

/** A finding and the message that revealed it. */
export interface AttributedFinding {
  readonly sequence: number;
  /** Copy of the journal. */
  readonly copy: number;
  /** `file` is a file name without directory. */
  readonly finding: PlacedFinding;
}

/** Something that cannot be checked, the message that made this certain, and the reason. */
export interface SetAside {
  readonly sequence: number;
  readonly reason: string;
}

export interface CheckedMessages {
  readonly findings: readonly AttributedFinding[];
  readonly aside: readonly SetAside[];
  /** Number of duplicate messages. */
  readonly duplicates: number;
}

/** Collects results until they are taken. */
export class CheckOutcome {
  readonly tally = new FindingTally();
  #findings: AttributedFinding[] = [];
  #aside: SetAside[] = [];
  #duplicates = 0;

  /** Counts a finding, and keeps it unless it is reported once and has been. */
  report(sequence: number, copy: number, finding: PlacedFinding): void {
    const reported = this.tally.add(finding);
    if (reported) this.#findings.push({ sequence, copy, finding: reported });
  }

  setAside(sequence: number, reason: string): void {
    this.#aside.push({ sequence, reason });
  }

  addDuplicate(): void {
    this.#duplicates++;
  }

  take(): CheckedMessages {
    const taken = { findings: this.#findings, aside: this.#aside, duplicates: this.#duplicates };
    this.#findings = [];
    this.#aside = [];
    this.#duplicates = 0;
    return taken;
  }
}
