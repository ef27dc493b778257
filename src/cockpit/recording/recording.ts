import type { PlacedFinding } from '../../check/finding.js';
import type { CompanionContent, FeedMessages, Progress, QuestionName, Questions, RuleCount } from '../protocol.js';
import type { ByteReader } from './byte-reader.js';

/** A line of which everything is known already. */
export interface KnownLine {
  readonly file: number;
  readonly offset: number;
  /** In bytes, without the line end. */
  readonly length: number;
  readonly time?: number | undefined;
  /** Empty if the line is not an event. */
  readonly kind: string;
}

/** A journal that can be looked at anywhere in its time. It keeps where the lines are, not what they say. */
export class Recording {
  readonly lines: number = 0;
  readonly rules: readonly RuleCount[] = [];

  constructor(_reader: ByteReader) {}

  /** The next file, in the order of play; returns its number. `name` is what findings call it. */
  beginFile(_name: string): number {
    throw notYet();
  }

  /** The next bytes of a file: whole lines are added, the rest is kept until more comes. */
  addBytes(_file: number, _bytes: Uint8Array): void {
    throw notYet();
  }

  /** No more bytes come: a line without its end is added as it is. */
  endFile(_file: number): void {
    throw notYet();
  }

  /** Adds one line, and returns its number. */
  addLine(_line: KnownLine): number {
    throw notYet();
  }

  /** How many bytes there are in all, for `progress.read`. */
  expectBytes(_total: number): void {
    throw notYet();
  }

  addCompanion(_kind: string, _content: CompanionContent): void {
    throw notYet();
  }

  /** Findings in any order; returns the lines that have become worse, for the feed. */
  addFindings(_findings: readonly PlacedFinding[]): FeedMessages['findings']['lines'] {
    throw notYet();
  }

  /** So many lines have been checked. */
  checkedTo(_lines: number): void {
    throw notYet();
  }

  get progress(): Progress {
    throw notYet();
  }

  /** Rejects with the reason of the signal if that aborts. */
  answer<Name extends QuestionName>(
    _name: Name,
    _ask: Questions[Name]['ask'],
    _signal?: AbortSignal,
  ): Promise<Questions[Name]['answer']> {
    return Promise.reject(notYet());
  }

  /** What a `lines` message says of the lines from one to before another; its progress is that after them. */
  batch(_from: number, _to: number): Promise<FeedMessages['lines']> {
    return Promise.reject(notYet());
  }
}

function notYet(): Error {
  return new Error('not built yet');
}
