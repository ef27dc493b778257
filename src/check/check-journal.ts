import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { normalize } from 'node:path';
import { newerVersionNotice } from '../game/game-version.js';
import { type Dialect, dialectNames } from '../interface/dialect/dialect-names.js';
import { type Catalogue, loadedCatalogue } from '../interface/kind-catalogue.js';
import type { Severity } from '../interface/object-rule.js';
import { alreadyIterated } from '../journal/journal-error.js';
import { lineBytes, lineLimit } from '../journal/read/size-limits.js';
import { wrongArgument } from '../words/argument-error.js';
import { checkOptions, type OptionShapes } from '../words/shape/check-options.js';
import { abortSignal, functionToCall, isPath, oneOf, trueOrFalse, wholeNumber } from '../words/shape/shape.js';
import { CheckTotals, type YearRange } from './check-totals.js';
import { DeferredFindings } from './deferred-findings.js';
import { type WarningGrade, warningGrades } from './event/evidence-severity.js';
import type { Chunk } from './files/file-chunk.js';
import type { FileSet } from './files/file-set.js';
import { FileSetCheck } from './files/file-set-check.js';
import { FileSetChunks } from './files/file-set-chunks.js';
import { inTurns } from './files/files-in-turns.js';
import { findFileSets } from './files/find-file-sets.js';
import { dialectOrigin } from './files/journal-dialect.js';
import type { LeftOut } from './files/left-out.js';
import { ReportQueue } from './files/report-queue.js';
import { checkStream } from './files/stream-check.js';
import type { PlacedFinding, Summary } from './finding.js';
import type { RequestedProfile } from './lines/check-profile.js';
import { isCodeFile } from './literals/code-names.js';
import type { Repeat } from './repeat-counter.js';
import { chunkSize, workerPool } from './threads/worker-pool.js';

/**
 * A directory or file to check, a stream of bytes, or several of them: first the paths in the order given,
 * those of source code after the others, then the streams.
 */
export type CheckSource = string | ByteStream | readonly (string | ByteStream)[];

type ByteStream = AsyncIterable<Uint8Array | string>;

export interface CheckOptions {
  /**
   * The dialect to check in; by default `game` for the journals of a directory if one of them begins with a
   * Fileheader.
   */
  readonly dialect?: Dialect | undefined;
  /** Check each event by itself, without the rules that look across events or files. */
  readonly eventsOnly?: boolean | undefined;
  /**
   * In the `game` dialect: the weakest evidence whose contradiction is a warning. `strong` by default, which
   * is a hundred real lines or more; what contradicts less gets a note, and nothing is an error on evidence
   * alone.
   */
  readonly grade?: WarningGrade | undefined;
  /** The live game with what packs add to it, from `loadKnowledge`. */
  readonly catalogue?: Catalogue | undefined;
  /** The number of threads to use, this one among them; chosen by the amount of work by default. */
  readonly threads?: number | undefined;
  /** A longer line is reported and skipped; 64 MB by default. */
  readonly maxLineBytes?: number | undefined;
  /** Returns whether to skip a file or folder found in a directory. */
  readonly ignores?: ((path: string) => boolean) | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
  /** When aborted, the check throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

const checkChecks: OptionShapes<CheckOptions> = {
  dialect: oneOf(dialectNames),
  eventsOnly: trueOrFalse,
  grade: oneOf(warningGrades),
  catalogue: loadedCatalogue,
  threads: wholeNumber(1, 1024),
  maxLineBytes: lineBytes,
  ignores: functionToCall,
  progress: functionToCall,
  signal: abortSignal,
};

export interface Progress {
  /** The file being checked. */
  readonly file: string;
  /** The number of bytes checked, and the total as far as it is known. */
  readonly done: number;
  readonly all: number;
}

/** With fewer bytes, this thread is done before another is loaded, or soon after. */
const worthThreads = 64 * 1024 * 1024;
const mostThreads = 4;

