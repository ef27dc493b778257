import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { checkJournal } from '../../src/check/check-journal.js';
import { parseFault } from '../../src/direct/faults/fault-request.js';
import { failureText } from '../../src/direct/scenario/check-expectations.js';
import { parseScenario } from '../../src/direct/scenario/parse-scenario.js';
import { ScenarioError } from '../../src/direct/scenario/scenario-error.js';
import { scenarioSchema } from '../../src/direct/scenario/scenario-schema.js';
import { StageError } from '../../src/direct/stage-error.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { loadScenario } from '../../src/stage/scenarios/load-scenario.js';
import type { Clock } from '../../src/stage/time/wall-clock.js';
import { quickToCompile } from '../support/ajv-options.js';
import { isWordOfGame } from '../support/words.js';
import { performed } from './performed.js';

const root = path.resolve(import.meta.dirname, '../..');
const shipped = readdirSync(path.join(root, 'scenarios')).map((name) => path.join(root, 'scenarios', name));
const validate = new Ajv2020({ strict: true, allowUnionTypes: true, ...quickToCompile }).compile(scenarioSchema());

/** Scenarios without kinds that only the live game writes hold in both dialects. */
const inBoth = shipped.filter((file) => !/^dialect: /m.test(readFileSync(file, 'utf8')));

