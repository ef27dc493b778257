import { isDeepStrictEqual } from 'node:util';
import type { FindingDetails } from '../check/finding.js';
import type { Members } from '../interface/object-rule.js';
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
    if (expected === undefined || found === undefined || isDeepStrictEqual(expected, found)) continue;
    differences.push({
      kind: String(event.event),
      pointer: `${pointer}/${member}`,
      expected: JSON.stringify(expected),
      found: JSON.stringify(found),
      message: `${member} is ${JSON.stringify(found)}, but ${field} of ${String(event.event)} in line ${where.line} is ${JSON.stringify(expected)}`,
    });
  }
  return differences;
}
