/** A directory is followed while another program writes to it. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onWindows, scratch, start } from './program.js';

/** @param {number} second @param {string} kind */
function line(second, kind) {
  const time = new Date(Date.UTC(2026, 10, 14, 18, 0, second)).toISOString().replace('.000', '');
  return `${JSON.stringify({ timestamp: time, event: kind })}\r\n`;
}

test('lines, new journals and companions are reported as they are written', async (t) => {
  const directory = path.join(scratch(t), 'Journals');
  mkdirSync(directory);
  const first = path.join(directory, 'Journal.2026-11-14T180000.01.log');
  writeFileSync(first, line(0, 'Fileheader'));
  // The file system of Windows does not tell upper from lower case, and users type what they like.
  const named = onWindows ? directory.toUpperCase() : directory;
  const watch = start(t, ['watch', named, '--since', '100000d', '--format', 'ndjson']);
  await watch.printed('"Fileheader"');
  appendFileSync(first, line(1, 'Music').slice(0, 20));
  appendFileSync(first, line(1, 'Music').slice(20));
  await watch.printed('"Music"');
  const draft = path.join(directory, 'draft');
  writeFileSync(draft, line(2, 'Continued'));
  renameSync(draft, path.join(directory, 'Journal.2026-11-14T180000.02.log'));
  await watch.printed('"Continued"');
  assert.equal(watch.out().trim().split('\n').length, 3, watch.out());
});
