import type { StoredMsg } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { Fleet } from '../connect/open-fleet.js';
import { isWrongSequence, type Persistence, untilAnswered } from '../connect/until-answered.js';
import {
  type LogPlace,
  type LogPosition,
  logBegin,
  placeOf,
  positionAtBegin,
  positionOf,
  type Step,
  type StepAuthor,
  stepHeaders,
} from './finding-steps.js';
import { lastMessage } from './last-message.js';

/** Another process has taken over what this one worked on. Nothing was stored. */
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
 * The log of the findings of a partition, as its holder writes it. Each step names the one before it, and the server
 * stores it only if that is still the last: so a process that was taken for dead cannot add anything after another has
 * written, if only an empty step.
 */
export class FindingLog {
  readonly #options: LogOptions;
  readonly #subject: string;
  /** The last message of the log, by its number in the stream of all logs. */
  #last = 0;
  #steps = 0;
  /** Steps are stored one after the other, since each names the one before it. */
  #turn: Promise<unknown> = Promise.resolve();
  #place: LogPlace = logBegin;
  #position: LogPosition = positionAtBegin;

  constructor(options: LogOptions) {
    this.#options = options;
    this.#subject = options.fleet.names.findingsSubject(options.partition);
  }

  /** How far the log has come. */
  get place(): LogPlace {
    return this.#place;
  }

  get position(): LogPosition {
    return this.#position;
  }

  /** Shuts out whoever wrote the log before, by a step of our own without findings. */
  async takeOver(): Promise<void> {
    const last = await this.#lastStep();
    this.#last = last?.seq ?? 0;
    this.#place = placeOf(last?.header);
    this.#position = positionOf(last?.header);
    await this.confirm();
  }

  /** Makes sure that nobody else has taken over, by a step without findings. */
  confirm(): Promise<void> {
    return this.#inTurn(() => this.#store({ place: this.#place, lines: [] }, this.#position));
  }

  /** Stores up to where everything is stored. */
  moveTo(position: LogPosition): Promise<void> {
    return this.#inTurn(() => this.#store({ place: this.#place, lines: [] }, position));
  }

  /** Stores a step. It is there when this returns; if another process has written, it is not, and that is a LeaseLost. */
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
    const made = stepHeaders(step.place, position, author, step.lines.length);
    const id = `${author.worker}-${this.#options.partition}-${author.epoch}-${++this.#steps}`;
    const text = step.lines.join('\n');
    this.#last = await untilAnswered(() => this.#tryToStore(text, made, id), persistence);
    this.#place = step.place;
    this.#position = position;
  }

  /** Whether it was stored is not known if the answer is lost, so before the next attempt the log is looked at. */
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
