import type { Finding } from '../../src/check/finding.js';
import { SessionChecker } from '../../src/check/session/session-checker.js';
import type { SessionExample } from '../../src/check/session/session-rule.js';
import type { Members } from '../../src/interface/object-rule.js';

/** The findings of a scene, as if it were one file. */
export function play({ journal, companions = [] }: SessionExample, check = new SessionChecker()): Finding[] {
  check.beginFile('Journal.2026-11-14T204100.01.log');
  return [
    ...journal.flatMap((event, index) => check.checkEvent(event, index + 1)),
    ...companions.flatMap((event) => check.checkCompanion(event)),
  ];
}

/** The rules that a journal breaks, in order. */
export function rulesBrokenBy(journal: readonly Members[], companions: readonly Members[] = []): string[] {
  return play({ journal, companions }).map(({ rule }) => rule);
}

/** An event `seconds` after the start. */
export function at(seconds: number, event: string, members: Members = {}): Members {
  const timestamp = new Date(Date.UTC(2026, 10, 14, 20, 41, seconds)).toISOString().replace('.000', '');
  return { timestamp, event, ...members };
}
