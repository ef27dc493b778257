/** Several evenings: each goes on where the last one ended. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Members } from '../../src/interface/object-rule.js';
import { simulate } from '../../src/simulate/simulate.js';
import { shakedown } from '../shakedown.js';

it('are journals in one directory, days apart, without a finding', async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-evenings-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const out = path.join(home, 'weeks');
  const { code } = await shakedown('simulate', 'trade', '--evenings', '4', '--for', '40m', '--seed', '5', '--out', out);
  expect(code).toBe(0);
  const journals = readdirSync(out).filter((name) => name.endsWith('.log'));
  expect(journals).toHaveLength(4);
  for (const name of journals) expect(readFileSync(path.join(out, name), 'utf8')).toMatch(/^.*"event":"Fileheader"/);
  const found: unknown[] = [];
  for await (const finding of checkJournal(out)) found.push(finding);
  expect(found).toEqual([]);
});

it('keep what the commander has', () => {
  const events = [...simulate({ seed: 3, plan: 'trade', evenings: 5, seconds: 1800 })];
  let [credits, launches] = [0, 0];
  const [balances, played]: [string[], number[]] = [[], []];
  for (const { event, companion, isLaunch } of events) {
    const { event: kind, ...fields } = (event ?? companion) as unknown as Members;
    if (isLaunch) launches += 1;
    if (kind === 'Status' && 'Balance' in fields) credits = Number(fields.Balance);
    if (kind === 'LoadGame') balances.push(`${Number(fields.Credits)} after ${credits}`);
    if (kind === 'Statistics') played.push((fields.Exploration as { Time_Played: number }).Time_Played / 60);
  }
  expect(launches).toBe(4);
  expect(balances.slice(1).filter((each) => !/^(\d+) after \1$/.test(each))).toEqual([]);
  const minutes = played.slice(1).map((each, index) => each - (played[index] as number));
  expect(minutes.filter((each) => each <= 0 || each > 60)).toEqual([]);
});
