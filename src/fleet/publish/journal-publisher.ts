import path from 'node:path';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import { kindOfLine } from '../../journal/read/line-front.js';
import type { RawLine } from '../../journal/read/raw-line-cutter.js';
import type { FleetMessage } from '../fleet-message.js';
import type { DirectoryOptions } from './directory-options.js';
import { type JournalRecord, newJournalRecord } from './directory-record.js';
import { CommanderSearch } from './journal-commander.js';
import { commanderOfPart, decideDialect, hasLaterJournal, lastUnended } from './journal-owner.js';
import { rereadLine } from './long-line.js';

/** Bytes kept from the start and the current end of a journal, to recognise it again. */
const rememberedBytes = 64;

/** Milliseconds between searches for a commander, even without a change notification. */
const searchInterval = 1000;

/** Headers shared by all messages of a journal. */
type Shared = Pick<FleetMessage, 'commander' | 'dialect' | 'file' | 'copy'>;

/** The journal being published. */
interface OpenJournal {
  readonly path: string;
  readonly record: JournalRecord;
  readonly shared: Shared;
  /** Published bytes, including an unfinished last line. */
  size: number;
  /** The next line is the first to be published, though not the first of the journal. */
  start: boolean;
}

/** Publishes the lines of a directory's journals, and the end of each before the next begins. */
export class JournalPublisher {
  readonly #options: DirectoryOptions;
  readonly #sleep: (until: number) => Promise<void>;
  #open: OpenJournal | undefined;

  /** `sleep` waits for a change in the directory. */
  constructor(options: DirectoryOptions, sleep: (until: number) => Promise<void>) {
    this.#options = options;
    this.#sleep = sleep;
    const name = lastUnended(options.record);
    if (name) this.#open = this.#opened(name, options.record.journals[name.name] as JournalRecord);
  }

  /** Publishes a line. A returned promise must be awaited before the next call. */
  publish(line: RawLine): Promise<void> | undefined {
    return this.#open?.path === line.position.file ? this.#line(this.#open, line) : this.#turnTo(line);
  }

  /** Another file replaced a journal. */
  async startAgain(file: string): Promise<void> {
    const { lane, record, say, onRecord } = this.#options;
    const journal = record.journals[path.basename(file)];
    if (!journal) return;
    await lane.settled();
    const { copy } = journal;
    Object.assign(journal, { start: undefined, ended: undefined, commander: undefined }, newJournalRecord(), {
      copy: copy + 1,
    });
    if (this.#open?.path === file) this.#open = undefined;
    onRecord(record);
    say(`${file} is no longer the file that was published: it is published once more, as copy ${copy + 1}`);
  }

  /** Publishes the end of the open journal. */
  async end(): Promise<void> {
    const { lane, record, onRecord } = this.#options;
    const open = this.#open;
    this.#open = undefined;
    if (!open || open.record.ended === open.size) return;
    await lane.settled();
    const content = { kind: '', line: 0, offset: open.size, payload: noBytes };
    await lane.send({ type: 'end', ...open.shared, ...content }, () => {
      open.record.ended = open.size;
      // Copied: a view would keep a large buffer alive.
      open.record.before = Uint8Array.from(open.record.before.subarray(-rememberedBytes));
      record.rested = false;
      onRecord(record);
    });
    await lane.settled();
  }

  async #turnTo(line: RawLine): Promise<void> {
    const { directory, record, introduce, signal } = this.#options;
    await this.end();
    const file = line.position.file;
    const name = parseJournalName(path.basename(file)) as JournalName;
    const journal = (record.journals[name.name] ??= newJournalRecord());
    journal.commander ??= await this.#findCommander(name, file);
    if (signal.aborted || journal.commander === undefined) return;
    record.commander = journal.commander;
    decideDialect(directory, name, record);
    await introduce(journal.commander);
    this.#open = this.#opened(name, journal);
    await this.#line(this.#open, line);
  }

  #opened(name: JournalName, record: JournalRecord): OpenJournal {
    const { directory, record: whole } = this.#options;
    const { copy, commander = '', offset, ended, start } = record;
    const shared = { commander, dialect: whole.dialects[name.edition] ?? 'spec', file: name.name, copy };
    return { path: path.join(directory, name.name), record, shared, size: ended ?? offset, start: start === true };
  }

  /** Waits until the journal names its commander, or no longer can. */
  async #findCommander(name: JournalName, file: string): Promise<string | undefined> {
    const { commander, directory, record, once, signal } = this.#options;
    const known = commander ?? commanderOfPart(name, record);
    if (known !== undefined) return known;
    const search = new CommanderSearch(file);
    while (!signal.aborted) {
      const isOver = once || hasLaterJournal(directory, name);
      const found = search.look();
      if (found !== undefined) return found;
      if (isOver) return record.commander ?? path.basename(path.resolve(directory));
      await this.#sleep(performance.now() + searchInterval);
    }
    return undefined;
  }

  #line(open: OpenJournal, line: RawLine): Promise<void> | undefined {
    const { position, next, length, unended } = line;
    if (unended && open.record.ended === position.offset + length) return undefined;
    open.size = position.offset + length;
    if (!line.bytes) return this.#longLine(open, line);
    const payload = Buffer.from(line.bytes);
    const content = { kind: kindOfLine(payload), line: position.line, offset: position.offset, payload };
    const message: FleetMessage = { type: 'line', ...open.shared, ...content, ...this.#startOf(open) };
    return this.#options.lane.send(message, () => this.#stored(open, position.offset, next, payload));
  }

  /** A line that was not buffered is read again, piece by piece. */
  async #longLine(open: OpenJournal, { position, next, length }: RawLine): Promise<void> {
    const { lane } = this.#options;
    let kind: string | undefined;
    for (const { offset, payload, isLast } of rereadLine(open.path, position.offset, length, lane.maxBytes)) {
      kind ??= kindOfLine(payload);
      const content = { kind, line: position.line, offset, payload, ...(!isLast && { more: true as const }) };
      const message: FleetMessage = { type: 'line', ...open.shared, ...content, ...this.#startOf(open) };
      await lane.send(message, () => isLast && this.#stored(open, position.offset, next, payload));
    }
  }

  #startOf(open: OpenJournal): Pick<FleetMessage, 'start'> {
    const { start } = open;
    open.start = false;
    return start ? { start: true } : {};
  }

  #stored({ record }: OpenJournal, offset: number, next: RawLine['next'], payload: Uint8Array): void {
    const whole = this.#options.record;
    if (offset === 0) record.head = Uint8Array.from(payload.subarray(0, rememberedBytes));
    // For an unfinished line the offset stays at its start: should it grow, it is published whole.
    if (next.offset > offset) {
      record.before = payload.subarray(-rememberedBytes);
      record.line = next.line;
      record.offset = next.offset;
      record.ended = undefined;
    }
    record.start = undefined;
    whole.rested = false;
    this.#options.onRecord(whole);
  }
}

const noBytes = new Uint8Array();
