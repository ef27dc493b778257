/** What killed writers leave behind, and what readers report about it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { formatLine } from '../../src/journal/format/format-line.js';
import { fieldOf } from '../../src/journal/journal-event.js';
import type { Entry } from '../../src/journal/read/journal-entry.js';
import { readJournal } from '../../src/journal/read/reader.js';
import { watchJournal } from '../../src/journal/watch/watcher.js';
import { deadline } from '../support/deadline.js';
import { numbered } from './numbered.js';

/** Consecutive lines from number 1 on, then perhaps the start of one more. */
export interface Left {
  readonly lines: number;
  readonly rest: string;
}

/** Checks that the files hold nothing else. */
export function leftIn(files: readonly string[]): Left {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').length - 1;
  const expected = Array.from({ length: lines }, (_, index) => formatLine(numbered(index + 1)));
  expect(whole === expected.join('')).toBe(true);
  const rest = text.slice(whole.length);
  expect(formatLine(numbered(lines + 1)).startsWith(rest)).toBe(true);
  return { lines, rest };
}

/** Expected entries: the events, and the cut line, which is an event, too, if only its end is missing. */
export function expectedEntries({ lines, rest }: Left): unknown[] {
  const whole = Array.from({ length: lines }, (_, index) => ({ event: numbered(index + 1) }));
  return rest === '' ? whole : [...whole, expectedCutEntry(rest, numbered(lines + 1))];
}

export function expectedCutEntry(rest: string, event: object): unknown {
  return /}\r?$/.test(rest)
    ? { event, unended: true }
    : { problem: { code: 'cut-line', column: rest.length + 1, raw: rest }, unended: true };
}

function short({ event, problem, unended }: Pick<Entry, 'event' | 'problem' | 'unended'>): unknown {
  const { code, column, raw } = problem ?? {};
  return { ...(event && { event }), ...(problem && { problem: { code, column, raw } }), ...(unended && { unended }) };
}

export async function entriesRead(directory: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const entry of readJournal(directory)) entries.push(short(entry));
  return entries;
}

/** A watcher waits for the rest of a line until there is a later file; creates one, and drops its entries. */
export async function entriesWatched(directory: string): Promise<unknown[]> {
  const later = 'Journal.2026-11-15T080000.01.log';
  const entries: unknown[] = [];
  await using watch = watchJournal(directory, { reconcile: 20, signal: AbortSignal.timeout(deadline) });
  for await (const watched of watch) {
    if (watched.mark) writeFileSync(path.join(directory, later), formatLine(numbered(0)));
    else if (watched.event && fieldOf(watched.event, 'Number') === 0) break;
    else entries.push(short(watched));
  }
  rmSync(path.join(directory, later));
  return entries;
}
