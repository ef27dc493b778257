import { binaryFinding, findingAtStart } from '../../check/files/file-rules.js';
import type { JournalOrder } from '../../check/files/journal-order.js';
import type { LineReport } from '../../check/lines/line-report.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { lineFeed } from '../../journal/ascii.js';
import { longestLine } from '../../journal/read/size-limits.js';
import type { CheckOutcome } from './check-outcome.js';
import type { JournalFile } from './journal-file.js';
import { JournalOrders } from './journal-orders.js';
import type { LineRun } from './line-run.js';
import type { ByteRun, RunChecker, SharedCheckers } from './run-checker.js';

/** The message that revealed a finding in a line. */
type SequenceOf = (line: number) => number;

/** Checks the bytes of a commander's journals, in the order of each file. */
export class FileChecks {
  readonly orders = new JournalOrders();
  readonly #checkers: SharedCheckers;
  readonly #outcome: CheckOutcome;

  constructor(checkers: SharedCheckers, outcome: CheckOutcome) {
    this.#checkers = checkers;
    this.#outcome = outcome;
  }

  /**
   * Checks whole lines at once. Returns false, with no effect, if the messages are not one line each or the
   * checker fails.
   */
  checkRun({ file, dialect, messages, pieces, offset, next }: LineRun): boolean {
    const checker = this.#checkers.of(dialect);
    const reports: LineReport[] = [];
    try {
      const gameVersion = () => this.orders.enter(file).gameVersion;
      checker.check({ offset, pieces, gameVersion }, (report) => reports.push(report));
    } catch {
      return false;
    }
    if (reports.reduce((sum, { lines }) => sum + lines, 0) !== messages.length) return false;
    const order = this.orders.enter(file);
    const first = file.lines + 1;
    file.pass(next);
    const sequenceOf = (line: number) => messages[line - first]?.sequence ?? 0;
    for (const report of reports) this.#report(file, order, report, sequenceOf);
    return true;
  }

  /** Checks the lines completed by the next bytes of a file. */
  checkBytes(file: JournalFile, bytes: Uint8Array, dialect: Dialect, sequence: number): void {
    if (file.nature === 'foreign') return file.pass(file.next + bytes.length);
    file.append(bytes);
    const isComplete = bytes.includes(lineFeed);
    if (isComplete || file.restBytes > longestLine) this.#checkRest(file, dialect, sequence, false);
  }

  /** Checks the remainder of an ended file: an unfinished line, or an empty file. */
  checkEnd(file: JournalFile, dialect: Dialect, sequence: number): void {
    const isEmpty = file.next === 0;
    const unended = unendedLine(file);
    if (file.restBytes > 0) this.#checkRest(file, dialect, sequence, true);
    if (isEmpty) {
      this.orders.enter(file).markGap();
      this.#outcome.report(sequence, file.copy, findingAtStart(file.name, 'empty', 'the file is empty'));
    }
    file.end(file.nature === 'foreign' ? undefined : unended);
  }

  /** Retracts the unfinished last line, which is published again as a whole. */
  takeBack(file: JournalFile, offset: number): void {
    file.skip(offset, file.lines - 1, false);
    this.orders.resume(file);
  }

  /**
   * The bytes up to an offset are missing or not published; `line` is the number of the next line, if known.
   */
  skipTo(file: JournalFile, offset: number, line: number | undefined, dialect: Dialect, sequence: number): void {
    if (file.nature === 'undecided') {
      // Without its complete beginning, the nature of the file cannot be decided.
      file.nature = 'journal';
      if (file.restBytes > 0) this.#checkRest(file, dialect, sequence, false);
    }
    // The remainder of the line that was expected next.
    const isWithin = line !== undefined && line === file.lines + 1;
    file.skip(offset, isWithin ? line : (line ?? file.lines + 1) - 1, isWithin);
    this.orders.resume(file);
  }

  #checkRest(file: JournalFile, dialect: Dialect, sequence: number, isWhole: boolean): void {
    const { rest: pieces, skipping } = file;
    const checker = this.#checkers.of(dialect);
    const order = this.orders.enter(file);
    const gameVersion = () => order.gameVersion;
    const run: ByteRun = { offset: file.next - file.restBytes, pieces, skipping, isWhole, gameVersion };
    const before = file.lines;
    try {
      if (file.nature === 'undecided' && !this.#isJournal(file, order, checker.judge(run), sequence)) return;
      const { unfinished, skipping: goesOn } = checker.check(run, (report) =>
        this.#report(file, order, report, () => sequence),
      );
      file.leave(unfinished, goesOn);
    } catch (error) {
      this.#outcome.setAside(sequence, failure(error));
      file.nature = 'journal';
      file.lines = before + lineEnds(pieces);
      file.leave(new Uint8Array(), false);
      this.orders.resume(file);
    }
  }

  /** Whether a file is certainly a journal; reports it if it certainly is not. */
  #isJournal(
    file: JournalFile,
    order: JournalOrder,
    verdict: ReturnType<RunChecker['judge']>,
    sequence: number,
  ): boolean {
    if (verdict === 'undecided') return false;
    file.nature = verdict === 'journal' ? 'journal' : 'foreign';
    if (verdict === 'journal') return true;
    file.leave(new Uint8Array(), false);
    this.#outcome.tally.addLines(verdict.foreign);
    order.markGap();
    this.#outcome.report(sequence, file.copy, binaryFinding(file.name, verdict.foreign.lines));
    return false;
  }

  #report(file: JournalFile, order: JournalOrder, report: LineReport, sequenceOf: SequenceOf): void {
    this.#outcome.tally.addLines(report);
    file.lines += report.lines;
    for (const finding of order.addReport(report)) this.#outcome.report(sequenceOf(finding.line), file.copy, finding);
  }
}

function failure(error: unknown): string {
  return `the checker failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** Offset of the unfinished last line, if any. */
function unendedLine({ rest, next, restBytes }: JournalFile): number | undefined {
  const bytes = Buffer.concat(rest);
  const start = bytes.lastIndexOf(lineFeed) + 1;
  return start < bytes.length ? next - restBytes + start : undefined;
}

function lineEnds(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.reduce((count, byte) => count + Number(byte === lineFeed), 0), 0);
}
