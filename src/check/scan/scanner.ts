import type { RowHead, RowWriter } from './row-writer.js';
import type { WordList } from './table-reader.js';

/** The line may be anything; it has to be parsed and diagnosed. */
export const needsParsing = -1;

/** The line is sound, and of a kind the table does not know. */
export const otherKind = -2;

/** There is no other whole line. */
export const noLine = -3;

/**
 * Decides from the bytes of a line whether it is certainly clean: an event that has no finding at all, but for its being of an
 * unknown kind, and for remarks. It may be too careful, never too trusting.
 */
export interface Scanner {
  /** The names of the kinds in the table, by their numbers. */
  readonly kinds: readonly string[];
  /**
   * Tells beforehand that lines of these bytes come next, and that they do not change until then; that is quicker. The last byte is a line
   * end that belongs to no line.
   */
  load(bytes: Uint8Array, start: number, end: number): void;
  /** The number of the kind in the table if the line is clean, else `otherKind` or `needsParsing`. The end of the line (CR, LF) is not part of it, but a CR before `end` is. */
  scan(bytes: Uint8Array, start: number, end: number): number;
  /**
   * Of a line that is loaded and needs parsing, without its line end (CR, LF): where it breaks off, if nothing is wrong up to there. That is
   * its end if it is cut off in the middle of an object, or where a second object begins; -1 if only the parser can tell.
   */
  breakIn(bytes: Uint8Array, start: number, end: number): number;
  /**
   * Goes over the lines that were loaded, as long as they are quiet, and gives the answer about the first that is not; `noLine` if
   * there is no other whole line.
   */
  nextLine(): number;
  /**
   * Of the lines that come next, those of some kinds get their rows unasked. The first has the number after this one; the bytes that were
   * loaded are those of a file from this offset on. With the number -1 none gets one.
   */
  expectRows(line: number, offset: number): void;
  /** Where the line is at which it stopped: its first byte, and its line feed. Without one, what is left begins there. */
  readonly lineStart: number;
  readonly lineEnd: number;
  /** How many quiet lines stood before it. */
  readonly quietLines: number;
  /** Which lines are quiet. */
  readonly quiet: QuietLines;
  /** What the session rules want of clean lines. */
  readonly rows: RowLog;
  /** The moment of the clean line last scanned, as a number that grows with time: 20261114204100 for 2026-11-14T20:41:00Z. */
  readonly moment: number;
  /** Its two parts: 20261114 and 204100. */
  readonly day: number;
  readonly time: number;
  /** Of the clean line last scanned: the members that the session rules want, in an event that has nothing else but its time and name. */
  extracted(): Record<string, unknown>;
  /** Of the line of an unknown kind last scanned: its name. */
  name(): string;
  /** The same number for all lines with that name; -1 if the scanner has no number for it. */
  readonly nameNumber: number;
  /** How many remarks there are about the clean line last scanned: each stands for one finding of a rule that is reported once. */
  readonly remarkCount: number;
  /** The number of one of them; the same for all findings that are the same but for their places. */
  remarkNumber(index: number): number;
  /** What it is about. */
  remark(index: number): Remark;
}

/** A value or a name in the line last scanned that is worth a note. */
export interface Remark {
  readonly rule: 'field/unseen' | 'field/unknown';
  /** The members and indexes that lead to it. */
  readonly steps: readonly (string | number)[];
  /** Where the value or the name stands in the line, in bytes. */
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  /** What it is missing from: an object, by its name, or a list of words. */
  readonly list: WordList;
}

/**
 * Lines about which nobody wants to know more than that they are clean: those of some kinds, on which there are no remarks but such as are
 * only counted. A line that is longer than allowed is not clean.
 */
export interface QuietLines {
  /** Lines of a kind of the table are quiet, or are no longer. */
  setKind(kind: number, isQuiet: boolean): void;
  /** Lines of a kind of the table are quiet where rows are expected: each is added to them. */
  setRowKind(kind: number): void;
  /** The same of another kind, by the number of its name. */
  setName(nameNumber: number, isQuiet: boolean): void;
  /** How many quiet lines of another kind there were since the last time. */
  takeNameCount(nameNumber: number): number;
  /** A remark is only counted from now on. */
  setRemark(remarkNumber: number): void;
  /** No remark is only counted. */
  forgetRemarks(): void;
  /** Tells how often remarks were counted since the last time. */
  takeRemarkCounts(each: (remarkNumber: number, count: number) => void): void;
  /** Who said which remarks are only counted. */
  remarksOf: object | undefined;
  /** How many bytes a line may have. */
  longestLine: number;
  /**
   * The moment of the last quiet line, or of one that was told since: an earlier line is not quiet, nor is any after -1, which stands for
   * none. `undefined` if times do not matter, as to begin with.
   */
  lastMoment: number | undefined;
  /** The same in two small numbers, for which no memory is taken; the day is -1 if there is none. */
  readonly lastDay: number;
  readonly lastTime: number;
  setLast(day: number, time: number): void;
}

/** What the session rules want of clean lines, a row for each. The scanner keeps them for a while. */
export interface RowLog {
  /** How many rows the scanner keeps. */
  readonly count: number;
  /** The next rows are for this writer, who has got nothing else since. */
  writeTo(writer: RowWriter): void;
  /** Adds the clean line last scanned; false if there is no room: there may be once the rows were taken. */
  add(kind: number, line: number, length: number, offset: number): boolean;
  /** Adds a row without members, of a line that cannot be read; false if there is no room. */
  addHead(head: RowHead): boolean;
  /** Gives the rows to their writer. */
  take(): void;
}
