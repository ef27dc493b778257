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

const weights: Readonly<Record<Severity, number>> = { error: 2, warning: 1, note: 0 };

/** One place, one finding: of several at the same pointer the gravest stays, the first of equals. */
export function gravestPerPlace(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  for (const finding of findings) {
    const rival = kept.get(finding.pointer);
    if (!rival || weights[finding.severity] > weights[rival.severity]) kept.set(finding.pointer, finding);
  }
  return [...kept.values()];
}

/** A step down a JSON pointer (RFC 6901). */
export function below(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
