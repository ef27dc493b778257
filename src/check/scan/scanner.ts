/** The line may be anything; it has to be parsed and diagnosed. */
export const needsParsing = -1;

/** The line is sound, and of a kind the table does not know. */
export const otherKind = -2;

/**
 * Decides from the bytes of a line whether it is certainly clean: an event that has no finding at all, but for its being of an
 * unknown kind, and for remarks. It may be too careful, never too trusting.
 */
export interface Scanner {
  /** Tells beforehand that lines of these bytes come next, and that they do not change until then; that is quicker. */
  load(bytes: Uint8Array, start: number, end: number): void;
  /** The number of the kind in the table if the line is clean, else `otherKind` or `needsParsing`. The end of the line (CR, LF) is not part of it, but a CR before `end` is. */
  scan(bytes: Uint8Array, start: number, end: number): number;
  /** The moment of the clean line last scanned, as a number that grows with time: 20261114204100 for 2026-11-14T20:41:00Z. */
  readonly moment: number;
  /** Its two parts: 20261114 and 204100. */
  readonly day: number;
  readonly time: number;
  /** Of the clean line last scanned: the members that the session rules want, in an event that has nothing else but its time and name. */
  extracted(): Record<string, unknown>;
  /** The same members without their names: adds one for each of the names to a list, undefined where there is none. The names must be all that are wanted. */
  extractRow(names: readonly string[], list: unknown[]): void;
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
}
