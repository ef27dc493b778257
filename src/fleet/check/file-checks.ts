import { atFileStart, binaryFinding, fileFinding } from '../../check/files/file-rules.js';
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

/** Which message brought out what is found in a line. */
type SequenceOf = (line: number) => number;

/** Checks the bytes of a commander's journals, which come in the order of each file. */
export class FileChecks {
  readonly orders = new JournalOrders(
    (_file, line) => line.text ?? this.#reader?.textOf(line) ?? '',
    (line, error) => this.#failures.push({ line, error }),
  );
  readonly #checkers: SharedCheckers;
  readonly #outcome: CheckOutcome;
  /** What has just checked the lines, and can read them again. */
  #reader: RunChecker | undefined;
  readonly #failures: { readonly line: number; readonly error: unknown }[] = [];

  constructor(checkers: SharedCheckers, outcome: CheckOutcome) {
    this.#checkers = checkers;
    this.#outcome = outcome;
  }

  /** Checks whole lines at once; returns false, and does nothing, if the messages are not one line each, or a line fails. */
  checkRun({ file, dialect, messages, pieces, offset, next }: LineRun): boolean {
    const checker = this.#checkers.of(dialect);
    const reports: LineReport[] = [];
    try {
      checker.check({ offset, pieces }, (report) => reports.push(report));
    } catch {
      return false;
    }
    if (reports.reduce((sum, { lines }) => sum + lines, 0) !== messages.length) return false;
    this.#reader = checker;
    const order = this.orders.enter(file);
    const first = file.lines + 1;
    file.pass(next);
    const sequenceOf = (line: number) => messages[line - first]?.sequence ?? 0;
    for (const report of reports) this.#report(file, order, report, sequenceOf);
    return true;
  }

  /** Checks the lines that the next bytes of a file complete. */
  checkBytes(file: JournalFile, bytes: Uint8Array, dialect: Dialect, sequence: number): void {
    if (file.nature === 'foreign') return file.pass(file.next + bytes.length);
    file.append(bytes);
    const isComplete = bytes.includes(lineFeed);
    if (isComplete || file.restBytes > longestLine) this.#checkRest(file, dialect, sequence, false);
  }

  /** Checks what is left when a file has ended: a line without its end, or that there are no lines. */
  checkEnd(file: JournalFile, dialect: Dialect, sequence: number): void {
    const isEmpty = file.next === 0;
    const unended = unendedLine(file);
    if (file.restBytes > 0) this.#checkRest(file, dialect, sequence, true);
    if (isEmpty) {
      this.orders.enter(file).markGap();
      this.#outcome.tell(sequence, file.copy, atFileStart(file.name, fileFinding('empty', 'the file is empty')));
    }
    file.end(file.nature === 'foreign' ? undefined : unended);
  }

  /** The line that had no end, and was the last, comes again as a whole. */
  takeBack(file: JournalFile, offset: number): void {
    file.skip(offset, file.lines - 1, false);
    this.orders.resume(file);
  }

  /** The bytes up to an offset never came, or are not published; the next line has this number, if it is known. */
  skipTo(file: JournalFile, offset: number, line: number | undefined, dialect: Dialect, sequence: number): void {
    if (file.nature === 'undecided') {
      // What came of it is not the whole beginning, so that nothing can be decided by it.
      file.nature = 'journal';
      if (file.restBytes > 0) this.#checkRest(file, dialect, sequence, false);
    }
    // The line that was to come is the one of which the rest comes.
    const isWithin = line !== undefined && line === file.lines + 1;
    file.skip(offset, isWithin ? line : (line ?? file.lines + 1) - 1, isWithin);
    this.orders.resume(file);
  }

  #checkRest(file: JournalFile, dialect: Dialect, sequence: number, isWhole: boolean): void {
    const { rest: pieces, skipping } = file;
    const checker = this.#checkers.of(dialect);
    const run: ByteRun = { offset: file.next - file.restBytes, pieces, skipping, isWhole };
    const order = this.orders.enter(file);
    const before = file.lines;
    try {
      if (file.nature === 'undecided' && !this.#isJournal(file, order, checker.judge(run), sequence)) return;
      this.#reader = checker;
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

  /** Whether a file is certainly a journal; reports it if it certainly is none. */
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
    this.#outcome.tell(sequence, file.copy, atFileStart(file.name, binaryFinding(verdict.foreign.lines)));
    return false;
  }

  #report(file: JournalFile, order: JournalOrder, report: LineReport, sequenceOf: SequenceOf): void {
    this.#outcome.tally.addLines(report);
    file.lines += report.lines;
    for (const finding of order.addReport(report)) this.#outcome.tell(sequenceOf(finding.line), file.copy, finding);
    for (const { line, error } of this.#failures.splice(0)) this.#outcome.setAside(sequenceOf(line), failure(error));
  }
}

function failure(error: unknown): string {
  return `the checker failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** Where a line without its end begins, if there is one. */
function unendedLine({ rest, next, restBytes }: JournalFile): number | undefined {
  const bytes = Buffer.concat(rest);
  const start = bytes.lastIndexOf(lineFeed) + 1;
  return start < bytes.length ? next - restBytes + start : undefined;
}

function lineEnds(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.reduce((count, byte) => count + Number(byte === lineFeed), 0), 0);
}
