import path from 'node:path';
import type { JournalName } from '../../journal/journal-names.js';
import type { Entry } from '../../journal/read/journal-entry.js';
import { type RawLine, RawLineCutter } from '../../journal/read/raw-line-cutter.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { DirectoryTail } from '../../journal/watch/directory-tail.js';
import { CompanionPublisher } from './companion-publisher.js';
import type { DirectoryOptions } from './directory-options.js';
import { resumePointOf } from './directory-record.js';
import { JournalPublisher } from './journal-publisher.js';
import { timedMessage } from './timed-message.js';

/** Longer lines are not buffered as a whole. */
const longestKept = maxCompanionBytes;

/** Milliseconds before an unreadable companion is published as it is. */
const companionTimeout = 1000;

/**
 * Publishes the journals and companions of one directory, in the order of play, with a rest message when it
 * is quiet.
 */
export class DirectoryPublisher {
  readonly #options: DirectoryOptions;
  readonly #tail: DirectoryTail<RawLine>;
  readonly #journals: JournalPublisher;
  readonly #companions: CompanionPublisher;
  /** Time of the last change, by `performance.now()`. */
  #active = performance.now();
  #isRested: boolean;

  constructor(options: DirectoryOptions) {
    const { directory, record } = options;
    this.#options = options;
    this.#isRested = record.rested;
    const from = ({ name }: JournalName) => {
      const known = record.journals[name];
      return known ? resumePointOf(path.join(directory, name), known) : 'start';
    };
    const pace = { companionTimeout };
    this.#tail = new DirectoryTail(directory, from, new RawLineCutter(longestKept), pace);
    this.#journals = new JournalPublisher(options, (until) => this.#tail.sleep(until));
    this.#companions = new CompanionPublisher(options, this.#tail.companions);
  }

  /** Runs until all existing content is published if `once` is set, otherwise until the signal. */
  async run(): Promise<void> {
    const { signal, once } = this.#options;
    const stop = () => this.#tail.close();
    signal.addEventListener('abort', stop);
    try {
      while (!signal.aborted) {
        const news = this.#tail.next();
        const taken = news && this.#take(news);
        if (taken) await taken;
        if (news) continue;
        if (once) return await this.#finish();
        if (await this.#companions.publish()) this.#noteNews();
        else await this.#wait();
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#tail.close();
    }
  }

  /** Sends a line without waiting, unless the outbox is full. */
  #take(news: RawLine | Entry): Promise<void> | undefined {
    this.#noteNews();
    if ('length' in news) return this.#journals.publish(news);
    const { problem, position } = news;
    if (problem?.code !== 'replaced-file' && problem?.code !== 'truncated-file') {
      this.#options.say(problem?.message ?? '');
      return undefined;
    }
    // What was published stays; the current content becomes another copy.
    this.#tail.startAgain();
    return this.#journals.startAgain(position.file);
  }

  #noteNews(): void {
    this.#active = performance.now();
    this.#isRested = false;
  }

  /** No more lines. An unfinished line is published as it is, so nothing is read after it. */
  async #finish(): Promise<void> {
    const { signal } = this.#options;
    const unended = this.#tail.last();
    if (unended) await this.#take(unended);
    await this.#journals.end();
    while (!signal.aborted) {
      if (await this.#companions.publish()) this.#noteNews();
      if (this.#tail.due === Infinity) return this.#rest();
      await this.#tail.sleep(this.#tail.due);
    }
  }

  async #wait(): Promise<void> {
    const { quiet } = this.#options;
    const restAt = this.#isRested ? Infinity : this.#active + quiet;
    if (performance.now() >= restAt) return this.#rest();
    await this.#tail.sleep(Math.min(this.#tail.due, restAt));
  }

  /** A rest message is sent only when everything before it is stored. */
  async #rest(): Promise<void> {
    const { lane, record, onRecord } = this.#options;
    this.#isRested = true;
    await lane.settled();
    if (record.rested) return;
    const message = timedMessage(this.#options, { type: 'rest', kind: '', file: '', payload: new Uint8Array() });
    if (!message) return;
    await lane.send(message, () => {
      record.rested = true;
      onRecord(record);
    });
    await lane.settled();
  }
}
