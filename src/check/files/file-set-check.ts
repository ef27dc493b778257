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
import type { FileSet } from './file-sets.js';
import { JournalOrder, type LastLine } from './journal-order.js';

export interface FileSetCheckOptions {
  readonly standards: CheckProfile;
  readonly judge: EventChecker;
  readonly crew: WorkerPool;
  readonly sizes: ReadonlyMap<string, number>;
  readonly tally: CheckTotals;
  /** Told of every piece that is done. */
  readonly onChunkDone: (file: string, bytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/** So many milliseconds may lie between a companion and the line that speaks of it. */
const toleratedDelay = 5000;

/** Whether what was written at one moment is older than what should have been written with it. */
function isStale(written: unknown, wanted: unknown): boolean {
  if (typeof written !== 'string' || typeof wanted !== 'string' || !isUtcTime(written) || !isUtcTime(wanted))
    return false;
  return Date.parse(wanted) - Date.parse(written) > toleratedDelay;
}

/** Checks files that belong together: first the journals, then the companions, those that are missing among them. */
export class FileSetCheck {
  readonly #batch: FileSet;
  readonly #options: FileSetCheckOptions;
  readonly #sequence: JournalOrder;
  /** A file that turned out to be no journal, or cannot be read: the rest of it is nobody's business. */
  #passedOver = '';

  constructor(fileSet: FileSet, options: FileSetCheckOptions) {
    this.#batch = fileSet;
    this.#options = options;
    this.#sequence = new JournalOrder(options.standards.eventsOnly);
  }

  async *findings(): AsyncGenerator<PlacedFinding> {
    for (const { path: folder, reason } of this.#batch.unreadableFolders ?? []) yield this.#unreadable(folder, reason);
    yield* this.#journals();
    for (const each of this.#companions()) yield* typeof each === 'string' ? await this.#companion(each) : [each];
  }

  async *#journals(): AsyncGenerator<PlacedFinding> {
    for await (const { piece: chunk, report } of this.#options.crew.reports(this.#pieces())) {
      this.#options.signal?.throwIfAborted();
      if (chunk.file !== this.#passedOver) {
        if (chunk.from === 0) this.#begin(chunk.file);
        yield* this.#report(chunk, report);
        if (report.binary || report.unreadable !== undefined) this.#passedOver = chunk.file;
      }
      this.#options.onChunkDone(chunk.file, (report.until ?? chunk.to) - chunk.from);
    }
  }

  /** All journals, piece by piece. */
  *#pieces(): Generator<Chunk> {
    const { crew: pool, sizes } = this.#options;
    for (const file of this.#batch.journals) {
      for (const chunk of chunksOf(file, sizes.get(file) ?? 0, pool.chunkSize)) {
        if (file === this.#passedOver) break;
        yield chunk;
      }
    }
  }

  #begin(file: string): void {
    this.#options.tally.files++;
    this.#sequence.beginFile(file);
  }

  #report({ file, to }: Chunk, report: ChunkReport): PlacedFinding[] {
    const { tally: totals } = this.#options;
    totals.addLines(report);
    if (report.unreadable !== undefined) return this.#lost(this.#unreadable(file, report.unreadable));
    if (report.binary) {
      totals.addUnreadable(file);
      return this.#lost(atFileStart(file, binaryFinding(report.lines)));
    }
    if (to === 0 && report.lines === 0) return this.#lost(atFileStart(file, fileFinding('empty', 'the file is empty')));
    return this.#sequence.addReport(report);
  }

  /** What such a file told of the session is lost. */
  #lost(finding: PlacedFinding): PlacedFinding[] {
    this.#sequence.markGap();
    return [finding];
  }

  async #companion(file: string): Promise<PlacedFinding[]> {
    const { tally: totals, judge: checker } = this.#options;
    const { findings, lines, event, unreadable, placeFindings } = await checkCompanion(file, checker);
    totals.files++;
    totals.lines += lines;
    if (event) totals.events++;
    if (unreadable) totals.addUnreadable(file);
    const contradictions = event
      ? placeFindings([...this.#stale(file, event), ...this.#sequence.checkCompanion(event)])
      : [];
    return [...findings, ...contradictions].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** The companions, and findings about those that are missing, in the order of their names. */
  #companions(): (string | PlacedFinding)[] {
    const { directory, journals, companions } = this.#batch;
    if (this.#options.standards.eventsOnly || directory === undefined || journals.length === 0) return [...companions];
    const nameOf = (each: string | PlacedFinding) => path.basename(typeof each === 'string' ? each : each.file);
    return [...companions, ...this.#missing(directory)].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  /** Companions that should stand beside the journals of a directory, and do not. */
  *#missing(directory: string): Generator<PlacedFinding> {
    const there = new Set(this.#batch.companions.map((file) => path.basename(file)));
    for (const { companion } of companionKinds(specification)) {
      if (there.has(companion.file)) continue;
      const message = `${companion.file} is missing`;
      const file = path.join(directory, companion.file);
      if (!companion.list) yield atFileStart(file, fileFinding('statusMissing', message));
      const last = this.#lastAbout(companion.file);
      if (!last) continue;
      const speaks = `line ${last.line} of ${path.basename(last.file)} refers to it`;
      yield atFileStart(file, { ...fileFinding('companionMissing', `${message}, but ${speaks}`), kind: last.kind });
    }
  }

  /** The last line that speaks of a companion, of whatever kind. */
  #lastAbout(file: string): LastLine | undefined {
    return allCompanionKinds(dialects[this.#options.standards.dialect])
      .filter(({ companion }) => companion.file === file && companion.list !== undefined)
      .flatMap(({ name }) => this.#sequence.lastOf(name) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .at(-1);
  }

  /** The last line that speaks of a companion was written with another content of it, later than this one. */
  #stale(file: string, { timestamp }: Members): Finding[] {
    const name = path.basename(file);
    const last = this.#lastAbout(name);
    if (!last || !isStale(timestamp, last.timestamp)) return [];
    const speaks = `line ${last.line} of ${path.basename(last.file)} refers to one from ${String(last.timestamp)}`;
    const message = `${name} is from ${String(timestamp)}, but ${speaks}`;
    return [{ ...fileFinding('companionStale', message), kind: last.kind }];
  }

  #unreadable(file: string, reason: string): PlacedFinding {
    this.#options.tally.addUnreadable(file);
    return atFileStart(file, fileFinding('unreadable', `cannot be read: ${reason}`));
  }
}
