import { statSync } from 'node:fs';
import { StageError } from '../../direct/stage-error.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { rawLines } from './raw-lines.js';
import { type FoundCompanion, statusFile } from './replay-companions.js';
import { timestampToMs } from './restamp.js';

/** A Status with its own time, between the lines of the journal. */
type TimedStatus = FoundCompanion;

/** Every Status in a log that `simulate --status-log` wrote; other lines are skipped. */
export async function* statusLines(
  file: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<TimedStatus, void, undefined> {
  for await (const { bytes, event } of rawLines(file, signal)) {
    const at = timestampToMs(event?.timestamp);
    if (event?.event === 'Status' && at !== undefined) yield { name: statusFile, bytes, event, at };
  }
}

export function assertStatusLog(file: string): void {
  try {
    if (statSync(file).isFile()) return;
  } catch (error) {
    throw new StageError(`cannot read the status log ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
  throw new StageError(`the status log ${printable(file)} is not a file`);
}

/** Returns each Status when its time has come. */
export class StatusQueue {
  readonly #source: AsyncIterator<TimedStatus>;
  #next: TimedStatus | undefined;
  #isRead = false;

  constructor(source: AsyncIterator<TimedStatus>) {
    this.#source = source;
  }

  /** The next Status before a time, if there is one. */
  async before(moment: number): Promise<TimedStatus | undefined> {
    if (!this.#isRead) {
      const { value } = (await this.#source.next()) as { value: TimedStatus | undefined };
      this.#next = value;
      this.#isRead = true;
    }
    const next = this.#next;
    if (!next || next.at >= moment) return undefined;
    this.#isRead = false;
    return next;
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
