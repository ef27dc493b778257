import { isDeepStrictEqual } from 'node:util';
import type { FindingDetails } from '../check/finding.js';
import type { Members } from '../interface/object-rule.js';
import { shortJson } from '../words/short-json.js';
import type { RecordedLine } from './journal-record.js';

/** Values of a message that differ from the fields of the line that it was made from; only what both have. */
export function differencesFrom(
  { event, where }: RecordedLine,
  data: Members,
  fields: Iterable<readonly [member: string, field: string]>,
  pointer: string,
): FindingDetails[] {
  const differences: FindingDetails[] = [];
  for (const [member, field] of fields) {
    const [expected, found] = [event[field], data[member]];
    if (expected === undefined || found === undefined || isAlike(expected, found)) continue;
    differences.push({
      kind: String(event.event),
      pointer: `${pointer}/${member}`,
      expected: shortJson(expected),
      found: shortJson(found),
      message: `${member} is ${shortJson(found)}, but ${field} of ${String(event.event)} in line ${where.line} is ${shortJson(expected)}`,
    });
  }
  return differences;
}

/** A tool may leave out displayed texts, and read an id of 64 bits as a number. */
export function isAlike(expected: unknown, found: unknown): boolean {
  return isDeepStrictEqual(expected, found) || isDeepStrictEqual(plain(expected), plain(found));
}

function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (name, each) => {
    if (name.endsWith('_Localised')) return undefined;
    return typeof each === 'bigint' ? Number(each) : each;
  });
  return JSON.parse(text);
}
