import { utf8Of } from '../../journal/byte-text.js';
import { formatCompanion } from '../../journal/format/format-line.js';
import { alreadyIterated } from '../../journal/journal-error.js';
import { kindOf } from '../../journal/read/line-front.js';
import { timestampOf } from '../../simulate/session-time.js';
import { statusAtEnd } from '../../simulate/status/status-event.js';
import { wrongArgument } from '../../words/argument-error.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import {
  abortSignal,
  filePath,
  functionToCall,
  isPath,
  mustBe,
  oneOf,
  trueOrFalse,
  validDate,
} from '../../words/shape/shape.js';
import { Anonymiser } from './anonymise/anonymiser.js';
import type { RawLine } from './raw-line.js';
import { rawLines } from './raw-lines.js';
import { AnnouncedCompanions, companionsBeside, type FoundCompanion, statusFile } from './replay-companions.js';
import { firstTimestamp, type SourceFile, sourceFiles } from './replay-sources.js';
import { isInCalendar, restampEdits, restampTornLine, timestampToMs } from './restamp.js';
import { assertStatusLog, StatusQueue, statusLines } from './status-source.js';
import { applyEdits } from './text-edit.js';

export interface ReplayOptions {
  /** When the first event happens in the replay; now by default. */
  readonly start?: Date | undefined;
  /** The path of a log of all Status lines, as `simulate --status-log` writes it. */
  readonly statusLog?: string | undefined;
  /**
   * Replaces the names of people and of what they own by invented ones, made from this seed; names stay by
   * default.
   */
  readonly anonymise?: number | undefined;
  /** With `anonymise`: copies texts that no table describes, which may have names in them. */
  readonly keepUnknown?: boolean | undefined;
  /**
   * With `anonymise`: makes a copy, with the companions as they are. Its times are `kept`, or all moved by
   * the same number of whole `weeks`, and never past `start`.
   */
  readonly copy?: 'kept' | 'weeks' | undefined;
  /** When aborted, the replay throws its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of bytes read so far, and the total. */
  readonly reached?: ((done: number, all: number) => void) | undefined;
}

export const replayChecks: OptionShapes<ReplayOptions> = {
  start: validDate,
  statusLog: filePath,
  anonymise: mustBe('an integer such as 7', Number.isSafeInteger),
  keepUnknown: trueOrFalse,
  copy: oneOf(['kept', 'weeks']),
  signal: abortSignal,
  reached: functionToCall,
};

/** What happens in a replay. The time `at` is in milliseconds since 1970 and never goes back. */
export type Replayed = { readonly at: number } & (
  | { readonly what: 'file'; readonly source: SourceFile; readonly isNextPart: boolean }
  /** A line with its line ending; `kind` is not set if it cannot be parsed. */
  | { readonly what: 'line'; readonly bytes: Buffer; readonly kind: string | undefined }
  | { readonly what: 'companion'; readonly file: string; readonly text: string }
);

/** Status may be written for a while after the last line, in milliseconds. */
const statusTail = 3_600_000;

/** Prepares the replay of a journal: a file, a directory, or several in the order given. */
export async function replay(source: string | readonly string[], options?: ReplayOptions): Promise<Replay> {
  return prepareReplay(source, checkOptions('replay', options, replayChecks), 'replay');
}

/** The same with options that have been checked. */
export async function prepareReplay(
  source: string | readonly string[],
  options: ReplayOptions,
  caller: string,
): Promise<Replay> {
  if (!isPath(source) && !(Array.isArray(source) && source.every(isPath)))
    throw wrongArgument(`${caller} takes a journal, a directory or a list of them`, source);
  const { signal } = options;
  signal?.throwIfAborted();
  const files = await sourceFiles(typeof source === 'string' ? [source] : source);
  if (options.statusLog !== undefined) assertStatusLog(options.statusLog);
  const first = await firstTimestamp(files, signal);
  const made = new Replay(files, first, companionsBeside(files), options);
  if (options.anonymise !== undefined) await made.learnNames();
  return made;
}

