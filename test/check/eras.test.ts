/** A healthy journal of each version of the game since 2016 raises no alarm. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alarms, fixtures } from './fixture-findings.js';

const eras = fixtures('eras');

it.each(eras)('journals of $name have no errors and no warnings', async ({ directory }) => {
  expect(await alarms(directory)).toEqual([]);
});

it('journals of ten years in one directory are each judged by the rules of their version', async () => {
  const all = mkdtempSync(path.join(os.tmpdir(), 'shakedown-eras-'));
  try {
    for (const { directory } of eras) cpSync(directory, all, { recursive: true });
    expect(await alarms(all)).toEqual([]);
  } finally {
    rmSync(all, { recursive: true });
  }
});
