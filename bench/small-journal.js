/** A journal of a few lines, as somebody checks who writes a fixture. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatLine } from '../dist/journal/index.js';
import { simulate } from '../dist/simulate/index.js';

const most = 30;

export function smallJournal() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
  writeFileSync(file, firstLines().join(''));
  return { file, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function firstLines() {
  const lines = [];
  for (const { event } of simulate({ seed: 1, dialect: 'game' })) {
    if (event) lines.push(formatLine(event));
    if (lines.length === most) break;
  }
  return lines;
}