/**
 * The replay of a journal: iterate it, once, for its lines at their new times, and for companion files as far
 * as they are known.
 */
export class Replay implements AsyncIterable<Replayed> {
  readonly files: readonly SourceFile[];
  /** The companion files that lines announce, and how many of their contents are unknown. */
  readonly announced: AnnouncedCompanions;
  /** How far all times are moved, in milliseconds. */
  shift: number;
  readonly #first: number;
  readonly #companions: readonly FoundCompanion[];
  readonly #options: ReplayOptions;
  readonly #anonymiser: Anonymiser | undefined;
  #now: number;
  /** The latest time of the source so far. */
  #latest: number;
  #bytesRead = 0;
  #begun = false;

  constructor(
    files: readonly SourceFile[],
    first: number,
    companions: readonly FoundCompanion[],
    options: ReplayOptions,
  ) {
    this.files = files;
    this.announced = new AnnouncedCompanions(companions);
    this.#first = first;
    this.shift = Math.floor((options.start?.getTime() ?? Date.now()) / 1000) * 1000 - first;
    this.#companions = companions;
    this.#options = options;
    this.#anonymiser = options.anonymise === undefined ? undefined : new Anonymiser(options.anonymise, options);
    this.#now = this.start;
    this.#latest = first;
  }

  /** When it begins, in milliseconds since 1970. */
  get start(): number {
    return this.#first + this.shift;
  }

  /** With `anonymise`: how many texts there were so far in each field that no table describes. */
  get unknownTexts(): ReadonlyMap<string, number> {
    return this.#anonymiser?.unknown ?? new Map();
  }

