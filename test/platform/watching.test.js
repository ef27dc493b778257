/** A directory is followed while another program writes to it. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onWindows, scratch, start, until } from './program.js';

/** @param {number} second @param {string} kind @param {object} [fields] */
function line(second, kind, fields = {}) {
  const time = new Date(Date.UTC(2026, 10, 14, 18, 0, second)).toISOString().replace('.000', '');
  return `${JSON.stringify({ timestamp: time, event: kind, ...fields })}\r\n`;
}

/**
 * Whether one file could replace another. Windows refuses while that is open, as it is for a moment in the
 * program.
 * @param {string} from
 * @param {string} to
 */
function replaces(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (onWindows && /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM') return false;
    throw error;
  }
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
  const status = path.join(directory, 'Status.json');
  // Once in one piece, once truncated and then filled, once replaced.
  writeFileSync(status, line(3, 'Status', { Flags: 16 }));
  await watch.printed('"Flags":16 ');
  writeFileSync(status, '');
  writeFileSync(status, line(4, 'Status', { Flags: 17 }));
  await watch.printed('"Flags":17 ');
  writeFileSync(draft, line(5, 'Status', { Flags: 18 }));
  await until(
    () => replaces(draft, status),
    () => 'Status.json cannot be replaced',
  );
  await watch.printed('"Flags":18 ');
  writeFileSync(path.join(directory, 'Cargo.json'), line(6, 'Cargo', { Vessel: 'Ship', Count: 0, Inventory: [] }));
  await watch.printed('"Inventory":');
  const kinds = [...watch.out().matchAll(/"event":"(\w+)"/g)].map(([, kind]) => kind);
  assert.deepEqual(kinds, ['Fileheader', 'Music', 'Continued', 'Status', 'Status', 'Status', 'Cargo'], watch.out());
});
