import path from 'node:path';
import type { CheckTotals } from '../check-totals.js';
import { EventChecker } from '../event/event-checker.js';
import type { PlacedFinding } from '../finding.js';
import type { CheckProfile } from '../lines/check-profile.js';
import type { Repeat } from '../repeat-counter.js';
import type { ChunkReport } from './chunk-checker.js';
import { checkCompanion } from './companion-check.js';
import { CompanionReferences } from './companion-references.js';
import type { Chunk } from './file-chunk.js';
import { binaryFinding, findingAtStart, unreadableFinding } from './file-rules.js';
import type { FileSet } from './file-set.js';
import type { FileSetChunks } from './file-set-chunks.js';
import { JournalOrder } from './journal-order.js';
import type { ReportQueue } from './report-queue.js';

export interface FileSetCheckOptions {
  readonly profile: CheckProfile;
  /** The reports of the journals of all sets. */
  readonly reports: ReportQueue;
  readonly totals: CheckTotals;
  /** Called for findings that occurred again in a file. */
  readonly onRepeat: (repeat: Repeat, file: string) => void;
  /** Called after each chunk. */
  readonly onChunkDone: (file: string, bytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Checks files that belong together: first the journals, then the companions, including those that are
 * missing.
 */
export class FileSetCheck {
  readonly #fileSet: FileSet;
  readonly #chunks: FileSetChunks;
  readonly #options: FileSetCheckOptions;
  readonly #eventChecker: EventChecker;
  readonly #order: JournalOrder;
  readonly #references: CompanionReferences;

  constructor(chunks: FileSetChunks, options: FileSetCheckOptions) {
    this.#fileSet = chunks.fileSet;
    this.#chunks = chunks;
    this.#options = options;
    this.#eventChecker = new EventChecker(options.profile.dialect, options.profile.grade, options.profile.packs);
    this.#order = new JournalOrder(options.profile.eventsOnly);
    this.#references = new CompanionReferences(this.#order, options.profile.dialect);
  }

  /** The findings, as many at a time as were found together. */
  async *batches(): AsyncGenerator<readonly PlacedFinding[]> {
    for (const { path: folder, reason } of this.#fileSet.unreadableFolders ?? [])
      yield [this.#unreadable(folder, reason)];
    yield* this.#journals();
    for (const each of this.#companions()) {
      const findings = typeof each === 'string' ? await this.#companion(each) : [each];
      if (findings.length > 0) yield findings;
    }
  }

  async *#journals(): AsyncGenerator<readonly PlacedFinding[]> {
    for await (const { chunk, report } of this.#options.reports.of(this.#fileSet.journals)) {
      this.#options.signal?.throwIfAborted();
      if (chunk.file !== this.#chunks.skippedFile) {
        if (chunk.from === 0) {
          this.#options.totals.files++;
          this.#order.beginFile(chunk.file);
        }
        const findings = this.#report(chunk, report);
        if (findings.length > 0) yield findings;
        if (report.binary || report.unreadable !== undefined) this.#chunks.skippedFile = chunk.file;
      }
      this.#options.onChunkDone(chunk.file, (report.until ?? chunk.to) - chunk.from);
    }
  }

  #report({ file, to }: Chunk, report: ChunkReport): PlacedFinding[] {
    const { totals } = this.#options;
    totals.addLines(report);
    totals.olderRules.add(file, report.olderRules);
    if (report.unreadable !== undefined) return this.#lost(this.#unreadable(file, report.unreadable));
    if (report.binary) {
      totals.leaveOut(file, 'binary');
      return this.#lost(binaryFinding(file, report.lines));
    }
    if (to === 0 && report.lines === 0) return this.#lost(findingAtStart(file, 'empty', 'the file is empty'));
    for (const repeat of report.repeats) this.#options.onRepeat(repeat, file);
    return this.#order.addReport(report);
  }

  /** Reports a file that could not be used: what it said about the session is not known. */
  #lost(finding: PlacedFinding): PlacedFinding[] {
    this.#order.markGap();
    return [finding];
  }

  async #companion(file: string): Promise<PlacedFinding[]> {
    const { totals } = this.#options;
    const report = await checkCompanion(file, this.#eventChecker);
    totals.files++;
    totals.lines += report.lines;
    if (report.event) totals.events++;
    if (report.unreadable) totals.leaveOut(file, 'unreadable');
    return this.#references.findings(file, report);
  }

  /** The companions, and findings about those that are missing, in the order of their names. */
  #companions(): (string | PlacedFinding)[] {
    const { directory, journals, companions } = this.#fileSet;
    if (this.#options.profile.eventsOnly || directory === undefined || journals.length === 0) return [...companions];
    const nameOf = (each: string | PlacedFinding) => path.basename(typeof each === 'string' ? each : each.file);
    const present = new Set(companions.map((file) => path.basename(file)));
    const missing = this.#references.missing(present, (name) => path.join(directory, name));
    return [...companions, ...missing].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  #unreadable(file: string, reason: string): PlacedFinding {
    this.#options.totals.leaveOut(file, 'unreadable');
    return unreadableFinding(file, reason);
  }
}
