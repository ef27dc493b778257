import type { Evidence } from '../interface/evidence.js';
import type { Severity } from '../interface/object-rule.js';
import type { CheckedDialect } from './checked-dialect.js';
import type { RuleText } from './rule-text.js';

/** One thing that the checker found: the rule that is broken, and where and how. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** The kind of the event, if it is known. */
  readonly kind?: string;
  /**
   * The value at fault as a JSON pointer; for a missing field the pointer it would have; '' for the whole
   * line.
   */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** A hint on how to fix it. */
  readonly hint?: string;
  /** Set if the live game is known to write it like this: there is no such finding in the `game` dialect. */
  readonly departure?: true;
  /** Evidence for the rule at this place, if the specification does not support it. */
  readonly evidence?: Evidence;
  /** How often it occurred, if it is reported only once but occurred more often. */
  readonly count?: number;
}

/** A finding and its position in a file. */
export interface PlacedFinding extends Finding {
  /** The path as given or found; `-` is standard input. */
  readonly file: string;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
  /** The part of the line to show; not set if the file cannot be read. */
  readonly excerpt?: Excerpt;
}

/** A finding in some lines of a file, its line counted from the first of them. */
export type LineFinding = Omit<PlacedFinding, 'file'>;

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

/** What was checked, and how many findings there are, each counted as often as it occurred. */
export interface Summary extends Partial<CheckedDialect> {
  readonly files: number;
  readonly lines: number;
  readonly events: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** Set if there were files of source code. */
  readonly literals?: LiteralCounts;
}

/** Literals in source code that are journal lines. */
export interface LiteralCounts {
  /** How many were checked. */
  readonly count: number;
  /** How many a comment switches off. */
  readonly switchedOff: number;
  /** How many were left out because of their holes. */
  readonly uncertain: number;
}

/** What a finding says beyond its rule; what is left out comes from the rule. */
export interface FindingDetails {
  readonly message: string;
  /** That of the rule by default. */
  readonly severity?: Severity | undefined;
  readonly kind?: string | undefined;
  /** The whole line by default. */
  readonly pointer?: string;
  /** What the rule says by default. */
  readonly expected?: string;
  /** The message by default. */
  readonly found?: string;
  readonly hint?: string | undefined;
  readonly evidence?: Evidence | undefined;
}

/** A finding while it is put together. */
type Unfinished<F extends Finding = Finding> = { -readonly [Name in keyof F]: F[Name] };

/** A finding of a rule. */
export function findingOf(rule: Pick<RuleText, 'id' | 'severity' | 'says'>, details: FindingDetails): Finding {
  const { message, kind, pointer = '', expected = rule.says, found = message, hint, evidence } = details;
  const severity = details.severity ?? rule.severity;
  const finding: Unfinished =
    kind === undefined
      ? { rule: rule.id, severity, pointer, expected, found, message }
      : { rule: rule.id, severity, kind, pointer, expected, found, message };
  if (hint !== undefined) finding.hint = hint;
  if (evidence) finding.evidence = evidence;
  return finding;
}

/** New findings, of an event of a kind. */
export function ofKind(findings: readonly Finding[], kind: string): readonly Finding[] {
  for (const finding of findings as readonly Unfinished[]) finding.kind = kind;
  return findings;
}

/**
 * A finding in a file. There are thousands in a damaged journal, so here as elsewhere it is copied first and
 * changed then: one that is copied and changed in one expression takes an engine ten times as long.
 */
export function inFile(finding: LineFinding, file: string, line: number): PlacedFinding {
  const copy = { ...finding } as Unfinished<PlacedFinding>;
  copy.file = file;
  copy.line = line;
  return copy;
}

/** A finding in a line. */
export function inLine(finding: Finding, line: number, column: number, excerpt: Excerpt): LineFinding {
  const copy = { ...finding } as Unfinished<LineFinding>;
  copy.line = line;
  copy.column = column;
  copy.excerpt = excerpt;
  return copy;
}

/** A finding that occurred so often. */
export function countedAs<F extends Finding>(finding: F, count: number): F {
  if (count === 1) return finding;
  const copy = { ...finding } as Unfinished<F>;
  copy.count = count;
  return copy;
}
