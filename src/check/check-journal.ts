import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import { alreadyIterated } from '../journal/journal-error.js';
import { lineBytes, lineLimit } from '../journal/read/size-limits.js';
import { wrongArgument } from '../words/argument-error.js';
import {
  abortSignal,
  checkOptions,
  functionToCall,
  isPath,
  type OptionChecks,
  oneOf,
  trueOrFalse,
  wholeNumber,
} from '../words/option-gate.js';
import { CheckTotals, type YearRange } from './check-totals.js';
import { DeferredFindings } from './deferred-findings.js';
import { EventChecker } from './event/event-checker.js';
import { FileSetCheck } from './files/file-set-check.js';
import { type FileSet, findFileSets } from './files/file-sets.js';
import { dialectOfJournals, dialectOrigin } from './files/journal-dialect.js';
import type { LeftOut } from './files/left-out.js';
import { checkStream } from './files/stream-check.js';
import type { PlacedFinding, Summary } from './finding.js';
import type { CheckProfile, RequestedProfile } from './lines/check-profile.js';
import { singleThreadPool, type WorkerPool } from './threads/worker-pool.js';

/** Directories and files to check, in the order given, or a stream of bytes. */
export type CheckSource = string | readonly string[] | AsyncIterable<Uint8Array | string>;

export interface CheckOptions {
  /** What to hold journals to; if left out, those of a directory are held to `game` if one begins with a Fileheader. */
  readonly dialect?: Dialect | undefined;
  /** Check each event by itself, without the rules that look across events or files. */
  readonly eventsOnly?: boolean | undefined;
  /** The number of threads to use; chosen by the amount of work by default. */
  readonly threads?: number | undefined;
  /** A longer line is reported and skipped; 64 MB by default. */
  readonly maxLineBytes?: number | undefined;
  /** Returns whether to skip a file or folder found in a directory. */
  readonly ignores?: ((path: string) => boolean) | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
  /** When aborted, the check throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

const checkChecks: OptionChecks<CheckOptions> = {
  dialect: oneOf(dialectNames),
  eventsOnly: trueOrFalse,
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

/** Below so many bytes, threads take longer to start than they save. */
const worthThreads = 48 * 1024 * 1024;
const mostThreads = 4;

/**
 * Checks journals. Findings are yielded as they are found, in an order that depends only on the files. A finding that is
 * reported once per run comes last, with its count.
 */
export function checkJournal(source: CheckSource, options?: CheckOptions): JournalCheck {
  return new JournalCheck(source, options);
}

/** A running check: iterate it, once, for the findings; the summary counts those yielded so far. */
export class JournalCheck implements AsyncIterable<PlacedFinding> {
  readonly #source: CheckSource;
  readonly #options: CheckOptions;
  readonly #tally = new CheckTotals();
  readonly #once = new DeferredFindings();
  #begun = false;

  constructor(source: CheckSource, options: CheckOptions = {}) {
    assertSource(source);
    this.#source = source;
    this.#options = checkOptions('checkJournal', options, checkChecks);
  }

  get summary(): Summary {
    return this.#tally.summary;
  }

  /** Files that lie where others were checked and were not checked themselves, and why. */
  get leftOut(): readonly LeftOut[] {
    return this.#tally.leftOut;
  }

  /** From which year to which the events are; nothing where none told its time, or each is judged by itself. */
  get years(): YearRange | undefined {
    return this.#tally.years;
  }

  /** In how many files a rule that is told once had something to say. */
  filesWith(rule: string): number {
    return this.#once.filesWith(rule);
  }

  /** Files that could not be read; each is told by a finding, too. */
  get unreadable(): number {
    return this.#tally.unreadable;
  }