/**
 * Checks journals. Findings are yielded as they are found, in an order that depends only on the files. A
 * finding that is reported once per run comes last, with its count.
 */
export function checkJournal(source: CheckSource, options?: CheckOptions): JournalCheck {
  return new JournalCheck(source, options);
}

/** A running check: iterate it, once, for the findings; the summary counts those yielded so far. */
export class JournalCheck implements AsyncIterable<PlacedFinding> {
  readonly #paths: readonly string[];
  readonly #streams: readonly ByteStream[];
  readonly #options: CheckOptions;
  readonly #totals = new CheckTotals();
  readonly #deferred = new DeferredFindings();
  #begun = false;

  constructor(source: CheckSource, options: CheckOptions = {}) {
    const sources = sourcesOf(source);
    this.#paths = sources.filter((each) => typeof each === 'string');
    this.#streams = sources.filter((each) => typeof each !== 'string');
    this.#options = checkOptions('checkJournal', options, checkChecks);
  }

  get summary(): Summary {
    return this.#totals.summary;
  }

  /** Files in the searched directories that were not checked, and why. */
  get leftOut(): readonly LeftOut[] {
    return this.#totals.leftOut;
  }

  /** The years of the first and the last event; nothing if no event has a time, or with `eventsOnly`. */
  get years(): YearRange | undefined {
    return this.#totals.years;
  }

  /** Says which journals were judged by the rules of earlier versions of the game; nothing if none was. */
  get olderRules(): string | undefined {
    return this.#totals.olderRules.notice;
  }

  /** Says that a journal is of a version of the game newer than tables and packs know; nothing if none is. */
  get newerVersion(): string | undefined {
    const version = this.#totals.newerVersion;
    const packs = this.#options.catalogue?.knowledge ?? [];
    const isKnown = version === undefined || packs.some(({ versions = {} }) => Object.hasOwn(versions, version));
    return isKnown ? undefined : newerVersionNotice(version);
  }

  /** In how many files a rule was broken, by findings of one severity or of any. */
  filesWith(rule: string, severity?: Severity): number {
    return this.#deferred.filesWith(rule, severity);
  }

  /** The number of files that could not be read; there is a finding for each. */
  get unreadable(): number {
    return this.#totals.unreadable;
  }

  [Symbol.asyncIterator](): AsyncGenerator<PlacedFinding, void, undefined> {
    return this.#oneByOne(this.batches());
  }

  /**
   * Instead of iterating: as many findings at a time as were found together. To pass each on by itself takes
   * longer than to find it. The summary does not count them.
   */
  batches(): AsyncGenerator<readonly PlacedFinding[], void, undefined> {
    if (this.#begun) throw alreadyIterated('a check', 'checkJournal');
    this.#begun = true;
    return this.#batches();
  }

  async *#oneByOne(batches: AsyncIterable<readonly PlacedFinding[]>): AsyncGenerator<PlacedFinding, void, undefined> {
    for await (const batch of batches) {
      for (const finding of batch) {
        this.#totals.addFinding(finding);
        yield finding;
        this.#options.signal?.throwIfAborted();
      }
    }
  }

