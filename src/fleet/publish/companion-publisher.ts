import { createHash } from 'node:crypto';
import path from 'node:path';
import { companionFiles, companionKindNames } from '../../journal/game-files.js';
import type { CompanionTail } from '../../journal/watch/companion-tail.js';
import type { DirectoryOptions } from './directory-options.js';
import { timedMessage } from './timed-message.js';

/** Publishes companions as they change. They belong to the commander who played last. */
export class CompanionPublisher {
  readonly #options: DirectoryOptions;
  readonly #tails: ReadonlyMap<string, CompanionTail>;

  constructor(options: DirectoryOptions, tails: ReadonlyMap<string, CompanionTail>) {
    this.#options = options;
    this.#tails = tails;
  }

  /**
   * Publishes changed companions and returns whether there were any. Without a journal their owner is
   * unknown.
   */
  async publish(): Promise<boolean> {
    const { record, directory, commander, once, introduce } = this.#options;
    if (record.commander === undefined) {
      if (!once) return false;
      record.commander = commander ?? path.basename(path.resolve(directory));
      await introduce(record.commander);
    }
    let isNew = false;
    for (const kind of companionKindNames) {
      const file = companionFiles[kind];
      const tail = this.#tails.get(file);
      const reported = tail?.look(performance.now());
      if (!reported) continue;
      if (tail?.reportedBytes) isNew = (await this.#publish(kind, file, tail.reportedBytes)) || isNew;
      else this.#options.say(reported.problem?.message ?? '');
    }
    return isNew;
  }

  async #publish(kind: string, file: string, content: Buffer): Promise<boolean> {
    const { record, lane, onRecord } = this.#options;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    if (record.companions[file] === hash) return false;
    const message = timedMessage(this.#options, { type: 'companion', kind, file, payload: content });
    if (!message) return false;
    await lane.send(message, () => {
      record.companions[file] = hash;
      record.rested = false;
      onRecord(record);
    });
    return true;
  }
}
