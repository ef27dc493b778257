import type { WritableEvent } from '../../journal/event.js';
import { CompanionWriter } from '../../journal/write/companion-writer.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { Moment } from '../../simulate/conductor.js';
import { timestampOf } from '../../simulate/play/calendar.js';
import { statusAtEnd } from '../../simulate/status/status.js';
import type { Recorder } from './play.js';
import type { StatusLog } from './status-log.js';
import { Tally } from './tally.js';

export interface RecorderOptions {
  readonly started: Date;
  /** Whether each moment is written as it happens, as the game does; else they are gathered until `settle`. */
  readonly atOnce: boolean;
  readonly statusLog: StatusLog | undefined;
}

/** Writes a session down: its journal, the companions beside it, and the log of all Status lines if there is one. */
export class SessionRecorder implements Recorder {
  readonly tally = new Tally();
  readonly #journal: JournalWriter;
  readonly #companions: CompanionWriter;
  readonly #statusLog: StatusLog | undefined;
  readonly #atOnce: boolean;
  /** What the companions are to hold, by kind. */
  readonly #news = new Map<string, WritableEvent>();

  private constructor(journal: JournalWriter, companions: CompanionWriter, { statusLog, atOnce }: RecorderOptions) {
    this.#journal = journal;
    this.#companions = companions;
    this.#statusLog = statusLog;
    this.#atOnce = atOnce;
  }

  static async open(directory: string, options: RecorderOptions): Promise<SessionRecorder> {
    const { started, atOnce } = options;
    const journal = await JournalWriter.open(directory, { started, batch: atOnce ? 0 : Infinity });
    try {
      return new SessionRecorder(journal, await CompanionWriter.open(directory), options);
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  get files(): readonly string[] {
    return this.#journal.files;
  }

  take(moment: Moment): void {
    const { event, companion } = moment;
    if (event) this.#journal.write(event);
    else this.#hold(companion);
    this.tally.count(moment);
    if (this.#atOnce && companion) this.settle();
  }

  /** The files beside the journal come first: a line that announces one must not be there before it. */
  settle(): void {
    for (const companion of this.#news.values()) this.#companions.write(companion);
    this.#news.clear();
    this.#statusLog?.flush();
    this.#journal.flush();
  }

  /** The session ends before its time: Status tells that nobody plays any more, if it tells anything at all. */
  cutShort(at: number): void {
    const companion = { timestamp: timestampOf(at / 1000), ...statusAtEnd };
    if (this.tally.companions.has(companion.event)) this.take({ at, companion });
    this.settle();
  }

  /** Gives the directory back, whatever became of the session. */
  close(): void {
    try {
      this.#journal.close();
    } finally {
      this.#companions.close();
    }
  }

  /** Gives the directory back after something went wrong; what goes wrong now has been told already. */
  abandon(): void {
    try {
      this.close();
    } catch {}
  }

  #hold(companion: WritableEvent): void {
    this.#news.set(companion.event, companion);
    if (companion.event === statusAtEnd.event) this.#statusLog?.add(companion);
  }
}
