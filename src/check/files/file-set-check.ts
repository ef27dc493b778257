import path from 'node:path';
import { dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds, companionKinds, specification } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { CheckTotals } from '../check-totals.js';
import type { EventChecker } from '../event/event-checker.js';
import type { Finding, PlacedFinding } from '../finding.js';
import type { CheckProfile } from '../lines/check-profile.js';
import type { WorkerPool } from '../threads/worker-pool.js';
import type { ChunkReport } from './chunk-checker.js';
import { checkCompanion } from './companion-check.js';
import { type Chunk, chunksOf } from './file-chunk.js';
import { atFileStart, binaryFinding, fileFinding } from './file-rules.js';
import type { FileSet } from './file-set.js';
import { JournalOrder, type LastLine } from './journal-order.js';

export interface FileSetCheckOptions {
  readonly profile: CheckProfile;
  readonly eventChecker: EventChecker;
  readonly pool: WorkerPool;
  readonly sizes: ReadonlyMap<string, number>;
  readonly totals: CheckTotals;
  /** Called after each chunk. */
  readonly onChunkDone: (file: string, bytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/** How many milliseconds older a companion may be than the journal line that refers to it. */
const toleratedDelay = 5000;

/** Whether a companion is older than the line that was written with it. */
function isStale(written: unknown, wanted: unknown): boolean {
  if (typeof written !== 'string' || typeof wanted !== 'string' || !isUtcTime(written) || !isUtcTime(wanted))
    return false;
  return Date.parse(wanted) - Date.parse(written) > toleratedDelay;
}

/** Checks files that belong together: first the journals, then the companions, including those that are missing. */
export class FileSetCheck {
  readonly #fileSet: FileSet;
  readonly #options: FileSetCheckOptions;
  readonly #order: JournalOrder;
  /** A file that is not a journal or cannot be read: its other chunks are skipped. */
  #skippedFile = '';

  constructor(fileSet: FileSet, options: FileSetCheckOptions) {
    this.#fileSet = fileSet;
    this.#options = options;
    this.#order = new JournalOrder(options.profile.eventsOnly);
  }

  async *findings(): AsyncGenerator<PlacedFinding> {
    for (const { path: folder, reason } of this.#fileSet.unreadableFolders ?? [])
      yield this.#unreadable(folder, reason);
    yield* this.#journals();
    for (const each of this.#companions()) yield* typeof each === 'string' ? await this.#companion(each) : [each];
  }

  async *#journals(): AsyncGenerator<PlacedFinding> {
    for await (const { chunk, report } of this.#options.pool.reports(this.#chunks())) {
      this.#options.signal?.throwIfAborted();
      if (chunk.file !== this.#skippedFile) {
        if (chunk.from === 0) this.#begin(chunk.file);
        yield* this.#report(chunk, report);
        if (report.binary || report.unreadable !== undefined) this.#skippedFile = chunk.file;
      }
      this.#options.onChunkDone(chunk.file, (report.until ?? chunk.to) - chunk.from);
    }
  }

  /** All journals, chunk by chunk. */
  *#chunks(): Generator<Chunk> {
    const { pool, sizes } = this.#options;
    for (const file of this.#fileSet.journals) {
      for (const chunk of chunksOf(file, sizes.get(file) ?? 0, pool.chunkSize)) {
        if (file === this.#skippedFile) break;
        yield chunk;
      }
    }
  }

  #begin(file: string): void {
    this.#options.totals.files++;
    this.#order.beginFile(file);
  }

  #report({ file, to }: Chunk, report: ChunkReport): PlacedFinding[] {
    const { totals } = this.#options;
    totals.addLines(report);
    if (report.unreadable !== undefined) return this.#lost(this.#unreadable(file, report.unreadable));
    if (report.binary) {
      totals.addUnreadable(file);
      return this.#lost(atFileStart(file, binaryFinding(report.lines)));
    }
    if (to === 0 && report.lines === 0) return this.#lost(atFileStart(file, fileFinding('empty', 'the file is empty')));
    return this.#order.addReport(report);
  }

  /** Reports a file that could not be used: what it said about the session is not known. */
  #lost(finding: PlacedFinding): PlacedFinding[] {
    this.#order.markGap();
    return [finding];
  }

  async #companion(file: string): Promise<PlacedFinding[]> {
    const { totals, eventChecker } = this.#options;
    const { findings, lines, event, unreadable, placeFindings } = await checkCompanion(file, eventChecker);
    totals.files++;
    totals.lines += lines;
    if (event) totals.events++;
    if (unreadable) totals.addUnreadable(file);
    const sessionFindings = event
      ? placeFindings([...this.#stale(file, event), ...this.#order.checkCompanion(event)])
      : [];
    return [...findings, ...sessionFindings].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** The companions, and findings about those that are missing, in the order of their names. */
  #companions(): (string | PlacedFinding)[] {
    const { directory, journals, companions } = this.#fileSet;
    if (this.#options.profile.eventsOnly || directory === undefined || journals.length === 0) return [...companions];
    const nameOf = (each: string | PlacedFinding) => path.basename(typeof each === 'string' ? each : each.file);
    return [...companions, ...this.#missing(directory)].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  /** Findings about companions that are missing in a directory of journals. */
  *#missing(directory: string): Generator<PlacedFinding> {
    const present = new Set(this.#fileSet.companions.map((file) => path.basename(file)));
    for (const { companion } of companionKinds(specification)) {
      if (present.has(companion.file)) continue;
      const message = `${companion.file} is missing`;
      const file = path.join(directory, companion.file);
      if (!companion.list) yield atFileStart(file, fileFinding('statusMissing', message));
      const last = this.#lastReference(companion.file);
      if (!last) continue;
      const reference = `line ${last.line} of ${path.basename(last.file)} refers to it`;
      yield atFileStart(file, { ...fileFinding('companionMissing', `${message}, but ${reference}`), kind: last.kind });
    }
  }

  /** The last line, of any kind, that refers to a companion. */
  #lastReference(file: string): LastLine | undefined {
    return allCompanionKinds(dialects[this.#options.profile.dialect])
      .filter(({ companion }) => companion.file === file && companion.list !== undefined)
      .flatMap(({ name }) => this.#order.lastOf(name) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .at(-1);
  }

  /** A finding if the last line that refers to a companion is newer than the companion. */
  #stale(file: string, { timestamp }: Members): Finding[] {
    const name = path.basename(file);
    const last = this.#lastReference(name);
    if (!last || !isStale(timestamp, last.timestamp)) return [];
    const reference = `line ${last.line} of ${path.basename(last.file)} refers to one from ${String(last.timestamp)}`;
    const message = `${name} is from ${String(timestamp)}, but ${reference}`;
    return [{ ...fileFinding('companionStale', message), kind: last.kind }];
  }

  #unreadable(file: string, reason: string): PlacedFinding {
    this.#options.totals.addUnreadable(file);
    return atFileStart(file, fileFinding('unreadable', `cannot be read: ${reason}`));
  }
}
