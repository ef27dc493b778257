import type { Severity } from '../spec/rule.js';

/** One thing the checker has to say about an event: a rule, and where and how it is broken. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** The kind of the event, where it is known. */
  readonly kind?: string;
  /** Where in the event, as a JSON pointer; for a missing field, the pointer it would have; '' for the whole line. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  /** The same in a sentence. */
  readonly message: string;
  /** What may help to put it right. */
  readonly hint?: string;
  /** The live game is known to write it so: the finding vanishes in the `game` dialect. */
  readonly departure?: true;
  /** How often it occurred in all, where it is told once and occurred more often. */
  readonly count?: number;
}

/** A finding and the place in a file where it stands. */
export interface PlacedFinding extends Finding {
  /** The path as given or found; `-` is the standard input. */
  readonly file: string;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
  /** The line as far as it is worth showing; a file that cannot be read has none. */
  readonly excerpt?: Excerpt;
}

/** A part of a line, and what to mark in it. */
export interface Excerpt {
  readonly text: string;
  /** The column at which the text begins, counted from 1. */
  readonly start: number;
  /** How many characters are marked, from the finding's column on. */
  readonly marked: number;
  /** Whether the line goes on before and behind the text. */
  readonly before: boolean;
  readonly behind: boolean;
}

/** What was looked at, and how many findings were told; one that is told once counts once, however often it occurred. */
export interface Summary {
  readonly files: number;
  readonly lines: number;
  readonly events: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** A field that is unknown where a rule forbids it is told once, by the rule. */
export function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const judged = new Set(findings.filter(({ rule }) => rule !== 'field/unknown').map(({ pointer }) => pointer));
  return findings.filter(({ rule, pointer }) => rule !== 'field/unknown' || !judged.has(pointer));
}

/** A step down a JSON pointer (RFC 6901). */
export function below(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of the object or array around it. */
export function above(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The pointer with a star for every index: the same for all elements of a list. */
export function withoutIndexes(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
