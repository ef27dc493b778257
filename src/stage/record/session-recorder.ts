import path from 'node:path';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { JournalNameParts } from '../../journal/journal-names.js';
import { CompanionWriter, companionOf } from '../../journal/write/companion-writer.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { LockDetails } from '../../journal/write/lock-owner.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import { timestampOf } from '../../simulate/session-time.js';
import { statusAtEnd } from '../../simulate/status/status-event.js';
import type { JournalEnd, LineRange } from './line-range.js';
import type { StatusLog } from './status-log.js';
import { WriteTally } from './write-tally.js';

/** Records the writes of a session. */
export interface Recorder {
  /** Adds a write; it reaches the disk with `flush` at the latest. */
  add(write: TimedWrite): void;
  flush(): void;
  /** Resolves when everything added is on disk; undefined if it is. */
  readonly behind?: Promise<void> | undefined;
}

export interface RecorderOptions extends Pick<JournalNameParts, 'form' | 'edition'> {
  readonly started: Date;
  readonly timeZone?: string | undefined;
  readonly statusLog: StatusLog | undefined;
}

const statusFile = companionOf(statusAtEnd.event);

/** Pending content of a file; replaced by the next of its kind. */
interface News {
  companion: WritableEvent;
}

/** Writes a session to disk on `flush`: its journal, the companions, and the Status log if there is one. */
export class SessionRecorder implements Recorder {
  readonly tally = new WriteTally();
  readonly #journal: JournalWriter;
  /** The journal of the second commander, once they have one. */
  #second: JournalWriter | undefined;
  readonly #companions: CompanionWriter;
  readonly #statusLog: StatusLog | undefined;
  /** Companion contents that are not on disk yet, by file. */
  readonly #news = new Map<string, News>();
  /** Kind and pending content of the last companion. */
  #lastKind: string | undefined;
  #lastNews: News | undefined;

  private constructor(journal: JournalWriter, companions: CompanionWriter, { statusLog }: RecorderOptions) {
    this.#journal = journal;
    this.#companions = companions;
    this.#statusLog = statusLog;
  }

  static async open(directory: string, options: RecorderOptions): Promise<SessionRecorder> {
    const { statusLog: _, ...named } = options;
    const journal = await JournalWriter.open(directory, { ...named, batch: Infinity });
    try {
      return new SessionRecorder(journal, await CompanionWriter.open(directory), options);
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  get files(): readonly string[] {
    return [...this.#journal.files, ...(this.#second?.files ?? [])];
  }

  /** Publishes information about this process in the lock of the directory. */
  announce(details: LockDetails): void {
    this.#journal.lock.update(details);
  }

  add(write: TimedWrite): void {
    const { event, companion } = write;
    if (write.isLaunch) this.#launch(write);
    if (event) this.#write(event, this.#journalOf(write));
    else this.#keep(companion);
    this.count(write);
  }

  /** Cached: nearly all companions are Status. */
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

  /**
   * An injected event may have a timestamp that is not a string, which `JournalWriter.write` refuses: its
   * line is appended as bytes.
   */
  #write(event: WritableEvent, journal: JournalWriter): void {
    if (typeof event.timestamp === 'string') journal.write(event);
    else journal.append(Buffer.from(formatLine(event)), 1);
  }

  /** The journal that a write belongs to. */
  #journalOf({ at, isSecond }: TimedWrite): JournalWriter {
    if (!isSecond) return this.#journal;
    this.#second ??= this.#journal.beside(new Date(at));
    return this.#second;
  }

  /** Starts another journal, named after a time in milliseconds. */
  beginJournal(at: number): void {
    this.flush();
    this.#journal.beginJournal({ started: new Date(at), part: 1 });
  }

  /** The game was started again: its lines go into another journal. */
  #launch(write: TimedWrite): void {
    this.flush();
    this.#journalOf(write).beginJournal({ started: new Date(write.at), part: 1 });
  }

  /** Counts a write that bypasses this recorder or is dropped. */
  count(moment: TimedWrite): void {
    const { at, event, companion } = moment;
    if (event) {
      this.tally.countLine(at, event.event);
      return;
    }
    this.tally.countCompanion(at, companion.event);
    if (companion.event === statusAtEnd.event) this.#statusLog?.add(companion);
  }

  get end(): JournalEnd {
    return { files: this.#journal.files.length - 1, lines: this.#journal.linesInFile };
  }

  /** The lines between two ends of the journal. */
  linesBetween(before: JournalEnd, after: JournalEnd): LineRange[] {
    const files = this.#journal.files.slice(before.files, after.files + 1).map((file) => path.basename(file));
    const ranges = files.map((file, index) => ({
      file,
      from: index === 0 ? before.lines + 1 : 1,
      ...(index === files.length - 1 && { to: after.lines }),
    }));
    return ranges.filter(({ from, to = from }) => from <= to);
  }

  /** Position of the next line. */
  nextLine(): { readonly file: string; readonly line: number } {
    return this.#journal.nextLine();
  }

  /** Appends raw bytes that contain `lines` line ends. Pending writes go first. */
  append(bytes: Uint8Array, lines: number): void {
    this.flush();
    this.#journal.append(bytes, lines);
  }

  /** Removes bytes from the end of the last line, including its line ending. */
  cut(bytes: number): void {
    this.flush();
    this.#journal.cut(bytes);
  }

  /** Starts a new part of the journal. */
  beginPart(between: (nextPart: number) => { readonly last?: WritableEvent; readonly first?: WritableEvent }): void {
    this.flush();
    this.#journal.beginPart(between);
  }

  /** Writes raw text to the companion of a kind. Pending writes go first. */
  writeCompanion(kind: string, text: string): void {
    this.flush();
    this.#companions.writeText(kind, text);
  }

  /**
   * Companions first: a line that announces one must not precede it. No line announces Status, which tells
   * what came of all: without its lines it would contradict those before.
   */
  flush(): void {
    const status = this.#news.get(statusFile)?.companion;
    this.#news.delete(statusFile);
    for (const { companion } of this.#news.values()) this.#companions.write(companion);
    this.#news.clear();
    this.#lastNews = undefined;
    this.#statusLog?.flush();
    this.#journal.flush();
    this.#second?.flush();
    if (status) this.#companions.write(status);
  }

  /** The session ends early: Status, if it is written at all, shows that the game is closed. */
  cutShort(at: number): void {
    const companion = { timestamp: timestampOf(at / 1000), ...statusAtEnd };
    if (this.tally.companions.has(companion.event)) this.add({ at, companion });
    this.flush();
  }

  /** Releases the directory, whatever happened to the session. */
  close(): void {
    try {
      this.#second?.close();
    } finally {
      try {
        this.#journal.close();
      } finally {
        this.#companions.close();
      }
    }
  }

  /**
   * Releases the directory after a failure; further errors are ignored, since the first is being reported.
   */
  abandon(): void {
    try {
      this.close();
    } catch {}
  }
}
