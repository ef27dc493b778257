/** The queries in docs/export.md give the answers that it shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { type DuckRow, query } from './duck.js';

const document = path.resolve(import.meta.dirname, '../../docs/export.md');
const page = readFileSync(document, 'utf8');
const [, commands = ''] = /^```sh\n([\s\S]*?)^```/m.exec(page) ?? [];
const questions = [...page.matchAll(/^```sql\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```/gm)];

inProject();

describe('docs/export.md', () => {
  it('has three questions with their answers, as `npm run generate` writes them', async () => {
    for (const command of commands.trim().split('\n')) {
      const { code, err } = await shakedown(...command.split(' ').slice(1));
      expect({ command, code, err }).toEqual({ command, code: 0, err: '' });
    }
    expect(questions).toHaveLength(3);
    let fresh = page;
    for (const [shown, sql = '', answer = ''] of questions) {
      const answered = pageOf(await query(sql));
      fresh = fresh.replace(shown, () => shown.replace(answer, () => answered));
    }
    await expect(fresh).toMatchFileSnapshot(document);
  });
});

/** Rows in columns, numbers to the right. */
function pageOf(rows: readonly DuckRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const isNumber = names.map((name) => ['number', 'bigint'].includes(typeof rows[0]?.[name]));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function cellOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
