import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { dialectOfJournals } from '../../check/files/journal-dialect.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { carriageReturn, lineFeed } from '../../journal/ascii.js';
import { formatCompanion } from '../../journal/format/format-line.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { RawLine } from '../../journal/read/raw-line-cutter.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { CompanionContent, FeedMessages } from '../protocol.js';
import { Recording } from '../recording/recording.js';
import { readBacklog } from './backlog.js';
import { CheckFollower } from './check-follower.js';
import { FileBytes } from './file-bytes.js';
import type { RecordedFiles } from './recorded-files.js';

export interface ReadingListener {
  /** There are more lines, or more of the backlog has been read. */
  grew(): void;
  companion(kind: string, content: CompanionContent): void;
  found(lines: FeedMessages['findings']['lines']): void;
  /** The dialect has been determined. */
  changed(): void;
  /** The check has failed, which is a bug. */
  failed(error: unknown): void;
}

/** Reads journals into a recording: complete ones first, then lines as they are written. */
export class JournalReading {
  readonly recording: Recording;
  readonly #reader = new FileBytes();
  /** None once it is closed. */
  #listener: ReadingListener | undefined;
  readonly #files = new Map<string, number>();
  #check: CheckFollower | undefined;
  #dialect: Dialect | undefined;
  readonly #packs: readonly KnowledgePack[] | undefined;

  /** `packs` add to what the journals are checked against. */
  constructor(listener: ReadingListener, packs?: readonly KnowledgePack[]) {
    this.#packs = packs;
    this.#listener = listener;
    this.recording = new Recording(this.#reader, { pause: setImmediate });
  }

  get dialect(): Dialect {
    return this.#dialect ?? 'spec';
  }

  get journals(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Reads complete files. They are checked afterwards: `checked` resolves then. */
  async readAll({ journals, companions }: RecordedFiles, signal: AbortSignal) {
    await this.readJournals(journals, { isOpen: false }, signal);
    for (const file of companions) this.#addRecordedCompanion(file);
    return { checked: this.#check?.end() };
  }

  /** Reads the current content of journals. If more may follow, returns where to continue in the last one. */
  async readJournals(
    journals: readonly string[],
    { isOpen }: { readonly isOpen: boolean },
    signal: AbortSignal,
  ): Promise<{ readonly file: string; readonly line: number; readonly offset: number } | undefined> {
    this.#setDialect(journals, false);
    this.recording.expectBytes(journals.reduce((sum, file) => sum + sizeOf(file), 0));
    const ends: { path: string; to: number; lines: number }[] = [];
    let before = 0;
    for (const journal of journals) {
      const last = isOpen && journal === journals.at(-1);
      before = this.recording.lines;
      const file = this.#begin(journal);
      const take = (bytes: Uint8Array) => {
        this.recording.addBytes(file, bytes);
        this.#listener?.grew();
      };
      const to = await readBacklog(journal, last, take, signal);
      if (!last) this.recording.endFile(file);
      ends.push({ path: journal, to, lines: this.recording.lines });
      if (signal.aborted) return undefined;
    }
    // Excludes a line that is just being written.
    this.recording.expectBytes(ends.reduce((sum, { to }) => sum + to, 0));
    this.#setDialect(journals, !isOpen || this.recording.lines > 0);
    // The check starts once everything has been read: showing lines comes first.
    for (const end of ends) this.#check?.grew(end);
    const end = ends.at(-1);
    return end && { file: end.path, line: this.recording.lines - before + 1, offset: end.to };
  }

  /** Adds a new line. Of a huge one only the length is known. */
  addLine({ bytes = new Uint8Array(), length, position, unended }: RawLine): void {
    const file = this.#files.get(position.file) ?? this.#begin(position.file);
    const line = withoutLineEnd(bytes);
    this.recording.addLine(file, position.offset, line, length - (bytes.length - line.length));
    this.#setDialect([position.file], true);
    if (!unended) this.#check?.grew({ path: position.file, to: position.offset + length, lines: this.recording.lines });
    this.#listener?.grew();
  }

  /** Adds a new companion. */
  addCompanion(file: string, event: JournalEvent): void {
    this.#addCompanion(event, formatCompanion(event).trimEnd());
    this.#check?.companion(file);
  }

  close(): void {
    this.#listener = undefined;
    this.#check?.close();
    this.#reader.close();
  }

  #addRecordedCompanion(file: string): void {
    try {
      const bytes = readRegularFile(file, maxCompanionBytes);
      const { event } = bytes === 'too large' ? {} : parseLine(bytes);
      if (event) this.#addCompanion(event, bytes.toString().trim());
      this.#check?.companion(file);
    } catch (error) {
      // The check reports what is wrong with it.
      if (!isSystemError(error)) throw error;
    }
  }

  #addCompanion(event: JournalEvent, text: string): void {
    const kind = event.event === 'NavRouteClear' ? 'NavRoute' : event.event;
    const time = Date.parse(event.timestamp);
    const content = { time: Number.isFinite(time) ? time : (this.recording.progress.last ?? 0), text };
    this.recording.addCompanion(kind, content);
    this.#listener?.companion(kind, content);
  }

  #begin(journal: string): number {
    this.#reader.add(journal);
    const file = this.recording.beginFile(journal);
    this.#files.set(journal, file);
    return file;
  }

  /** Determined by the first journals. A first line that is still being written may become a Fileheader. */
  #setDialect(journals: readonly string[], isComplete: boolean): void {
    if (this.#dialect !== undefined || journals.length === 0) return;
    const dialect = dialectOfJournals(journals);
    if (dialect === 'spec' && !isComplete) return;
    this.#dialect = dialect;
    this.#check = new CheckFollower(
      { dialect, packs: this.#packs },
      {
        untilQuiet: () => this.recording.untilQuiet(),
        found: (findings, lines) => this.#found(findings, lines),
        failed: (error) => this.#listener?.failed(error),
      },
    );
    this.#listener?.changed();
  }

  #found(findings: readonly PlacedFinding[], lines: number): void {
    const before = this.recording.progress.checked;
    const worse = this.recording.addFindings(findings);
    this.recording.checkedTo(Math.min(lines, this.recording.lines));
    // A companion is checked several times a second, and seldom anything is wrong with it.
    if (findings.length > 0 || this.recording.progress.checked !== before) this.#listener?.found(worse);
  }
}

function withoutLineEnd(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== lineFeed) return bytes;
  return bytes.subarray(0, bytes.at(-2) === carriageReturn ? -2 : -1);
}

/** 0 if the file is gone. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
