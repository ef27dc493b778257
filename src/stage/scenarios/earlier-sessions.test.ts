import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseScenario } from '../../direct/scenario/parse-scenario.js';
import { journalFiles } from '../../journal/journal-names.js';
import { readJournal } from '../../journal/read/reader.js';
import { startStage } from '../open-stage.js';
import { scenarioText } from '../reproduction/scenario-text.js';
import { runScenario } from './run-scenario.js';

const text = `
seed: 7
start: 2026-05-04T18:00:00Z
client: odyssey
as-live: true
before:
  - { client: legacy, for: 10m, end: crash }
  - { naming: beta, for: 5m, start: 2026-05-04T10:00:00Z, language: fr, second: true }
steps:
  - wait: 10s
`;

function directoryOfTest(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'shakedown-before-'));
}

async function eventsIn(directory: string): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  for await (const { event } of readJournal(directory)) if (event) events.push({ ...event });
  return events;
}

it('writes the journals of earlier sessions first, under the names of their games', async () => {
  const directory = directoryOfTest();
  const { passed } = await runScenario(parseScenario(text, 'a.yaml'), {
    directory,
    signal: new AbortController().signal,
  });
  expect(passed).toBe(true);
  const [legacy, ...others] = journalFiles(readdirSync(directory)).map(({ name }) => name);
  expect(legacy).toBe('Journal.260502180000.01.log');
  expect(others).toEqual([
    'JournalBeta.2026-05-04T100000.01.log',
    expect.stringMatching(/^JournalBeta\.2026-05-04T1000\d\d\.01\.log$/),
    'Journal.2026-05-04T180000.01.log',
  ]);
  expect(statSync(path.join(directory, String(legacy))).mtime.toISOString()).toMatch(/^2026-05-02T18:(09|10)/);
  const events = await eventsIn(directory);
  const headers = events.filter(({ event }) => event === 'Fileheader');
  expect(headers.map((each) => String(each.language))).toEqual(['English\\UK', 'French/FR', 'French/FR', 'English/UK']);
  expect(headers.map((each) => String(each.gameversion).includes('Beta'))).toEqual([true, true, true, false]);
  // The first crashes: the others end with Shutdown.
  expect(events.filter(({ event }) => event === 'Shutdown').length).toBeLessThan(headers.length);
});

it('is kept by what reproduces a session', async () => {
  const { before, naming, asLive = false, ...scenario } = parseScenario(text, 'a.yaml');
  const stage = await startStage({ ...scenario, before, naming, asLive, speed: Infinity, sources: [] });
  const again = parseScenario(scenarioText(stage.history.reproduction), 'again.yaml');
  await stage.close();
  expect([again.before, again.asLive, again.client]).toEqual([before, true, 'odyssey']);
});

it.each([
  ['before: { plan: trade }', /before is a list of sessions/],
  ['before: [{ plan: trad }]', /did you mean 'trade'/],
  ['before: [{ steps: [dock] }]', /a session has no member 'steps'/],
  ['before: [{ for: 2h, start: 2026-11-14T19:41:00Z }]', /must end before it begins/],
  ['second: perhaps', /second is true or false/],
  ['before: [{ client: legacy, plan: exobiology }]', /the plan exobiology needs what/],
])('is refused: %s', (part, reason) => {
  expect(() => parseScenario(`steps: [dock]\n${part}\n`, 'a.yaml')).toThrow(reason);
});
