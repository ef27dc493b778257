import path from 'node:path';
import { companionKinds, specification } from '../../spec/catalogue.js';
import type { EventJudge } from '../event/judge.js';
import type { PlacedFinding } from '../finding.js';
import type { Standards } from '../lines/standards.js';
import type { Tally } from '../tally.js';
import type { Crew } from '../threads/crew.js';
import { checkCompanion } from './companion-check.js';
import { atTop, fileFinding } from './file-rules.js';
import { type Piece, piecesOf } from './piece.js';
import type { PieceReport } from './piece-check.js';
import { Sequence } from './sequence.js';
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

/** Checks files that belong together: first the journals, then the companions, then what is missing. */
export class BatchCheck {
  readonly #batch: Batch;
  readonly #options: BatchOptions;
  readonly #sequence: Sequence;

  constructor(batch: Batch, options: BatchOptions) {
    this.#batch = batch;
    this.#options = options;
    this.#sequence = new Sequence(options.standards.eventsOnly);
  }

  async *findings(): AsyncGenerator<PlacedFinding> {
    for (const { path: folder, reason } of this.#batch.closed ?? []) yield this.#unreadable(folder, reason);
    yield* this.#journals();
    for (const file of this.#batch.companions) yield* await this.#companion(file);
    if (!this.#options.standards.eventsOnly) yield* this.#missing();
  }

  async *#journals(): AsyncGenerator<PlacedFinding> {
    const given: Piece[] = [];
    let passedOver = '';
    for await (const report of this.#options.crew.reports(this.#pieces(given))) {
      const piece = given.shift() as Piece;
      this.#options.signal?.throwIfAborted();
      if (piece.file !== passedOver) {
        if (piece.from === 0) this.#begin(piece.file);
        yield* this.#report(piece, report);
        if (report.binary || report.unreadable !== undefined) passedOver = piece.file;
      }
      this.#options.tell(piece.file, piece.to - piece.from);
    }
  }

  /** All journals, piece by piece; those given out are noted. */
  *#pieces(given: Piece[]): Generator<Piece> {
    const { crew, sizes } = this.#options;
    for (const file of this.#batch.journals) {
      for (const piece of piecesOf(file, sizes.get(file) ?? 0, crew.pieceSize)) {
        given.push(piece);
        yield piece;
      }
    }
  }

  #begin(file: string): void {
    this.#options.tally.files++;
    this.#sequence.begin(file);
  }

  #report({ file, from, to }: Piece, report: PieceReport): PlacedFinding[] {
    const { tally } = this.#options;
    tally.lines += report.lines;
    tally.events += report.events;
    if (report.unreadable !== undefined) return [this.#unreadable(file, report.unreadable)];
    if (report.binary) {
      return [atTop(file, fileFinding('binary', `none of the first ${report.lines} lines holds an event`))];
    }
    if (from === to && report.lines === 0) return [atTop(file, fileFinding('empty', 'the file is empty'))];
    return this.#sequence.take(report);
  }

  async #companion(file: string): Promise<PlacedFinding[]> {
    const { tally, judge } = this.#options;
    const { findings, lines, event, unreadable, place } = await checkCompanion(file, judge);
    tally.files++;
    tally.lines += lines;
    if (event) tally.events++;
    if (unreadable) tally.unreadable++;
    return [...findings, ...(event ? place(this.#sequence.companion(event)) : [])];
  }

  /** Companions that should stand beside the journals of a directory, and do not. */
  *#missing(): Generator<PlacedFinding> {
    const { directory, journals, companions } = this.#batch;
    if (directory === undefined || journals.length === 0) return;
    const there = new Set(companions.map((file) => path.basename(file)));
    for (const { name, companion } of companionKinds(specification)) {
      if (there.has(companion.file)) continue;
      const message = `${companion.file} is not there`;
      if (companion.list) yield* this.#sequence.atLastOf(name, fileFinding('companionMissing', message));
      else yield atTop(path.join(directory, companion.file), fileFinding('statusMissing', message));
    }
  }

  #unreadable(file: string, reason: string): PlacedFinding {
    this.#options.tally.unreadable++;
    return atTop(file, fileFinding('unreadable', `cannot be read: ${reason}`));
  }
}
