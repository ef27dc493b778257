import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { CompanionWriter, companionOf } from '../../journal/write/companion-writer.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { LockDetails } from '../../journal/write/lock-owner.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import { timestampOf } from '../../simulate/session-time.js';
import { statusAtEnd } from '../../simulate/status/status-event.js';
import type { StatusLog } from './status-log.js';
import { WriteTally } from './write-tally.js';

/** Writes down what happens in a session. */
export interface Recorder {
  /** Takes the next write; it reaches the disk with `flush` at the latest. */
  add(write: TimedWrite): void;
  flush(): void;
  /** Settles when everything that was added is on the disk; nothing if it is. */
  readonly behind?: Promise<void> | undefined;
}

export interface RecorderOptions {
  readonly started: Date;
  readonly timeZone?: string | undefined;
  readonly statusLog: StatusLog | undefined;
}

/** What is to be written to a file; the next of its kind takes its place. */
interface News {
  companion: WritableEvent;
}

/** Writes a session down, whenever `flush` is called: its journal, the companions beside it, and the log of all Status lines if there is one. */
export class SessionRecorder implements Recorder {
  readonly tally = new WriteTally();
  readonly #journal: JournalWriter;
  readonly #companions: CompanionWriter;
  readonly #statusLog: StatusLog | undefined;
  /** The content of companions that is not on disk yet, by file. */
  readonly #news = new Map<string, News>();
  /** The kind of the last companion, and what is to be written to its file. */
  #lastKind: string | undefined;
  #lastNews: News | undefined;

  private constructor(journal: JournalWriter, companions: CompanionWriter, { statusLog }: RecorderOptions) {
    this.#journal = journal;
    this.#companions = companions;
    this.#statusLog = statusLog;
  }

  static async open(directory: string, options: RecorderOptions): Promise<SessionRecorder> {
    const { started, timeZone } = options;
    const journal = await JournalWriter.open(directory, { started, timeZone, batch: Infinity });
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

  /** Lets others read something about this process from the lock of the directory. */
  announce(details: LockDetails): void {
    this.#journal.lock.update(details);
  }

  add(write: TimedWrite): void {
    const { event, companion } = write;
    if (event) this.#write(event);
    else this.#keep(companion);
    this.count(write);
  }

  /** Nearly all are of the same kind, that of Status: its file need not be looked up each time. */
  #keep(companion: WritableEvent): void {
    if (this.#lastNews && companion.event === this.#lastKind) {
      this.#lastNews.companion = companion;
      return;
    }
    const file = companionOf(companion.event);
    const news = this.#news.get(file) ?? { companion };
    news.companion = companion;
    this.#news.set(file, news);
    this.#lastKind = companion.event;
    this.#lastNews = news;
  }

  /** An injected event may have a timestamp that is not a text, which `JournalWriter.write` refuses: its line is appended as bytes. */
  #write(event: WritableEvent): void {
    if (typeof event.timestamp === 'string') this.#journal.write(event);
    else this.#journal.append(Buffer.from(formatLine(event)), 1);
  }

  /** Counts a write that reaches the disk in another way, or not at all. */
  count(moment: TimedWrite): void {
    const { at, event, companion } = moment;
    if (event) {
      this.tally.countLine(at, event.event);
      return;
    }
    this.tally.countCompanion(at, companion.event);
    if (companion.event === statusAtEnd.event) this.#statusLog?.add(companion);
  }

  /** Where the next line will stand. */
  nextLine(): { readonly file: string; readonly line: number } {
    return this.#journal.nextLine();
  }

  /** Appends bytes as they are; `lines` is how many lines end in them. What was added before is written first. */
  append(bytes: Uint8Array, lines: number): void {
    this.flush();
    this.#journal.append(bytes, lines);
  }

  /** Removes bytes from the end of the last line, including its line ending. */
  cut(bytes: number): void {
    this.flush();
    this.#journal.cut(bytes);
  }

  /** Begins a new part of the journal. */
  beginPart(between: (nextPart: number) => { readonly last?: WritableEvent; readonly first?: WritableEvent }): void {
    this.flush();
    this.#journal.beginPart(between);
  }

  /** Writes a text as it is to the companion of a kind. What was added before is written first. */
  writeCompanion(kind: string, text: string): void {
    this.flush();
    this.#companions.writeText(kind, text);
  }

  /** Companions first: a line that announces one must not be there before it. */
  flush(): void {
    for (const { companion } of this.#news.values()) this.#companions.write(companion);
    this.#news.clear();
    this.#lastNews = undefined;
    this.#statusLog?.flush();
    this.#journal.flush();
  }

  /** The session ends before its time: Status tells that nobody plays any more, if it tells anything at all. */
  cutShort(at: number): void {
    const companion = { timestamp: timestampOf(at / 1000), ...statusAtEnd };
    if (this.tally.companions.has(companion.event)) this.add({ at, companion });
    this.flush();
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
}
