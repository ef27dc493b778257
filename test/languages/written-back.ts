import { expect } from 'vitest';
import { parseExactly } from '../../src/journal/parse/exact-json.js';
import { ParseFailure } from '../../src/journal/parse/line-problem.js';
import { languageModel } from './language-catalogue.js';

const known = new Set(languageModel.types.flatMap(({ kind }) => kind ?? []));

/**
 * Compares what a program wrote back with the lines it read: for each line, the kind or `Unknown`, a tab, and
 * the event. Integers are compared exactly, other numbers as doubles; keys have no order.
 */
export function expectWrittenBack(lines: readonly string[], output: string): void {
  const rows = output.split('\n').filter((row) => row !== '');
  expect(rows).toHaveLength(lines.length);
  const differing = rows.flatMap((row, index) => {
    const line = lines[index] as string;
    const tab = row.indexOf('\t');
    const event = read(line) as Record<string, unknown>;
    const kind = String(event.event);
    const expected = `${known.has(kind) ? kind : 'Unknown'} ${canonical(event)}`;
    const written = `${row.slice(0, tab)} ${canonical(parseExactly(row.slice(tab + 1)))}`;
    return written === expected ? [] : [{ written, expected }];
  });
  expect(differing.slice(0, 3)).toEqual([]);
}

/** Of a key that stands twice, the last one counts. */
function read(line: string): unknown {
  try {
    return parseExactly(line);
  } catch (error) {
    if (error instanceof ParseFailure && error.code === 'duplicate-key') return JSON.parse(line);
    throw error;
  }
}

function canonical(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.sort().join()}}`;
}
