import { type Finding, findingOf } from '../check/finding.js';
import { shortJson } from '../words/short-json.js';
import { textOf } from './json-in.js';
import type { MessageRule } from './message-rule.js';

/** A finding if a member is not what the session has; none if either is unknown. */
export function differenceFrom(own: string | undefined, found: unknown, rule: MessageRule, pointer: string): Finding[] {
  if (own === undefined || found === undefined || textOf(found).trim() === own) return [];
  const values = { expected: shortJson(own), found: shortJson(found) };
  const message = `${pointer.replace(/.*\//, '')} is ${values.found}, but that of the session is ${values.expected}`;
  return [findingOf(rule, { pointer, message, ...values })];
}

/** A finding if the session is not of the live game. */
export function unlessLive(version: string | undefined, rule: MessageRule): Finding[] {
  if (!/beta|alpha|^[0-3]\./i.test(version ?? '')) return [];
  return [findingOf(rule, { message: `the session is of game version ${version}` })];
}
