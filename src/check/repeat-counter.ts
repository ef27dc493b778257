/**
 * Findings about what is not known, or not for certain, are the same wherever they occur: they are reported
 * once, with a count.
 */
import { shortJson } from '../words/short-json.js';
import type { Finding } from './finding.js';
import { pointerPattern } from './text/json-pointer.js';

/** The rules that are reported once, and what makes two findings of such a rule the same. */
const identityByRule: Readonly<Record<string, (finding: Finding) => readonly (string | undefined)[]>> = {
  'event/kind': ({ found }) => [found],
  'field/unknown': ({ kind, pointer }) => [kind, pointerPattern(pointer)],
  'field/unseen': ({ kind, pointer, found }) => [kind, pointerPattern(pointer), found],
};

/** What makes two notes on evidence the same. */
function identityOnEvidence({ rule, kind, pointer, found }: Finding): readonly (string | undefined)[] {
  return [kind, pointerPattern(pointer), rule === 'field/value' ? found : undefined];
}

/** Whether the same finding is reported once for all its occurrences. */
export function isReportedOnce({ rule, severity, evidence }: Finding): boolean {
  return Object.hasOwn(identityByRule, rule) || (severity === 'note' && evidence !== undefined);
}

/** How often a finding occurred again, which has been reported with its place before. */
export interface Repeat {
  readonly key: string;
  readonly rule: string;
  readonly count: number;
}

/** The same for findings that are the same. */
export function keyOf(finding: Finding): string {
  const identity = identityByRule[finding.rule] ?? identityOnEvidence;
  return JSON.stringify([finding.rule, ...identity(finding)]);
}

/** The key of a note on a member that its kind is not known to have. */
export function unknownKey(kind: string, pointer: string): string {
  return JSON.stringify(['field/unknown', kind, pointerPattern(pointer)]);
}

/** The key of a note on a word that an open list lacks. */
export function unseenKey(kind: string, pattern: string, word: unknown): string {
  return JSON.stringify(['field/unseen', kind, pattern, shortJson(word)]);
}
