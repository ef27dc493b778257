import { unreadableFinding } from '../../../check/files/file-rules.js';
import { dialectOfBytes } from '../../../check/files/first-line-dialect.js';
import type { PlacedFinding } from '../../../check/finding.js';
import type { Dialect } from '../../../interface/dialect/dialects.js';
import { fileNameOf } from '../../../journal/file-name.js';
import type { AskQuestion, FeedMessages, FeedName, SourceInfo } from '../../protocol.js';
import { Recording } from '../../recording/recording.js';
import { checkDropped } from './check-dropped.js';
import type { ChosenFiles } from './choose-files.js';
import { addCompanions, type ReadCompanion } from './dropped-companions.js';
import { indexedSize, piecesOf } from './file-pieces.js';
import { RateLimit } from './rate-limit.js';

export type SendMessage = <Name extends FeedName>(name: Name, message: FeedMessages[Name]) => void;

/** Interval of progress messages to the page, in milliseconds. */
const reportInterval = 250;

/** Dropped files as a source of the page: reads them, then checks them, and answers questions meanwhile. */
export class DroppedRecording {
  readonly #files: ChosenFiles;
  readonly #recording: Recording;
  readonly #report: SendMessage;
  #dialect: Dialect = 'spec';
  /** Findings from reading. */
  readonly #unreadable: PlacedFinding[] = [];

  constructor(files: ChosenFiles, report: SendMessage) {
    this.#files = files;
    this.#report = report;
    this.#recording = new Recording({
      read: async (file, offset, length) => {
        const blob = files.journals[file]?.file ?? new Blob();
        return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
      },
    });
  }

  get answer(): AskQuestion {
    return this.#recording.answer;
  }

  /** Reads and checks everything, and reports progress to the page. */
  async run(): Promise<void> {
    const { journals } = this.#files;
    this.#recording.expectBytes(journals.reduce((sum, { file }) => sum + file.size, 0));
    await this.#tellSnapshot();
    const companions = await addCompanions(this.#recording, this.#files.companions);
    const ends = await this.#readJournals();
    await this.#tellSnapshot();
    await this.#check(companions, ends);
  }

  get #info(): SourceInfo {
    const { journals, isSimulated } = this.#files;
    const [first] = journals;
    const title = journals.length === 1 ? fileNameOf(first?.path ?? '') : `${journals.length} journals`;
    return { mode: 'recording', title, generation: 0, dialect: this.#dialect, isSimulated };
  }

  async #tellSnapshot(): Promise<void> {
    const state = await this.#recording.gap();
    this.#report('snapshot', { info: this.#info, rules: this.#recording.rules, ...state });
  }

  /** Adds all lines; returns the number of lines at the end of each file. */
  async #readJournals(): Promise<number[]> {
    const { journals } = this.#files;
    const recording = this.#recording;
    const ends: number[] = [];
    const limit = new RateLimit(reportInterval);
    let at = -1;
    let missing = 0;
    for await (const piece of piecesOf(journals, indexedSize)) {
      while (at < piece.file) at = recording.beginFile(journals[at + 1]?.path ?? '');
      if (piece.what === 'bytes') {
        if (piece.isFirst && dialectOfBytes(piece.bytes) === 'game') this.#dialect = 'game';
        recording.addBytes(at, piece.bytes);
      } else if (piece.what === 'failed') {
        const { path = '', file } = journals[at] ?? {};
        missing += file?.size ?? 0;
        this.#unreadable.push(unreadableFinding(path, piece.reason));
      } else {
        recording.endFile(at);
        ends.push(recording.lines);
      }
      if (limit.isDue()) {
        this.#report('gap', await recording.gap());
        limit.done();
      }
    }
    if (missing > 0) recording.expectBytes(0);
    return ends;
  }

  async #check(companions: readonly ReadCompanion[], ends: readonly number[]): Promise<void> {
    const recording = this.#recording;
    const worse: FeedMessages['findings']['lines'][number][] = [];
    const limit = new RateLimit(reportInterval);
    const report = () => {
      this.#report('findings', { rules: recording.rules, lines: worse.splice(0), progress: recording.progress });
    };
    worse.push(...recording.addFindings(this.#unreadable));
    for await (const { findings, lines } of checkDropped(this.#files, companions, this.#dialect, ends)) {
      for (const line of recording.addFindings(findings)) worse.push(line);
      recording.checkedTo(lines);
      // The page fetches visible rows again after a gap; older lines are not listed one by one.
      if (worse.length > mostReported) worse.splice(0, worse.length - mostReported);
      if (limit.isDue()) report();
      await recording.untilQuiet();
    }
    report();
  }
}

const mostReported = 2000;
