import type { PlacedFinding } from '../finding.js';
import { ByteChecker } from '../lines/byte-checker.js';
import { type CheckProfile, lineCheckerOptions } from '../lines/check-profile.js';
import type { LineReport } from '../lines/line-report.js';
import { binaryFinding, findingAtStart } from './file-rules.js';
import { JournalOrder } from './journal-order.js';

/** Callbacks of a check. */
interface IncomingObserver {
  readonly checked: (report: LineReport) => void;
  /** A file turned out not to be a journal. */
  readonly foreign?: (file: string) => void;
}

/** Checks the bytes of journals as they come, one file after the other. */
export class IncomingJournal {
  readonly #bytes: ByteChecker;
  readonly #observer: IncomingObserver;
  #file = '';
  #order: JournalOrder;
  #lines = 0;
  /** Findings are held back until it is certain that this is a journal. */
  #isJournal = false;
  /** Whether the first lines show that the file is not a journal; no more of it is checked. */
  isForeign = false;

  constructor(profile: CheckProfile, observer: IncomingObserver) {
    this.#bytes = new ByteChecker(lineCheckerOptions(profile));
    this.#order = new JournalOrder(profile.eventsOnly);
    this.#observer = observer;
  }

  /** The next bytes are those of this file. The order knows the journals before it. */
  begin(file: string, order: JournalOrder): void {
    order.beginFile(file);
    this.#bytes.begin(0);
    this.#bytes.lineChecker.judgeBy(() => order.gameVersion);
    this.#file = file;
    this.#order = order;
    this.#lines = 0;
    this.#isJournal = false;
    this.isForeign = false;
  }

  /** Free memory to read into; `filled` then says how much of it was used. */
  space(): Uint8Array {
    return this.#bytes.space();
  }

  /** The findings of the lines that are complete. */
  *filled(count: number): Generator<PlacedFinding> {
    if (this.isForeign) return;
    const bytes = this.#bytes;
    const { lineChecker } = bytes;
    bytes.lines.filled(count);
    while (!bytes.drain(Infinity, () => lineChecker.isFull || this.#looksForeign(false))) {
      if (this.#looksForeign(false)) return yield this.#foreign();
      yield* this.#findings();
    }
    this.#isJournal ||= !lineChecker.mayBeForeign(bytes.lines.nextOffset);
    if (this.#isJournal) yield* this.#findings();
  }

  /** The same for bytes that are in memory. */
  *take(bytes: Uint8Array): Generator<PlacedFinding> {
    for (let at = 0; at < bytes.length && !this.isForeign; ) {
      const room = this.space();
      const piece = bytes.subarray(at, at + room.length);
      room.set(piece);
      at += piece.length;
      yield* this.filled(piece.length);
    }
  }

  /** Findings of the rest at the end of the file. `what`: the name of an empty file in its message. */
  *end(what = 'file'): Generator<PlacedFinding> {
    if (this.isForeign) return;
    this.#bytes.end();
    if (this.#looksForeign(true)) return yield this.#foreign();
    yield* this.#findings();
    if (this.#lines === 0) yield this.#lost(findingAtStart(this.#file, 'empty', `the ${what} is empty`));
  }

  #looksForeign(isWhole: boolean): boolean {
    return !this.#isJournal && this.#bytes.lineChecker.isForeign(this.#bytes.lines.nextOffset, isWhole);
  }

  #findings(): PlacedFinding[] {
    return this.#order.addReport(this.#report());
  }

  #foreign(): PlacedFinding {
    this.isForeign = true;
    const { lines } = this.#report();
    this.#observer.foreign?.(this.#file);
    return this.#lost(binaryFinding(this.#file, lines));
  }

  /** A file that could not be used: what it said about the session is not known. */
  #lost(finding: PlacedFinding): PlacedFinding {
    this.#order.markGap();
    return finding;
  }

  #report(): LineReport {
    const report = this.#bytes.lineChecker.report();
    this.#lines += report.lines;
    this.#observer.checked(report);
    return report;
  }
}
