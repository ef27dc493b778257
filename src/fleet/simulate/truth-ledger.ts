import { createHash } from 'node:crypto';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { timestampOf } from '../../simulate/session-time.js';
import { bump } from '../../words/map-entries.js';
import type { CommanderSession, SimulatedSession } from './commander-session.js';
import type { SessionTruth } from './session-truth.js';

/** A line of the ledger: what was written for one commander. The field names are part of the format. */
export interface LedgerEntry extends SessionTruth {
  readonly commander: string;
  readonly seed: number;
  readonly plan: PlanName;
  readonly dialect: Dialect;
  readonly start: string;
  readonly seconds: number;
  /** Reproduces the files; absent if the session was cut short. */
  readonly command?: string;
  /** The session was interrupted. */
  readonly cut?: true;
  /** Occurrences of each requested fault. */
  readonly faults?: Readonly<Record<string, number>>;
}

/** The last line of the ledger. */
export interface LedgerTotals {
  readonly commanders: number;
  readonly files: number;
  readonly lines: number;
  readonly events: number;
  readonly bytes: number;
  /** Lines per kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Over the hashes of all commanders, in order. */
  readonly sha256: string;
  /** Every commander is present and none was cut short. */
  readonly whole: boolean;
}

/**
 * Records what was actually written, as ground truth for tests. Depends on the options alone; contains no
 * current time.
 */
export class TruthLedger {
  readonly #commandOf: (session: CommanderSession) => string;
  readonly #expected: number;
  readonly #kinds = new Map<string, number>();
  readonly #hash = createHash('sha256');
  readonly #sums = { commanders: 0, files: 0, lines: 0, events: 0, bytes: 0 };
  #cut = 0;

  /** `commandOf` returns the command that reproduces a session; `expected` is the number of sessions. */
  constructor(expected: number, commandOf: (session: CommanderSession) => string) {
    this.#expected = expected;
    this.#commandOf = commandOf;
  }

  /** Counts a session and returns its entry. */
  add(session: CommanderSession, simulated: SimulatedSession): LedgerEntry {
    const { truth, isCut, seconds, faults } = simulated;
    const { commander, seed, plan, dialect, start } = session;
    this.#count(truth);
    if (isCut) this.#cut += 1;
    return {
      commander,
      seed,
      plan,
      dialect,
      start: timestampOf(start.getTime() / 1000),
      seconds,
      ...(isCut ? { cut: true } : { command: this.#commandOf({ ...session, seconds }) }),
      ...(session.faults && { faults }),
      ...truth,
    };
  }

  totals(): LedgerTotals {
    return {
      ...this.#sums,
      kinds: Object.fromEntries([...this.#kinds].sort(([one], [other]) => (one < other ? -1 : 1))),
      sha256: this.#hash.copy().digest('hex'),
      whole: this.#sums.commanders === this.#expected && this.#cut === 0,
    };
  }

  #count({ files, lines, events, bytes, kinds, sha256 }: SessionTruth): void {
    const sums = this.#sums;
    sums.commanders += 1;
    sums.files += files.length;
    sums.lines += lines;
    sums.events += events;
    sums.bytes += bytes;
    this.#hash.update(sha256);
    for (const [kind, { count }] of Object.entries(kinds)) bump(this.#kinds, kind, count);
  }
}
