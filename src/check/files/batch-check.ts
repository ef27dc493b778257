import path from 'node:path';
import { companionKinds, filedKinds, specification } from '../../spec/catalogue.js';
import { dialects } from '../../spec/dialect.js';
import { isMoment } from '../../spec/form.js';
import type { Members } from '../../spec/rule.js';
import type { EventJudge } from '../event/judge.js';
import type { Finding, PlacedFinding } from '../finding.js';
import type { Standards } from '../lines/standards.js';
import type { Tally } from '../tally.js';
import type { Crew } from '../threads/crew.js';
import { checkCompanion } from './companion-check.js';
import { atTop, binaryFinding, fileFinding } from './file-rules.js';
import { type Piece, piecesOf } from './piece.js';
import type { PieceReport } from './piece-check.js';
import { type LastLine, Sequence } from './sequence.js';
import type { Batch } from './sources.js';

export interface BatchOptions {
  readonly standards: Standards;
  readonly judge: EventJudge;
  readonly crew: Crew;
  readonly sizes: ReadonlyMap<string, number>;
  readonly tally: Tally;
  /** Told of every piece that is done. */
  readonly tell: (file: string, bytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/** So many milliseconds may lie between a companion and the line that speaks of it. */
const sameMoment = 5000;

/** Whether what was written at one moment is older than what should have been written with it. */
function isLate(written: unknown, wanted: unknown): boolean {
  if (typeof written !== 'string' || typeof wanted !== 'string' || !isMoment(written) || !isMoment(wanted))
    return false;
  return Date.parse(wanted) - Date.parse(written) > sameMoment;
}

/** Checks files that belong together: first the journals, then the companions, those that are missing among them. */
export class BatchCheck {
  readonly #batch: Batch;
  readonly #options: BatchOptions;
  readonly #sequence: Sequence;
  /** A file that turned out to be no journal, or cannot be read: the rest of it is nobody's business. */
  #passedOver = '';

  constructor(batch: Batch, options: BatchOptions) {
    this.#batch = batch;
    this.#options = options;
    this.#sequence = new Sequence(options.standards.eventsOnly);
  }

  async *findings(): AsyncGenerator<PlacedFinding> {
    for (const { path: folder, reason } of this.#batch.closed ?? []) yield this.#unreadable(folder, reason);
    yield* this.#journals();
    for (const each of this.#companions()) yield* typeof each === 'string' ? await this.#companion(each) : [each];
  }

  async *#journals(): AsyncGenerator<PlacedFinding> {
    for await (const { piece, report } of this.#options.crew.reports(this.#pieces())) {
      this.#options.signal?.throwIfAborted();
      if (piece.file !== this.#passedOver) {
        if (piece.from === 0) this.#begin(piece.file);
        yield* this.#report(piece, report);
        if (report.binary || report.unreadable !== undefined) this.#passedOver = piece.file;
      }
      this.#options.tell(piece.file, (report.until ?? piece.to) - piece.from);
    }
  }

  /** All journals, piece by piece. */
  *#pieces(): Generator<Piece> {
    const { crew, sizes } = this.#options;
    for (const file of this.#batch.journals) {
      for (const piece of piecesOf(file, sizes.get(file) ?? 0, crew.pieceSize)) {
        if (file === this.#passedOver) break;
        yield piece;
      }
    }
  }

  #begin(file: string): void {
    this.#options.tally.files++;
    this.#sequence.begin(file);
  }

  #report({ file, to }: Piece, report: PieceReport): PlacedFinding[] {
    const { tally } = this.#options;
    tally.take(report);
    if (report.unreadable !== undefined) return this.#lost(this.#unreadable(file, report.unreadable));
    if (report.binary) {
      tally.unread(file);
      return this.#lost(atTop(file, binaryFinding(report.lines)));
    }
    if (to === 0 && report.lines === 0) return this.#lost(atTop(file, fileFinding('empty', 'the file is empty')));
    return this.#sequence.take(report);
  }

  /** What such a file told of the session is lost. */
  #lost(finding: PlacedFinding): PlacedFinding[] {
    this.#sequence.gap();
    return [finding];
  }

  async #companion(file: string): Promise<PlacedFinding[]> {
    const { tally, judge } = this.#options;
    const { findings, lines, event, unreadable, place } = await checkCompanion(file, judge);
    tally.files++;
    tally.lines += lines;
    if (event) tally.events++;
    if (unreadable) tally.unread(file);
    const contradictions = event ? place([...this.#stale(file, event), ...this.#sequence.companion(event)]) : [];
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
      if (!companion.list) yield atTop(file, fileFinding('statusMissing', message));
      const last = this.#lastAbout(companion.file);
      if (!last) continue;
      const speaks = `line ${last.line} of ${path.basename(last.file)} refers to it`;
      yield atTop(file, { ...fileFinding('companionMissing', `${message}, but ${speaks}`), kind: last.kind });
    }
  }

  /** The last line that speaks of a companion, of whatever kind. */
  #lastAbout(file: string): LastLine | undefined {
    return filedKinds(dialects[this.#options.standards.dialect])
      .filter(({ companion }) => companion.file === file && companion.list !== undefined)
      .flatMap(({ name }) => this.#sequence.lastOf(name) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .at(-1);
  }

  /** The last line that speaks of a companion was written with another content of it, later than this one. */
  #stale(file: string, { timestamp }: Members): Finding[] {
    const name = path.basename(file);
    const last = this.#lastAbout(name);
    if (!last || !isLate(timestamp, last.timestamp)) return [];
    const speaks = `line ${last.line} of ${path.basename(last.file)} refers to one from ${String(last.timestamp)}`;
    const message = `${name} is from ${String(timestamp)}, but ${speaks}`;
    return [{ ...fileFinding('companionStale', message), kind: last.kind }];
  }

  #unreadable(file: string, reason: string): PlacedFinding {
    this.#options.tally.unread(file);
    return atTop(file, fileFinding('unreadable', `cannot be read: ${reason}`));
  }
}
