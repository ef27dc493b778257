/** Several evenings: each goes on where the last one ended. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Members } from '../../src/interface/object-rule.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { journalFold } from '../../src/state/journal-fold.js';
import { type JournalState, unknownState } from '../../src/state/journal-state.js';
import { shakedown } from '../shakedown.js';
import { oneIn } from '../thorough.js';

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

it('keep the true state at the end of each in a file of its own', async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-evenings-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const out = path.join(home, 'weeks');
  const session = ['trade', '--evenings', '3', '--for', '40m', '--seed', '5', '--out', out];
  const { code, err } = await shakedown('simulate', ...session, '--state-file', path.join(home, 'truth.json'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(readdirSync(home).sort()).toEqual(['truth.1.json', 'truth.2.json', 'truth.3.json', 'weeks']);
  const journals = readdirSync(out).filter((name) => name.endsWith('.log'));
  for (const [index, name] of journals.entries()) {
    const truth = JSON.parse(readFileSync(path.join(home, `truth.${index + 1}.json`), 'utf8')) as Truth;
    const lines = readFileSync(path.join(out, name), 'utf8').trim().split('\r\n');
    const known = unknownState();
    for (const [line, text] of lines.entries()) {
      const event = JSON.parse(text) as Members;
      journalFold.advance(known, event, { file: name, line: line + 1, timestamp: String(event.timestamp) });
    }
    expect(truth.system.name).toBe(known.system?.name);
    expect(truth.commander.name).toBe(known.commander.name);
    expect([truth.commander.credits, undefined]).toContain(known.commander.credits);
    expect(truth.ship.type).toBe(known.ship.type);
  }
});

interface Truth {
  readonly system: { readonly name: string };
  readonly commander: { readonly name: string; readonly credits: number };
  readonly ship: { readonly type: string };
}

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

/** What the start-up events say, in the words of the fold; undefined where it does not know. */
function affairsIn({ commander, ship, ranks, materials, missions, system, station, place }: JournalState): Members {
  return {
    name: commander.name,
    credits: commander.credits,
    ship: ship.id,
    cargo: ship.cargo,
    ranks,
    materials: materials && Object.fromEntries(Object.entries(materials).filter(([, count]) => count > 0)),
    // A carrier jumps with those who sleep on board.
    system: station?.type === 'FleetCarrier' ? undefined : system?.name,
    isDocked: place && place === 'docked',
    missions: missions && Object.keys(missions).filter((id) => !missions[id]?.ended),
  };
}

/** The sums that Statistics must keep, as sentences about those it does not. */
function* contradictionsIn(statistics: Members): Generator<string> {
  const traded = statistics.Material_Trader_Stats as Record<string, number>;
  const grades = [1, 2, 3, 4, 5].reduce((sum, grade) => sum + (traded[`Grade_${grade}_Materials_Traded`] ?? 0), 0);
  if (grades !== traded.Materials_Traded) yield `${grades} materials by grade, ${traded.Materials_Traded} in all`;
  const combat = statistics.Combat as Record<string, number>;
  const zones = ['High', 'Medium', 'Low'].reduce((sum, zone) => sum + (combat[`ConflictZone_${zone}`] ?? 0), 0);
  if (zones !== combat.ConflictZone_Total) yield `${zones} conflict zones, ${combat.ConflictZone_Total} in all`;
}

const shrinking = /Average|Current_Wealth|Owned|Count_Of|Percentage|Insurance|Highest|Squadron/;

it.each(oneIn(8, planNames))('begin with what the last one ended with: %s', (plan) => {
  const state = unknownState();
  let before: Members | undefined;
  let counted: Members = {};
  const wrong: string[] = [];
  for (const { event, companion, isLaunch, at } of simulate({ seed: 21, plan, evenings: 4, seconds: 1800 })) {
    if (isLaunch) before = affairsIn(structuredClone(state));
    const fields = (event ?? companion) as unknown as Members;
    journalFold.advance(state, fields, { file: '', line: event ? 1 : 0, timestamp: String(fields.timestamp) });
    if (fields.event === 'Statistics') {
      wrong.push(...contradictionsIn(fields), ...shrunk(counted, fields));
      counted = fields;
    }
    // The last of the start-up events.
    if (fields.event !== 'Cargo' || !before || !event) continue;
    const now = affairsIn(state);
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined || now[name] === undefined) continue;
      const isListed =
        name === 'missions' ? (now.missions as string[]).every((id) => (value as string[]).includes(id)) : false;
      if (!isListed && !isDeepStrictEqual(value, now[name])) {
        wrong.push(
          `${new Date(at).toISOString()} ${name}: ${JSON.stringify(value)}, then ${JSON.stringify(now[name])}`,
        );
      }
    }
    before = undefined;
  }
  expect(wrong).toEqual([]);
});

function* shrunk(before: Members, after: Members): Generator<string> {
  for (const [group, counts] of Object.entries(before)) {
    for (const [name, count] of Object.entries(counts as object)) {
      const now = (after[group] as Record<string, unknown> | undefined)?.[name];
      if (typeof count !== 'number' || shrinking.test(`${group} ${name}`)) continue;
      if (typeof now !== 'number' || now < count) yield `${group} ${name}: ${count}, then ${String(now)}`;
    }
  }
}
