import type { Finding } from '../../src/check/finding.js';
import { SessionChecker } from '../../src/check/session/session-checker.js';
import type { SessionExample } from '../../src/check/session/session-rule.js';
import { sessionFields } from '../../src/check/session/session-rules.js';
import type { Members } from '../../src/interface/object-rule.js';

/** The findings of a scene, as if it were one file. Events are cut as the scanner cuts clean lines. */
export function play({ journal, companions = [] }: SessionExample, check = new SessionChecker()): Finding[] {
  return playWhole({ journal: journal.map(cutEvent), companions: companions.map(cutEvent) }, check);
}

/** The same with all members of the events. */
export function playWhole({ journal, companions = [] }: SessionExample, check = new SessionChecker()): Finding[] {
  check.beginFile('Journal.2026-11-14T204100.01.log');
  return [
    ...journal.flatMap((event, index) => check.checkEvent(event, index + 1)),
    ...companions.flatMap((event) => check.checkCompanion(event)),
  ];
}

/** An event with only the members that session rules and the state declare. */
function cutEvent(event: Members): Members {
  const paths = (sessionFields[String(event.event)] ?? []).map((path) => path.split('/'));
  return { timestamp: event.timestamp, event: event.event, ...(picked(event, paths) as Members) };
}

function picked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0) || typeof value !== 'object' || value === null) return value;
  const below = (name: string) => paths.filter(([first]) => first === name).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.map((each) => picked(each, below('*')));
  const kept = Object.entries(value).filter(([name]) => below(name).length > 0);
  return Object.fromEntries(kept.map(([name, inner]) => [name, picked(inner, below(name))]));
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
