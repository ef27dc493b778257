/** Other games than today's with Odyssey: without it, and the legacy game. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { clientNames } from '../../src/game/clients.js';
import type { Members } from '../../src/interface/object-rule.js';
import { plansFor } from '../../src/simulate/plans/plans.js';
import { openStage } from '../../src/stage/open-stage.js';
import { shakedown } from '../shakedown.js';
import { isThorough, oneIn } from '../thorough.js';
import { inHangar } from './flown.js';

const fly = inHangar();
const hours = isThorough ? '3h' : '40m';

async function findingsIn(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { file, line, message } of checkJournal(directory)) found.push(`${file}:${line} ${message}`);
  return found;
}

function eventsIn(directory: string): Members[] {
  const journal = readdirSync(directory).find((name) => name.endsWith('.log')) ?? '';
  const lines = readFileSync(path.join(directory, journal), 'utf8').trimEnd().split('\r\n');
  return lines.map((line) => JSON.parse(line) as Members);
}

describe('the legacy game', () => {
  it('names its journal, starts up and arrives as version 3.8 does', async () => {
    const { directory } = await fly(
      'legacy',
      'trade',
      '--client',
      'legacy',
      '--dialect',
      'game',
      '--seed',
      '7',
      '--for',
      '1h',
    );
    expect(readdirSync(directory)).toEqual(expect.arrayContaining(['Journal.261114204100.01.log', 'NavRoute.json']));
    const events = eventsIn(directory);
    const order = ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Loadout', 'Statistics', 'Cargo'];
    const places = order.map((kind) => events.findIndex(({ event }) => event === kind));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(events[0]).toMatchObject({
      gameversion: '3.8.0.1400 (Beta)',
      language: String.raw`English\UK`,
      Odyssey: false,
    });
    expect(events.find(({ event }) => event === 'LoadGame')).not.toHaveProperty('Odyssey');
    for (const arrival of events.filter(({ event }) => event === 'FSDJump')) expect(arrival).not.toHaveProperty('Taxi');
    const signals = events.filter((_, index) => events[index + 1]?.event === 'FSSSignalDiscovered');
    expect(signals.map(({ event }) => event)).toContain('FSDJump');
    const afterSignals = events.filter((_, index) => events[index - 1]?.event === 'FSSSignalDiscovered');
    expect(afterSignals.map(({ event }) => event)).not.toContain('FSDJump');
    const texts = readdirSync(directory).map((name) => readFileSync(path.join(directory, name), 'utf8'));
    expect(texts.join('').match(/ShipLocker|Backpack|mandalay|vistagenomics|OnFootSettlement|Balance/g)).toBeNull();
  });
});

it('a game without Odyssey says so, and has nothing on foot', async () => {
  const { directory } = await fly(
    'horizons',
    '--client',
    'horizons',
    '--dialect',
    'game',
    '--seed',
    '7',
    '--for',
    '1h',
  );
  const events = eventsIn(directory);
  expect(events[0]).toMatchObject({ event: 'Fileheader', Odyssey: true });
  expect(events.find(({ event }) => event === 'LoadGame')).toMatchObject({ Horizons: true, Odyssey: false });
  const onFoot = events.filter(({ event }) => /ShipLocker|Backpack|Suit|Disembark|Taxi/.test(String(event)));
  expect(onFoot).toEqual([]);
  expect(readdirSync(directory)).not.toContain('ShipLocker.json');
});

it('a client refuses plans that it cannot play, and names those it can', async () => {
  const refused = await shakedown('simulate', 'on-foot', '--client', 'legacy', '--out', 'nowhere');
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      'the plan on-foot needs what the client legacy does not have; it can play tour, explore, trade,',
    ),
  });
  const { err } = await shakedown('simulate', 'trade', '--client', 'legacy', '--dialect', 'spec', '--out', 'nowhere');
  expect(err).toContain('the client legacy needs the dialect game');
});

it('a situation that the client does not have is refused', async () => {
  await using stage = await openStage({ seed: 7, client: 'legacy' });
  await expect(stage.trigger('disembark')).rejects.toThrow(
    'disembark is not in the client legacy, which does not write Disembark',
  );
  const { wrote } = await stage.trigger('jump');
  expect(wrote.FSDJump).not.toHaveProperty('Taxi');
});

const others = clientNames.filter((client) => client !== 'odyssey');
const sessions = others.flatMap((client) => plansFor(client).map((plan, index) => [client, plan, 70 + index] as const));

describe('a session of another client', () => {
  it.each(oneIn(11, sessions))('%s with the plan %s, seed %d is sound', async (client, plan, seed) => {
    const words = ['--client', client, '--dialect', 'game', '--seed', String(seed), '--for', hours];
    const { directory } = await fly(client, plan, ...words);
    expect(await findingsIn(directory)).toEqual([]);
  });
});
