import type { Severity } from '../interface/object-rule.js';
import type { CheckedDialect } from './checked-dialect.js';

/** One thing that the checker found: the rule that is broken, and where and how. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** The kind of the event, if it is known. */
  readonly kind?: string;
  /** The place in the event as a JSON pointer; for a missing field the pointer it would have; '' for the whole line. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** A hint on how to fix it. */
  readonly hint?: string;
  /** Set if the live game is known to write it like this: there is no such finding in the `game` dialect. */
  readonly departure?: true;
  /** How often it occurred, if it is reported only once but occurred more often. */
  readonly count?: number;
}

/** A finding and its place in a file. */
export interface PlacedFinding extends Finding {
  /** The path as given or found; `-` is standard input. */
  readonly file: string;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
  /** The part of the line to show; not set if the file cannot be read. */
  readonly excerpt?: Excerpt;
}

/** A part of a line, and what to mark in it. */
export interface Excerpt {
  readonly text: string;
  /** The column at which the text begins, counted from 1. */
  readonly start: number;
  /** How many characters to mark, starting at the column of the finding. */
  readonly marked: number;
  /** Whether there is more of the line before and after the text. */
  readonly before: boolean;
  readonly behind: boolean;
}

/** What was looked at, and how many findings were told; one that is told once counts once, however often it occurred. */
export interface Summary extends Partial<CheckedDialect> {
  readonly files: number;
  readonly lines: number;
  readonly events: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** A field that is unknown where a rule forbids it is told once, by the rule. */
export function withoutRedundantUnknown(findings: readonly Finding[]): Finding[] {
  const judged = new Set(findings.filter(({ rule }) => rule !== 'field/unknown').map(({ pointer }) => pointer));
  return findings.filter(({ rule, pointer }) => rule !== 'field/unknown' || !judged.has(pointer));
}

/** A step down a JSON pointer (RFC 6901). */
export function childPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of the object or array around it. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The pointer with a star for every index: the same for all elements of a list. */
export function pointerPattern(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