describe('the bundled scenarios', () => {
  it('are eleven, some of them for both dialects', () => {
    expect(shipped).toHaveLength(11);
    expect(inBoth.length).toBeGreaterThanOrEqual(3);
  });

  it.each(shipped)('%s is known to editors', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../schemas/scenario.schema.json');
    expect(validate(parse(text, { intAsBigInt: false })), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ...shipped.map((file) => [file, loadScenario(file).dialect] as const),
    ...inBoth.map((file) => [file, 'spec'] as const),
  ])('%s passes in the dialect %s', async (file, dialect) => {
    const scenario = loadScenario(file, { dialect });
    using run = await performed(scenario);
    expect(failureText('', run.outcome.failures, '')).toBe('(reproduce with: )');
    expect(run.outcome).toMatchObject({ passed: true, isWhole: true });
    expect(run.status).toMatch(/^\{ "timestamp":"[^"]*", "event":"Status", "Flags":0 \}\r\n$/);
    expect(run.journal.includes('"event":"Shutdown" }\r\n')).toBe(dialect === 'game');
    const armed = scenario.steps.flatMap((step) => ('fault' in step ? [parseFault(step.fault).name] : []));
    expect(run.answerKey.map(({ fault }) => fault).sort()).toEqual(armed.sort());
    expect((await complaints(run.directory, dialect)).length === 0).toBe(armed.length === 0);
  });
});

async function complaints(directory: string, dialect: Dialect): Promise<string[]> {
  const findings: string[] = [];
  for await (const finding of checkJournal(directory, { dialect })) {
    const { rule, file, line, message } = finding;
    if (!isWordOfGame(finding)) findings.push(`${file}:${line} ${rule}: ${message}`);
  }
  return findings;
}

describe('the guides', () => {
  const read = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8');
  const guide = read('scenarios.md');
  const samples = Array.from(
    `${guide}${read('scenarios-with-a-tool.md')}`.matchAll(
      /^```yaml\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm,
    ),
    ([, text = '', says = '']) => ({ text, says, about: text.split('\n')[0] }),
  );

  it.each(samples)('show scenarios with their actual output: $about', async ({ text, says }) => {
    expect(timeless(await saidOf(text))).toBe(timeless(says));
  });

  it('name all bundled scenarios', () => {
    const linked = Array.from(guide.matchAll(/\]\(\.\.\/scenarios\/(.+?)\)/g), ([, name]) => name);
    expect(new Set(linked)).toEqual(new Set(shipped.map((file) => path.basename(file))));
  });

  /** Exact times change whenever the simulation of flight does. */
  function timeless(said: string): string {
    return said.replaceAll(/\d\d:\d\d:\d\dZ/g, '…');
  }

  async function saidOf(text: string): Promise<string> {
    try {
      using run = await performed(parseScenario(text, 'scenario.yaml'));
      return failureText('scenario.yaml', run.outcome.failures, '').replace(/\(reproduce with.*/, '');
    } catch (error) {
      return `${(error as Error).message}\n`;
    }
  }
});

describe('a running scenario', () => {
  const text = `
dialect: game
seed: 11
given: { station: Jameson Memorial, ship: krait_light, fuel: 80% }
steps:
  - inject: { event: ReceiveText, From: '', Message: hello, Channel: npc }
  - fault: nul-run
  - inject: { event: ReceiveText, From: '', Message: again, Channel: npc }
  - undock
  - in-danger
  - wait: 7s
  - inject: { event: Anything, Id: 18446744073709551615 }
  - land
  - drive-srv
`;
  const scenario = parseScenario(text, 'x.yaml');

  it('writes the same bytes at any speed', async () => {
    using fast = await performed(scenario);
    using slow = await performed(scenario, { speed: 1, wall: hastyClock() });
    expect(fast.outcome.isWhole).toBe(true);
    expect(fast.journal.length).toBeGreaterThan(10_000);
    expect(slow.journal).toBe(fast.journal);
    expect(slow.status).toBe(fast.status);
    expect(slow.outcome.state).toEqual(fast.outcome.state);
  });

  it('does what its steps say, in their order, and ends with the last one', async () => {
    using run = await performed(scenario);
    // Starts with what is given, and runs its steps after start-up.
    expect(run.journal.indexOf('hello')).toBeGreaterThan(run.journal.indexOf('"event":"Cargo"'));
    expect(run.journal).toMatch(/"event":"Location".*"StationName":"Jameson Memorial"/);
    expect(run.journal).toMatch(/"event":"Loadout".*"Ship":"krait_light"/);
    expect(run.journal).toContain('"Id":18446744073709551615');
    // A fault happens to later lines, not to earlier ones.
    const [before = '', after = ''] = run.journal.split('\n').filter((line) => /hello|again/.test(line));
    expect(before).toContain('hello');
    expect(before).not.toContain('\0');
    expect(after).toContain('again');
    expect(after).toContain('\0');
    expect(run.outcome.state).toMatchObject({ ride: 'srv', place: 'landed' });
    expect(run.journal).toMatch(/"event":"Shutdown" \}\r\n$/);
  });

  it('reports an impossible step, and still ends properly', async () => {
    const wrong = parseScenario('steps:\n  - dock\n  - low-fuel: { fuel: 80% }\n', 'x.yaml');
    using run = await performed(wrong);
    expect(run.error).toBeInstanceOf(ScenarioError);
    expect(String(run.error)).toContain('x.yaml:3:5: low-fuel: fuel is not low with 25 % of the tank or more');
    expect(run.journal).toContain('"event":"Docked"');
    expect(run.outcome).toMatchObject({ passed: false, isWhole: false, failures: [] });
    expect(run.status).toContain('"Flags":0 }');
  });

  it('lets a situation go on until a line is written, for a day at most', async () => {
    const stopped = parseScenario('steps:\n  - jump\n  - until: StartJump\nexpect: { never: [FSDJump] }', 'x.yaml');
    using run = await performed(stopped);
    expect(run.outcome.passed).toBe(true);
    expect(run.journal).toContain('"event":"StartJump"');
    const endless = parseScenario('steps: [until: Touchdown]', 'x.yaml');
    using waited = await performed(endless);
    expect((waited.error as Error).message).toBe('x.yaml:1:9: no Touchdown was written within a day');
  });

  it('reports failed expectations', async () => {
    using run = await performed(parseScenario('steps: [dock]\nexpect: { never: [Docked] }', 'x.yaml'));
    expect(run.outcome.passed).toBe(false);
    expect(run.outcome.failures).toEqual([
      { line: 2, column: 19, message: expect.stringMatching(/^expected no Docked, but one was written at 2026-/) },
    ]);
  });

  it('ends properly when it is aborted', async () => {
    using run = await performed(scenario, { speed: 1, isCutShort: true });
    expect(run.error).toBeUndefined();
    expect(run.outcome).toMatchObject({ passed: false, isWhole: false, failures: [] });
    expect(run.status).toContain('"Flags":0 }');
  });
});

/** A clock that advances with each sleep. */
function hastyClock(): Clock {
  let now = Date.UTC(2026, 10, 14, 20, 41);
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
  };
}

describe('a file that is not a scenario', () => {
  it.each([
    ['scenarios/none.yaml', 'cannot read scenarios/none.yaml: it does not exist'],
    ['scenarios', 'cannot read scenarios: it is a directory'],
    [process.execPath, `${process.execPath} is not a scenario: it has more than 512 kB`],
  ])('%s is rejected with a sentence', (file, sentence) => {
    expect(() => loadScenario(file)).toThrow(StageError);
    expect(() => loadScenario(file)).toThrow(sentence);
  });

  it('is not read in another encoding than UTF-8', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-scenario-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'x.yaml');
    writeFileSync(file, '\uFEFFsteps: [dock]', 'utf16le');
    expect(() => loadScenario(file)).toThrow(new StageError(`${file} is not a scenario: it is not UTF-8 text`));
    writeFileSync(file, '\uFEFFsteps: [dock]\r\n', 'utf8');
    expect(loadScenario(file).steps).toHaveLength(1);
  });
});

describe('the schema of scenarios', () => {
  it.each([
    'steps: [dock, { dock: { station: Jameson Memorial } }, { undock: }, { wait: 1h30m }, { fault: torn-line }]',
    'steps: [{ fault: nul-run/Docked:2.5% }, { fault: torn-line@12 }, { fault: torn-line@1h5m }]',
    'steps: [{ inject: { event: Anything } }, { inject: { event: Docked }, anyway: true }]',
    'steps: [dock]\nexpect: { events: [Docked, { event: FSDJump, StarSystem: Sol }], never: [Docked], state: { station: null } }',
  ])('accepts what the reader accepts: %s', (text) => {
    expect(parseScenario(text, 'x')).toBeDefined();
    expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    'steps: []',
    'seed: 7',
    'steps: [dok]',
    'steps: [{ dock: , undock: }]',
    'steps: [{ dock: { heat: 2 } }]',
    'steps: [{ wait: 30 }]',
    'steps: [{ fault: torn-lin }]',
    'steps: [{ inject: 5 }]',
    'steps: [{ anyway: true }]',
    'steps: [dock]\nseed: x',
    'steps: [dock]\nstart: now',
    'steps: [dock]\ndialect: gam',
    'steps: [dock]\ngiven: { heat: 2 }',
    'steps: [dock]\nexpect: { state: { place: dockd } }',
    'steps: [dock]\nexpect: { state: { ship: { colour: red } } }',
    'steps: [dock]\nexpect: { event: [] }',
  ])('refuses what the reader refuses: %s', (text) => {
    expect(() => parseScenario(text, 'x')).toThrow(ScenarioError);
    expect(validate(parse(text))).toBe(false);
  });
});
