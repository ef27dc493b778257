import type { PlacedFinding } from '../../check/finding.js';
import { FindingTally } from './finding-tally.js';

/** A finding, and the message whose arrival brought it out. */
export interface AttributedFinding {
  readonly sequence: number;
  /** Of the journal. */
  readonly copy: number;
  /** `file` is the name of the journal or companion, without a directory. */
  readonly finding: PlacedFinding;
}

/** Something that cannot be checked, the message with which that became certain, and a sentence. */
export interface SetAside {
  readonly sequence: number;
  readonly reason: string;
}

/** What came of some messages. */
export interface CheckedMessages {
  readonly findings: readonly AttributedFinding[];
  readonly aside: readonly SetAside[];
  /** How many messages brought nothing new. */
  readonly duplicates: number;
}

/** Collects what comes of messages, until it is taken. */
export class CheckOutcome {
  readonly tally = new FindingTally();
  #findings: AttributedFinding[] = [];
  #aside: SetAside[] = [];
  #duplicates = 0;

  /** Counts a finding, and keeps it unless it is told once and has been. */
  tell(sequence: number, copy: number, finding: PlacedFinding): void {
    const told = this.tally.add(finding);
    if (told) this.#findings.push({ sequence, copy, finding: told });
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