  async *#batches(): AsyncGenerator<readonly PlacedFinding[], void, undefined> {
    const { dialect, eventsOnly = false, maxLineBytes, grade, catalogue, signal } = this.#options;
    signal?.throwIfAborted();
    const profile = { dialect, eventsOnly, maxLineBytes: lineLimit(maxLineBytes), grade, packs: catalogue?.knowledge };
    for await (const batch of this.#allFindings(profile)) {
      signal?.throwIfAborted();
      const immediate = batch.filter((finding) => !this.#deferred.defer(finding));
      if (immediate.length > 0) yield immediate;
      signal?.throwIfAborted();
    }
    const once = [...this.#deferred.findings()];
    if (once.length > 0) yield once;
  }

  async *#allFindings(requested: RequestedProfile): AsyncGenerator<readonly PlacedFinding[]> {
    const [code, journals] = splitCode(this.#paths);
    if (journals.length > 0) yield* this.#checkFiles(journals, requested);
    if (code.length > 0) yield* this.#checkCode(code, requested);
    for (const stream of this.#streams) yield* checkStream(stream, requested, this.#totals, this.#options.signal);
  }

  async *#checkCode(files: readonly string[], requested: RequestedProfile): AsyncGenerator<readonly PlacedFinding[]> {
    const { checkCodeFiles } = await import('./literals/code-files.js');
    const dialect = requested.dialect ?? 'game';
    this.#totals.addDialect(dialect, requested.dialect ? 'choice' : 'code');
    const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
    let done = 0;
    const onFile = (file: string) => this.#options.progress?.({ file, done: (done += sizeOf(file)), all });
    yield* checkCodeFiles(files, { ...requested, dialect }, this.#totals, onFile);
  }

  async *#checkFiles(paths: readonly string[], requested: RequestedProfile): AsyncGenerator<readonly PlacedFinding[]> {
    const { ignores, progress, signal } = this.#options;
    const { fileSets, leftOut } = await findFileSets(paths, ignores);
    for (const each of leftOut) this.#totals.leftOut.push(each);
    const sizes = await sizesOf(fileSets);
    const all = sizes.flat().reduce((sum, size) => sum + size, 0);
    let done = 0;
    const onChunkDone = (file: string, bytes: number) => progress?.({ file, done: (done += bytes), all });
    const few = all < worthThreads ? 1 : Math.min(mostThreads, availableParallelism());
    const pool = await workerPool(requested, this.#options.threads ?? few);
    const sets = fileSets.map((fileSet, index) => new FileSetChunks(fileSet, requested.dialect, sizes[index] ?? []));
    const reports = new ReportQueue(pool.reports(allChunks(sets), signal));
    const totals = this.#totals;
    const onRepeat = (repeat: Repeat, file: string) => this.#deferred.repeat(repeat, file);
    try {
      for (const set of sets) {
        const { dialect } = set;
        if (hasFiles(set)) totals.addDialect(dialect, requested.dialect ? 'choice' : dialectOrigin(dialect));
        const options = { profile: { ...requested, dialect }, reports, totals, onRepeat, onChunkDone, signal };
        yield* new FileSetCheck(set, options).batches();
      }
    } finally {
      await reports.close();
      await pool.close();
    }
  }
}

/** The files of source code, each once, and the other paths. */
function splitCode(paths: readonly string[]): [code: string[], journals: string[]] {
  const code = new Set(paths.filter(isCodeFile).map((file) => normalize(file)));
  return [[...code], paths.filter((each) => !code.has(normalize(each)))];
}

function hasFiles({ fileSet: { journals, companions } }: FileSetChunks): boolean {
  return journals.length + companions.length > 0;
}

/** The journals of all sets, in their order. */
function* allChunks(sets: readonly FileSetChunks[]): Generator<Chunk> {
  for (const set of sets) yield* set.ofSize(chunkSize);
}

/** The sizes of the journals of each set; 0 if a file cannot be read. */
async function sizesOf(fileSets: readonly FileSet[]): Promise<number[][]> {
  const sizes: number[] = [];
  for await (const file of inTurns(fileSets.flatMap(({ journals }) => journals))) sizes.push(sizeOf(file));
  let at = 0;
  return fileSets.map(({ journals: { length } }) => sizes.slice(at, (at += length)));
}

function sizeOf(file: string): number {
  try {
    const status = statSync(file);
    return status.isFile() ? status.size : 0;
  } catch {
    return 0;
  }
}

function sourcesOf(source: CheckSource): readonly (string | ByteStream)[] {
  const sources = typeof source === 'object' && !isStream(source) ? source : [source];
  if (Array.isArray(sources) && sources.every((each) => isPath(each) || isStream(each))) return sources;
  throw wrongArgument('checkJournal takes a directory, a file, a stream of bytes, or a list of them', source);
}

function isStream(source: unknown): source is ByteStream {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}
