import type { StoredMsg } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { Fleet } from '../connect/open-fleet.js';
import { isWrongSequence, type Persistence, untilAnswered } from '../connect/until-answered.js';
import {
  type LogPosition,
  type LogProgress,
  logBegin,
  positionAtBegin,
  positionOf,
  progressOf,
  type Step,
  type StepAuthor,
  stepHeaders,
} from './finding-steps.js';
import { lastMessage } from './last-message.js';

/** Another process has taken over. Nothing was stored. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface LogOptions {
  readonly fleet: Pick<Fleet, 'jetStream' | 'manager' | 'names'>;
  readonly partition: number;
  readonly author: StepAuthor;
  readonly persistence: Persistence;
}

/**
 * The findings log of a partition, as written by its holder. Each step names its predecessor, and the server
 * stores it only if that is still the last one: a process that was considered dead cannot add anything once
 * another has written, even an empty step.
 */
export class FindingLog {
  readonly #options: LogOptions;
  readonly #subject: string;
  /** Sequence number of the log's last message. */
  #last = 0;
  #steps = 0;
  /** Serialises steps, since each names its predecessor. */
  #turn: Promise<unknown> = Promise.resolve();
  #progress: LogProgress = logBegin;
  #position: LogPosition = positionAtBegin;

  constructor(options: LogOptions) {
    this.#options = options;
    this.#subject = options.fleet.names.findingsSubject(options.partition);
  }

  get progress(): LogProgress {
    return this.#progress;
  }

  get position(): LogPosition {
    return this.#position;
  }

  /** Fences off the previous writer with an empty step of our own. */
  async takeOver(): Promise<void> {
    const last = await this.#lastStep();
    this.#last = last?.seq ?? 0;
    this.#progress = progressOf(last?.header);
    this.#position = positionOf(last?.header);
    await this.confirm();
  }

  /** Verifies that no other process has taken over, with an empty step. */
  confirm(): Promise<void> {
    return this.#inTurn(() => this.#store({ progress: this.#progress, lines: [] }, this.#position));
  }

  /** Stores a new position. */
  moveTo(position: LogPosition): Promise<void> {
    return this.#inTurn(() => this.#store({ progress: this.#progress, lines: [] }, position));
  }

  /** Stores a step durably. Throws LeaseLost, and stores nothing, if another process has written. */
  store(step: Step): Promise<void> {
    return this.#inTurn(() => this.#store(step, this.#position));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #store(step: Step, position: LogPosition): Promise<void> {
    const { author, persistence } = this.#options;
    const made = stepHeaders(step.progress, position, author, step.lines.length);
    const id = `${author.worker}-${this.#options.partition}-${author.epoch}-${++this.#steps}`;
    const text = step.lines.join('\n');
    this.#last = await untilAnswered(() => this.#tryToStore(text, made, id), persistence);
    this.#progress = step.progress;
    this.#position = position;
  }

  /**
   * A lost reply leaves open whether the step was stored, so a sequence conflict is resolved by reading the
   * log.
   */
  async #tryToStore(text: string, made: MsgHdrs, msgID: string): Promise<number> {
    const { jetStream } = this.#options.fleet;
    try {
      const expect = { lastSubjectSequence: this.#last };
      return (await jetStream.publish(this.#subject, text, { headers: made, msgID, expect })).seq;
    } catch (error) {
      if (!isWrongSequence(error)) throw error;
      const last = await this.#lastStep();
      if (last?.header.get('Nats-Msg-Id') === msgID) return last.seq;
      throw new LeaseLost(`another process works on partition ${this.#options.partition}`);
    }
  }

  #lastStep(): Promise<StoredMsg | undefined> {
    const { manager, names } = this.#options.fleet;
    return lastMessage(manager, names.findingsStream, this.#subject, this.#options.persistence);
  }
}
