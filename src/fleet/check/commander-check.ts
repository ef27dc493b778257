import type { StoredMessage } from '../fleet-message.js';
import { type CheckedMessages, CheckOutcome } from './check-outcome.js';
import { CompanionStore, type CompanionsSnapshot } from './companion-store.js';
import { FileChecks } from './file-checks.js';
import { findingId } from './finding-id.js';
import type { Tally } from './finding-tally.js';
import type { FileSnapshot } from './journal-file.js';
import { JournalIntake } from './journal-intake.js';
import type { OrdersSnapshot } from './journal-orders.js';
import type { SharedCheckers } from './run-checker.js';

/** Snapshots of another version cannot be read. */
const snapshotVersion = 2;

/** The state of a check as JSON. */
export interface CommanderSnapshot {
  readonly version: number;
  readonly through: number;
  readonly rest: number;
  readonly files: readonly FileSnapshot[];
  readonly orders: OrdersSnapshot;
  readonly companions: CompanionsSnapshot;
  readonly told: readonly string[];
  readonly tally: Tally;
}

/** How many findings about companions are remembered as reported. */
const maxReported = 2000;

/**
 * Checks the messages of one commander in stream order. The findings depend on the messages alone, not on
 * batches or on where the check was saved and restored, and equal those of `checkJournal` in the publisher's
 * directory.
 */
export class CommanderCheck {
  readonly commander: string;
  readonly #outcome = new CheckOutcome();
  readonly #checks: FileChecks;
  readonly #journals: JournalIntake;
  readonly #companions: CompanionStore;
  /** Ids of findings about companions: these are checked repeatedly, but each is reported once. */
  readonly #reported = new Set<string>();
  #through = 0;
  #rest = -1;

  constructor(commander: string, checkers: SharedCheckers) {
    this.commander = commander;
    this.#checks = new FileChecks(checkers, this.#outcome);
    this.#journals = new JournalIntake(this.#checks, this.#outcome);
    this.#companions = new CompanionStore(checkers);
  }

  static restore(commander: string, snapshot: CommanderSnapshot, checkers: SharedCheckers): CommanderCheck {
    if (snapshot.version !== snapshotVersion) {
      throw new Error(
        `the state of ${commander} has the form ${snapshot.version}, but this version reads ${snapshotVersion}`,
      );
    }
    const check = new CommanderCheck(commander, checkers);
    check.#through = snapshot.through;
    check.#rest = snapshot.rest;
    check.#journals.restore(snapshot.files);
    check.#checks.orders.restore(snapshot.orders);
    check.#companions.restore(snapshot.companions);
    for (const id of snapshot.told) check.#reported.add(id);
    check.#outcome.tally.restore(snapshot.tally);
    return check;
  }

  /** Sequence number of the last checked message. */
  get through(): number {
    return this.#through;
  }

  get tally(): Tally {
    return this.#outcome.tally.snapshot();
  }

  get heldBack(): number {
    return this.#journals.heldBack;
  }

  /** Checks the next messages, skipping those up to `through`. */
  add(messages: readonly StoredMessage[]): CheckedMessages {
    for (const message of messages) {
      if (message.sequence <= this.#through) continue;
      this.#through = message.sequence;
      this.#add(message);
    }
    this.#journals.flush();
    return this.#outcome.take();
  }

  snapshot(): CommanderSnapshot {
    return {
      version: snapshotVersion,
      through: this.#through,
      rest: this.#rest,
      files: this.#journals.snapshot(),
      orders: this.#checks.orders.snapshot(),
      companions: this.#companions.snapshot(),
      told: [...this.#reported],
      tally: this.tally,
    };
  }

  #add(message: StoredMessage): void {
    switch (message.type) {
      case 'line':
        return this.#journals.line(message);
      case 'end':
        return this.#journals.end(message);
      case 'companion':
        return this.#companions.put(message) ? undefined : this.#outcome.addDuplicate();
      case 'rest':
        return this.#atRest(message);
    }
  }

  /** Everything published before has arrived, and the companions match the journals. */
  #atRest({ sequence, offset, dialect }: StoredMessage): void {
    if (offset <= this.#rest) return this.#outcome.addDuplicate();
    this.#rest = offset;
    this.#journals.settle(sequence);
    const { order, hasJournals } = this.#checks.orders.forCompanions();
    for (const finding of this.#companions.findings(order, hasJournals, dialect)) {
      if (this.#isNews(findingId(this.commander, 1, finding))) this.#outcome.report(sequence, 1, finding);
    }
  }

  #isNews(id: string): boolean {
    if (this.#reported.has(id)) return false;
    this.#reported.add(id);
    const [oldest] = this.#reported;
    if (this.#reported.size > maxReported && oldest !== undefined) this.#reported.delete(oldest);
    return true;
  }
}
