import type { Severity } from '../spec/rule.js';

/** One thing the checker has to say about an event: a rule, and where and how it is broken. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** The kind of the event, where it is known. */
  readonly kind?: string;
  /** Where in the event, as a JSON pointer; for a missing field, the pointer it would have. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
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
