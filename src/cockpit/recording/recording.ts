import type { PlacedFinding } from '../../check/finding.js';
import type { AskQuestion, CompanionContent, FeedMessages, Progress, RuleCount } from '../protocol.js';
import { Answers } from './answers.js';
import type { ByteReader } from './byte-reader.js';
import { CutLines, mostLookedAt, type TakeLine } from './cut-lines.js';
import type { IndexedLine } from './line-index.js';
import { LineScan } from './line-scan.js';
import { PlacedFindings } from './placed-findings.js';
import { RecordingParts } from './recording-parts.js';

/** A journal that can be viewed at any moment. Keeps the positions of lines, not their text. */
export class Recording {
  readonly #parts: RecordingParts;
  readonly #scan: LineScan;
  readonly #placed: PlacedFindings;
  readonly #answers: Answers;
  /** Questions that are being answered. */
  readonly #asked = new Set<Promise<unknown>>();
  /** By file: the line splitter, and the end of the known bytes. */
  readonly #cut: CutLines[] = [];
  readonly #ends: number[] = [];
  #expected = 0;
  #checked = 0;
  #first: number | undefined;

  /** `pause`: yields to the event loop during long work; a timer by default. */
  constructor(reader: ByteReader, { pause = byTimer }: { readonly pause?: () => Promise<void> } = {}) {
    this.#parts = new RecordingParts(reader, pause);
    this.#scan = new LineScan(this.#parts.index.kinds);
    this.#placed = new PlacedFindings(this.#parts);
    this.#answers = new Answers(this.#parts);
  }

  /** Starts the next file, in the order of play; returns its number. `name` is used in findings. */
  beginFile(name: string): number {
    this.#cut.push(new CutLines());
    this.#ends.push(0);
    return this.#parts.segments.begin(name);
  }

  /** Adds bytes to a file; an incomplete last line is kept until more arrive. */
  addBytes(file: number, bytes: Uint8Array): void {
    const cut = this.#cutOf(file);
    cut.add(bytes, this.#taker(file));
    this.#ends[file] = cut.end;
  }

  /** End of file: adds an incomplete last line as it is. */
  endFile(file: number): void {
    this.#cutOf(file).finish(this.#taker(file));
  }

  /** Adds one line at an offset of a file; `bytes` may be truncated. */
  addLine(file: number, offset: number, bytes: Uint8Array, length = bytes.length): void {
    this.#taker(file)(bytes, 0, Math.min(bytes.length, mostLookedAt), offset, length);
    this.#ends[file] = offset + length;
  }

  /** Total number of bytes, for `progress.read`. */
  expectBytes(total: number): void {
    this.#expected = total;
  }

  addCompanion(kind: string, content: CompanionContent): void {
    this.#parts.companions.add(kind, content);
  }

  /**
   * Adds findings, also of lines yet to come; returns the lines whose severity has increased, for the feed.
   */
  addFindings(findings: readonly PlacedFinding[]): FeedMessages['findings']['lines'] {
    return this.#placed.add(findings);
  }

  /** Sets the number of checked lines. */
  checkedTo(lines: number): void {
    this.#checked = lines;
  }

  get lines(): number {
    return this.#parts.index.count;
  }

  get progress(): Progress {
    return this.progressAfter(this.lines);
  }

  /** Progress as of the first `lines` lines. */
  progressAfter(lines: number): Progress {
    const read = this.#ends.reduce((sum, end) => sum + end, 0);
    const last = this.#parts.index.timeAfter(lines);
    return {
      lines,
      ...(last !== undefined && { first: this.#first ?? last, last }),
      read: this.#expected > 0 ? Math.min(1, read / this.#expected) : 1,
      checked: this.#checked,
    };
  }

  /** Latest content of each companion, by kind. */
  get companions(): Readonly<Record<string, CompanionContent>> {
    return this.#parts.companions.at(Infinity);
  }

  get rules(): readonly RuleCount[] {
    return this.#parts.findings.rules;
  }

  /** Rejects with an ArgumentError if the question is invalid, and with the signal's reason if it aborts. */
  readonly answer: AskQuestion = (name, ask, signal) => {
    this.#placed.settle();
    const answer = this.#answers.answer(name, ask, signal);
    this.#asked.add(answer);
    const answered = () => this.#asked.delete(answer);
    answer.then(answered, answered);
    return answer;
  };

  /** Lets questions come in, and resolves when all have been answered: a check gives way to them. */
  async untilQuiet(): Promise<void> {
    await this.#parts.pause();
    while (this.#asked.size > 0) await Promise.allSettled(this.#asked);
  }

  /** The state after a number of lines, which may be fewer than there are. */
  async gap(lines = this.lines): Promise<FeedMessages['gap']> {
    const moment = await this.answer('moment', { lines });
    return { progress: this.progressAfter(lines), moment };
  }

  /** The `lines` message for the lines from `from` to before `to`, with the progress after them. */
  async batch(from: number, to: number): Promise<FeedMessages['lines']> {
    const end = Math.min(to, this.lines);
    const start = Math.min(from, end);
    return { from: start, ...(await this.#answers.linesFrom(start, end)), progress: this.progressAfter(end) };
  }

  #cutOf(file: number): CutLines {
    const cut = this.#cut[file];
    if (!cut) throw new RangeError(`file ${file} was not begun`);
    return cut;
  }

  #taker(file: number): TakeLine {
    const scan = this.#scan;
    return (bytes, start, end, offset, length) => {
      this.#add(file, { offset, length, ...scan.scan(bytes, start, end, end - start < length) });
    };
  }

  #add(file: number, line: IndexedLine): void {
    const { index, segments, spans } = this.#parts;
    const n = index.add(line);
    segments.add(n, file);
    spans.add(n, line.time, index.beginsLaunch(n));
    if (this.#first === undefined && !Number.isNaN(line.time)) this.#first = line.time;
  }
}

function byTimer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
