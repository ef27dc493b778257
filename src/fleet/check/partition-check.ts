import { groupedBy } from '../../words/grouped-by.js';
import type { Fleet } from '../connect/open-fleet.js';
import type { Persistence } from '../connect/until-answered.js';
import { type PartitionBatch, PartitionReader } from '../read/read-partition.js';
import { storedFinding } from '../stored-finding.js';
import type { PositionRecord } from '../worker-records.js';
import { setAside } from './aside-log.js';
import type { SetAside } from './check-outcome.js';
import { type CheckedCommander, CommanderStates } from './commander-states.js';
import { findingId } from './finding-id.js';
import { FindingLog } from './finding-log.js';
import { type FoundLines, type StepAuthor, stepsOf } from './finding-steps.js';
import { KeptRecord } from './kept-record.js';
import type { SharedCheckers } from './run-checker.js';
import type { Turns } from './turns.js';

/** Progress since the last call. */
export interface CheckProgress {
  readonly checked: number;
  readonly findings: number;
  readonly aside: number;
}

export interface PartitionCheckOptions {
  readonly fleet: Fleet;
  readonly partition: number;
  readonly author: StepAuthor;
  readonly checkers: SharedCheckers;
  readonly turns: Turns;
  readonly persistence: Persistence;
  /** Maximum milliseconds between saves. */
  readonly snapshotEvery: number;
  readonly progress: (progress: CheckProgress) => void;
}

/** Milliseconds without messages after which states are saved early. */
const quiet = 500;

/**
 * Checks a partition from its stored position, as its only holder. Safe to be killed at any moment, because
 * of the order in which it stores: findings, then the commanders' states, then the position.
 */
export class PartitionCheck {
  readonly #options: PartitionCheckOptions;
  readonly #log: FindingLog;
  readonly #record: KeptRecord;
  #reader: PartitionReader | undefined;
  #isReleased = false;
  #isDropped = false;
  /** The last checked message, and the number checked since the position was stored. */
  #through = 0;
  #unsaved = 0;
  #pending = Infinity;

  constructor(options: PartitionCheckOptions) {
    const { fleet, partition, author, persistence } = options;
    this.#options = options;
    this.#log = new FindingLog({ fleet, partition, author, persistence });
    this.#record = new KeptRecord(fleet.state, `position.${partition}`, persistence);
  }

  /** Everything up to here is stored and need not be checked again. */
  get position(): number {
    return this.#log.position.through;
  }

  /** Known unchecked messages. */
  get pending(): number {
    return this.#pending;
  }

  /** Makes `run` finish the current batch and store everything. */
  release(): void {
    this.#isReleased = true;
    this.#reader?.interrupt();
  }

  /** Makes `run` stop without storing anything: another process has taken over. */
  drop(): void {
    this.#isDropped = true;
    this.#reader?.interrupt();
  }

  /** Works until released or dropped. Throws LeaseLost if another process takes over. */
  async run(): Promise<void> {
    const { fleet, partition, checkers, persistence } = this.#options;
    await this.#log.takeOver();
    await this.#record.read();
    const { position } = this.#log;
    this.#through = position.through;
    const bucket = { state: fleet.state, manager: fleet.manager, bucket: fleet.names.stateBucket, persistence };
    const states = new CommanderStates(bucket, checkers, position, () => this.#log.confirm());
    const reader = new PartitionReader(fleet, partition, { after: this.#through });
    this.#reader = reader;
    try {
      await this.#work(reader, states);
    } finally {
      reader.close();
    }
  }

  async #work(reader: PartitionReader, states: CommanderStates): Promise<void> {
    let saved = performance.now();
    while (!this.#isDropped) {
      const isQuiet = this.#unsaved > 0 && this.#pending === 0;
      const batch = this.#isReleased ? undefined : await reader.next(isQuiet ? quiet : this.#options.snapshotEvery);
      if (this.#isDropped) return;
      if (batch) await this.#check(batch, states);
      const isTime = performance.now() - saved >= this.#options.snapshotEvery;
      const isIdle = batch?.through === this.#through && batch.messages.length === 0 && batch.pending === 0;
      if (this.#unsaved > 0 && (isTime || isIdle || this.#isReleased)) {
        await this.#save(states);
        saved = performance.now();
      }
      if (this.#isReleased) return;
    }
  }

  async #check(batch: PartitionBatch, states: CommanderStates): Promise<void> {
    const { messages, unreadable, through, pending, firstLeft } = batch;
    const { partition, persistence, progress } = this.#options;
    if (firstLeft !== undefined)
      persistence.notify(
        `partition ${partition}: the stream has discarded messages ${this.#through + 1} to ${firstLeft - 1} before they were checked`,
      );
    this.#pending = pending;
    const checked = messages.length + unreadable.length;
    if (checked === 0) return;
    await this.#options.turns.next();
    const outcomes = await states.check(messages);
    const before = this.#log.progress;
    const aside = inOrder([...unreadable, ...outcomes.flatMap((each) => each.aside)]).filter(
      ({ sequence }) => sequence > before.through,
    );
    await this.#store(outcomes, aside, through);
    this.#through = through;
    this.#unsaved += checked;
    await states.evict();
    progress({ checked, findings: this.#log.progress.findings - before.findings, aside: aside.length });
  }

  /** Stores a step only if there is something to report. */
  async #store(outcomes: readonly CheckedCommander[], aside: readonly SetAside[], through: number): Promise<void> {
    const { fleet, partition, persistence } = this.#options;
    const found = linesOf(outcomes.flatMap(commanderFindings));
    const before = this.#log.progress;
    if (aside.length === 0 && !found.some(({ sequence }) => sequence > before.through)) return;
    for (const each of aside) await setAside(fleet, partition, each, persistence);
    for (const step of stepsOf(found, before, through, aside.length)) await this.#log.store(step);
  }

  async #save(states: CommanderStates): Promise<void> {
    await states.save(this.#through);
    const counts = states.counts();
    await this.#log.moveTo({
      through: this.#through,
      checked: this.#log.position.checked + this.#unsaved,
      counts,
    });
    states.markCountsStored(counts, this.#through);
    this.#unsaved = 0;
    await this.#showPosition(states.heldBack());
  }

  /**
   * Publishes the position for other processes. Nothing depends on it, but it must not fall behind the log.
   */
  async #showPosition(pending: number): Promise<void> {
    const { findings, aside } = this.#log.progress;
    const { through, checked, counts: tally } = this.#log.position;
    const shown: PositionRecord = { through, checked, findings, tally, aside, pending };
    while (!(await this.#record.write(Buffer.from(JSON.stringify(shown))))) {
      const other = await this.#record.read();
      if (other && (JSON.parse(Buffer.from(other).toString()) as PositionRecord).through >= through) return;
    }
  }
}

interface FoundLine {
  readonly sequence: number;
  readonly line: string;
}

function commanderFindings({ commander, findings }: CheckedCommander): FoundLine[] {
  return findings.map(({ sequence, copy, finding }) => {
    const stored = storedFinding(finding, commander, findingId(commander, copy, finding));
    return { sequence, line: JSON.stringify(stored) };
  });
}

function linesOf(found: readonly FoundLine[]): FoundLines[] {
  const bySequence = groupedBy(found, ({ sequence }) => sequence);
  return inOrder(Array.from(bySequence, ([sequence, own]) => ({ sequence, lines: own.map(({ line }) => line) })));
}

function inOrder<T extends { readonly sequence: number }>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => a.sequence - b.sequence);
}
