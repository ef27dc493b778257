import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlacedFinding } from '../../check/finding.js';
import { CheckFollower } from './check-follower.js';

let directory: string;
let journal: string;
let status: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-follower-'));
  journal = path.join(directory, 'Journal.2026-11-14T204100.01.log');
  status = path.join(directory, 'Status.json');
});
afterEach(() => rmSync(directory, { recursive: true }));

const line = (second: number, event: string, fields: object) =>
  `${JSON.stringify({ timestamp: `2026-11-14T20:41:${second}Z`, event, ...fields })}\r\n`;
const loaded = line(10, 'LoadGame', { FID: 'F4711', Commander: 'Jameson', Credits: 100_000, Loan: 0 });
const refuelled = line(20, 'RefuelAll', { Cost: 312, Amount: 3.5 });

/** Each time that something was checked: how many lines, and what does not fit the balance. */
function followed() {
  const checks: string[] = [];
  let next: (() => void) | undefined;
  const follower = new CheckFollower(
    { dialect: 'spec' },
    {
      untilQuiet: async () => {},
      found(findings: readonly PlacedFinding[], lines) {
        checks.push(
          [lines, ...findings.flatMap(({ rule, found }) => (rule === 'credits/balance' ? [found] : []))].join(' '),
        );
        next?.();
      },
      failed(error) {
        throw error;
      },
    },
  );
  const until = async (count: number) => {
    while (checks.length < count) await new Promise<void>((resolve) => (next = resolve));
    return checks;
  };
  const grew = (lines: number) => follower.grew({ path: journal, to: statSync(journal).size, lines });
  return { follower, until, grew };
}

it('compares a companion with the lines that were written before it, once they are checked', async () => {
  const { follower, until, grew } = followed();
  writeFileSync(journal, loaded);
  grew(1);
  await until(1);
  appendFileSync(journal, refuelled);
  writeFileSync(status, line(50, 'Status', { Flags: 0, Balance: 99_688 }));
  follower.companion(status);
  expect(await until(2)).toEqual(['1', '1']);
  grew(2);
  expect(await until(4)).toEqual(['1', '1', '2', '2']);

  writeFileSync(status, line(55, 'Status', { Flags: 0, Balance: 99_000 }));
  follower.companion(status);
  expect((await until(5)).at(-1)).toBe('2 99000');
  follower.close();
});

it('does not wait for a line that was never written to its end', async () => {
  const { follower, until, grew } = followed();
  writeFileSync(journal, loaded);
  grew(1);
  await until(1);
  appendFileSync(journal, refuelled.slice(0, 30));
  writeFileSync(status, line(50, 'Status', { Flags: 0, Balance: 99_688 }));
  follower.companion(status);
  expect((await until(2)).at(-1)).toBe('1 99688');
  follower.close();
});