  [Symbol.asyncIterator](): AsyncGenerator<PlacedFinding, void, undefined> {
    if (this.#begun) throw alreadyIterated('a check', 'checkJournal');
    this.#begun = true;
    return this.#findings();
  }

  async *#findings(): AsyncGenerator<PlacedFinding, void, undefined> {
    const { dialect, eventsOnly = false, maxLineBytes, signal } = this.#options;
    signal?.throwIfAborted();
    const profile = { dialect, eventsOnly, maxLineBytes: lineLimit(maxLineBytes) };
    const findings = isStream(this.#source) ? this.#stream(this.#source, profile) : this.#files(profile);
    for await (const finding of findings) {
      signal?.throwIfAborted();
      if (this.#once.defer(finding)) continue;
      yield this.#counted(finding);
      signal?.throwIfAborted();
    }
    for (const finding of this.#once.findings()) {
      yield this.#counted(finding);
      signal?.throwIfAborted();
    }
  }

  #counted(finding: PlacedFinding): PlacedFinding {
    this.#tally.addFinding(finding);
    return finding;
  }

  #stream(stream: AsyncIterable<Uint8Array | string>, profile: RequestedProfile): AsyncGenerator<PlacedFinding> {
    return checkStream(stream, profile, this.#tally, this.#options.signal);
  }

  async *#files(asked: RequestedProfile): AsyncGenerator<PlacedFinding> {
    const { ignores = () => false, progress, signal } = this.#options;
    const paths = typeof this.#source === 'string' ? [this.#source] : (this.#source as readonly string[]);
    const { fileSets, leftOut } = await findFileSets(paths, ignores);
    for (const each of leftOut) this.#tally.leftOut.push(each);
    const sizes = await sizesOf(fileSets);
    const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const pools = new Map<Dialect, WorkerPool>();
    let before = 0;
    const tell = (file: string, bytes: number) => progress?.({ file, done: (before += bytes), all });
    try {
      for (const fileSet of fileSets) {
        const profile = this.#standardsOf(fileSet, asked);
        const pool = pools.get(profile.dialect) ?? (await this.#crew(profile, all));
        pools.set(profile.dialect, pool);
        const checker = new EventChecker(profile.dialect);
        const check = new FileSetCheck(fileSet, {
          standards: profile,
          judge: checker,
          crew: pool,
          sizes,
          tally: this.#tally,
          onChunkDone: tell,
          signal,
        });
        yield* check.findings();
      }
    } finally {
      for (const pool of pools.values()) await pool.close();
    }
  }

  /** A directory is held to what its journals say of themselves, unless somebody has chosen. */
  #standardsOf({ journals, companions }: FileSet, asked: RequestedProfile): CheckProfile {
    const dialect = asked.dialect ?? dialectOfJournals(journals);
    const isLookedAt = journals.length + companions.length > 0;
    if (isLookedAt) this.#tally.addDialect(dialect, asked.dialect ? 'choice' : dialectOrigin(dialect));
    return { ...asked, dialect };
  }

  async #crew(profile: CheckProfile, bytes: number): Promise<WorkerPool> {
    const few = bytes < worthThreads ? 1 : Math.min(mostThreads, availableParallelism());
    const threads = this.#options.threads ?? few;
    if (threads <= 1) return singleThreadPool(profile);
    const { threadFile, multiThreadPool } = await import('./threads/thread-pool.js');
    const file = threadFile();
    return file ? multiThreadPool(file, profile, threads) : singleThreadPool(profile);
  }
}

/** How large the journals are; one that cannot be looked at has no size. */
async function sizesOf(fileSets: readonly FileSet[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of fileSets.flatMap(({ journals }) => journals)) {
    const status = await stat(file).catch(() => undefined);
    sizes.set(file, status?.isFile() ? status.size : 0);
  }
  return sizes;
}

function assertSource(source: unknown): asserts source is CheckSource {
  if (isPath(source) || (Array.isArray(source) && source.every(isPath))) return;
  if (typeof source === 'object' && source !== null && isStream(source as CheckSource)) return;
  throw wrongArgument('checkJournal takes a directory, a file, a list of them or a stream of bytes', source);
}

function isStream(source: CheckSource): source is AsyncIterable<Uint8Array | string> {
  return typeof source === 'object' && Symbol.asyncIterator in source;
}