  /**
   * Reads everything once before the replay: a name may occur in a text before the line that says whose it
   * is.
   */
  async learnNames(): Promise<void> {
    const anonymiser = this.#anonymiser;
    if (!anonymiser) return;
    const { signal, statusLog: log, anonymise: seed = 0, copy } = this.#options;
    let last = this.#first;
    for (const companion of this.#companions) anonymiser.learn(companion);
    for (const { file } of this.files) {
      for await (const line of rawLines(file, signal)) {
        anonymiser.learn(line);
        last = Math.max(last, timestampToMs(line.event?.timestamp) ?? last);
        this.#count(line.bytes.length);
      }
    }
    if (log !== undefined) for await (const status of statusLines(log, signal)) anonymiser.learn(status);
    if (copy) this.shift = copy === 'kept' ? 0 : weeksBefore(this.start - last, seed) * week;
    this.#now = this.start;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Replayed, void, undefined> {
    if (this.#begun) throw alreadyIterated('a replay', 'replay');
    this.#begun = true;
    return this.#play();
  }

  async *#play(): AsyncGenerator<Replayed, void, undefined> {
    const { statusLog, signal, copy } = this.#options;
    const found = copy ? [] : this.#companions;
    const statuses = statusLog === undefined ? foundAmong(found) : statusLines(statusLog, signal);
    const ahead = new StatusQueue(statuses);
    try {
      let before: SourceFile | undefined;
      for (const source of this.files) {
        for await (const item of this.#playFile(source, before, ahead)) {
          yield item;
          signal?.throwIfAborted();
        }
        before = source;
      }
      yield* this.#statusBefore(statusLog === undefined ? this.#latest + statusTail : Infinity, ahead);
      if (copy) for (const companion of this.#companions) yield this.#companion(companion);
    } finally {
      await ahead.close();
    }
  }

  async *#playFile(source: SourceFile, before: SourceFile | undefined, ahead: StatusQueue): AsyncGenerator<Replayed> {
    const isNextPart = source.launch !== undefined && source.launch === before?.launch && source.part > before.part;
    // A line without a time has that of the line before it; at the beginning of a file, that of the next line
    // with one.
    const waiting: RawLine[] = [];
    let hasBegun = false;
    const begin = async function* (this: Replay): AsyncGenerator<Replayed> {
      hasBegun = true;
      yield { what: 'file', at: this.#now, source, isNextPart };
      for (const line of waiting) yield* this.#playLine(line);
    }.bind(this);
    for await (const line of rawLines(source.file, this.#options.signal)) {
      this.#count(line.bytes.length);
      const moment = this.#momentOf(line);
      if (moment === undefined && !hasBegun) {
        waiting.push(line);
        continue;
      }
      if (moment !== undefined) {
        yield* this.#statusBefore(moment, ahead);
        this.#reach(moment);
      }
      if (!hasBegun) yield* begin();
      yield* this.#playLine(line);
    }
    if (!hasBegun) yield* begin();
  }

  *#playLine(line: RawLine): Generator<Replayed> {
    const { event } = line;
    const { copy, statusLog } = this.#options;
    const companion = event && !copy && this.announced.for(event);
    if (companion) yield this.#companion(companion);
    const at = this.#now;
    yield { what: 'line', at, bytes: this.#rewritten(line), kind: event && kindOf(event) };
    if (event?.event !== 'Shutdown' || statusLog !== undefined || copy) return;
    const end = { timestamp: timestampOf(at / 1000), ...statusAtEnd };
    yield { what: 'companion', at, file: statusFile, text: formatCompanion(end) };
  }

  /** Every Status before a time of the source. */
  async *#statusBefore(moment: number, ahead: StatusQueue): AsyncGenerator<Replayed> {
    for (let status = await ahead.before(moment); status; status = await ahead.before(moment)) {
      if (status.at < this.#first) continue;
      this.#reach(status.at);
      yield this.#companion(status);
    }
  }

  #companion(companion: FoundCompanion): Replayed {
    return { what: 'companion', at: this.#now, file: companion.name, text: this.#rewritten(companion).toString() };
  }

  /** The line with its new times, and without names if they are to be replaced. */
  #rewritten(line: RawLine): Buffer {
    const { event } = line;
    // In a copy, the times of such a line would reveal how far the others were moved.
    const bytes = event || !this.#options.copy ? line.bytes : restampTornLine(line.bytes, this.shift);
    const edits = event ? restampEdits(utf8Of(bytes), event, this.shift) : [];
    if (this.#anonymiser) return asBuffer(this.#anonymiser.rewrite({ bytes, event }, edits));
    return edits.length === 0 ? asBuffer(bytes) : Buffer.from(applyEdits(utf8Of(bytes), edits));
  }

  /** When a line was written; undefined if it has no time, or one that cannot be moved. */
  #momentOf({ event }: RawLine): number | undefined {
    const moment = timestampToMs(event?.timestamp);
    return moment !== undefined && isInCalendar(moment + this.shift) ? moment : undefined;
  }

  #reach(moment: number): void {
    this.#latest = Math.max(this.#latest, moment);
    this.#now = this.#latest + this.shift;
  }

  #count(bytes: number): void {
    this.#bytesRead += bytes;
    const all = this.files.reduce((sum, file) => sum + file.bytes, 0) * (this.#anonymiser ? 2 : 1);
    this.#options.reached?.(this.#bytesRead, all);
  }
}

const week = 7 * 24 * 3_600_000;

/** A number of weeks, other than 0, to move the last time by, which is `room` milliseconds ago. */
function weeksBefore(room: number, seed: number): number {
  return Math.floor(room / week) - (Math.abs(seed) % 52) || -1;
}

/** The same bytes, as the ones who replay have them. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The Status files that were found, in order of time. */
async function* foundAmong(companions: readonly FoundCompanion[]): AsyncGenerator<FoundCompanion, void, undefined> {
  const found = companions.filter(({ name, at }) => name === statusFile && !Number.isNaN(at));
  yield* found.toSorted((one, other) => one.at - other.at);
}
