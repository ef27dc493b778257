/** The clients for other languages, which users copy from `clients` into their projects. */
import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../src/journal/read/reader.js';
import { lockName } from '../../src/journal/write/directory-lock.js';
import { clockShape } from '../../src/stage/control/clock-shape.js';
import { openApiPath } from '../../src/stage/control/control-requests.js';
import { controlOpenApi } from '../../src/stage/control/openapi.js';
import { startStage } from '../../src/stage/open-stage.js';
import { commandScript } from '../support/command-script.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough, oneIn } from '../thorough.js';

const root = path.resolve(import.meta.dirname, '../..');
const clients = path.join(root, 'clients');
const python = path.join(clients, 'python/shakedown_stage/stage.py');
const csharp = path.join(clients, 'csharp/ShakedownStage.cs');

const hasPython = spawnSync('python3', ['--version']).status === 0;

it('finds Python where it is known to be installed; elsewhere its tests are skipped', () => {
  expect(hasPython || process.env.CI !== 'true').toBe(true);
});

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-clients-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs Python with the client copied beside the program as one file, as a user would. */
async function run(
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; err: string }> {
  copyFileSync(python, path.join(home, 'shakedown_stage.py'));
  const options = { cwd: home, env: { ...process.env, PYTHONWARNINGS: 'error', ...env }, timeout: longDeadline };
  return new Promise((resolve) => {
    execFile('python3', words, options, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err });
    });
  });
}

/** The JSON that a program prints. */
async function outputOf(program: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const { code, out, err } = await run(['-c', `import json\nfrom shakedown_stage import *\n${program}`], env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe.runIf(hasPython)('the Python client', () => {
  it('makes fixtures, and says why it cannot', async () => {
    const program = `
def refusal(call, *words, **options):
    try:
        call(*words, **options)
    except StageError as error:
        return str(error)
lines = situation_lines('dock', station='Galileo', game_version='4.0', from_start_up=True, seed=8)
print(json.dumps({
    'music': fixture('Music', timestamp='2026-11-14T20:41:00Z', MusicTrack='Exploration'),
    'market': json.loads(fixture('Docked', {'MarketID': 2 ** 64 - 1, 'StationName': 'Jane "O\\'Hara" é'}))['StationName'],
    'lines': [lines[0][-2:], json.loads(lines[0])['event'], json.loads(lines[0])['gameversion']],
    'anyway': '"Wanted":false' in fixture('Docked', Wanted=False, anyway=True),
    'refused': [refusal(fixture, 'Dokced'), refusal(fixture, 'Loadout', dialect='spec'),
                refusal(situation_lines, 'dock', as_live=True, sation='Galileo'), refusal(fixture, 'Docked', command=['no-such'])],
}))`;
    expect(await outputOf(program, { SHAKEDOWN: commandScript(home) })).toEqual({
      music: '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n',
      market: 'Jane "O\'Hara" é',
      lines: ['\r\n', 'Fileheader', '4.0 (Beta)'],
      anyway: true,
      refused: [
        "there is no kind, file or situation 'Dokced': did you mean 'Docked'?",
        'the dialect spec has no Loadout: use the dialect game',
        expect.stringContaining("'sation'"),
        expect.stringContaining('no-such cannot be run: No such file or directory. Install Shakedown'),
      ],
    });
  });

  it('is written for Python 3.8', () => {
    const check = 'import ast, sys\nast.parse(open(sys.argv[1]).read(), feature_version=(3, 8))';
    expect(spawnSync('python3', ['-c', check, python]).status).toBe(0);
  });

  it('controls a running stage, with every request', async () => {
    const start = new Date('2026-11-14T20:41:00Z');
    await using stage = await startStage({ seed: 7, directory: home, control: true, dialect: 'game', start });
    const answers = await outputOf(
      `
stage = Stage.attach('.')
docked = stage.trigger('dock', station='Abraham Lincoln')
squadron = {'event': 'SquadronStartup', 'SquadronID': 9007199254740993, 'SquadronName': 'ACES', 'CurrentRank': 1}
object = stage.inject(squadron)
text = stage.inject(json.dumps({**squadron, 'SquadronName': 3}), anyway=True)
stage.fault('duplicate-line')
undocked = stage.trigger('undock')
stage.clock('leap', by='10m')
stage.clock('leap', by=timedelta(minutes=1, seconds=.5))
leapt = stage.clock('leap', to=datetime(2026, 11, 15, 1, 0, tzinfo=timezone(timedelta(hours=1))))
fast = stage.clock('speed', speed='max')
stage.clock('pause')
played = stage.play('mine', 'steps: [{ stop-fault: lf }]'), stage.played(), stage.actions(), stage.scenarios()
lists = [len(stage.situations()), len(stage.settings()), len(stage.faults())]
print(json.dumps({
    'seed': stage.seed, 'station': docked['state']['station']['name'], 'lines': object['lines'] + text['lines'],
    'place': stage.state()['place'], 'clock': fast['clock'], 'lists': all(lists), 'again': stage.again(),
}))
stage.close()
`,
      // No proxy is used.
      { http_proxy: 'http://127.0.0.1:9' },
    );
    expect(answers).toMatchObject({
      seed: 7,
      station: 'Abraham Lincoln',
      place: 'space',
      clock: { isPaused: true, speed: 0 },
      lists: true,
      again: stage.reproduction,
      lines: [expect.stringContaining('"SquadronID":9007199254740993'), expect.stringContaining('"SquadronName":3')],
    });
    expect(stage.answerKey.map(({ fault }) => fault)).toEqual(['duplicate-line']);
    expect(stage.now).toBe(Date.parse('2026-11-15T00:00:00Z'));
    expect(stage.hasEnded).toBe(false);
  });

  it('raises errors with the sentence of the stage', async () => {
    await using stage = await startStage({ seed: 7, directory: home, control: true, dialect: 'game' });
    const sentences = await outputOf(`
stage = Stage.attach('.')
def sentence(deed):
    try:
        deed()
    except StageError as error:
        return str(error)
print(json.dumps([
    sentence(lambda: stage.trigger('dok')),
    sentence(lambda: stage.clock('leap')),
    sentence(lambda: stage.clock('leap', to=datetime(2026, 11, 14))),
    sentence(lambda: Stage.attach('elsewhere')),
    sentence(stage.end),
    sentence(stage.state),
]))
`);
    expect(sentences).toEqual([
      "unknown situation 'dok': did you mean 'dock'?",
      "'leap' needs either 'to', a time, or 'by', a duration",
      expect.stringContaining('needs a time zone'),
      'no stage is running in elsewhere: start one with shakedown stage --out elsewhere',
      null,
      'this stage has not been started, or has ended',
    ]);
    expect(stage.hasEnded).toBe(true);
  });

  it('demands answers of services, objects as JSON, and reports what cannot be sent', async () => {
    const services = ['inara'] as const;
    await using stage = await startStage({ seed: 7, directory: home, control: true, dialect: 'game', services });
    const answers = await outputOf(`
import urllib.request
stage = Stage.attach('.')
def sentence(**answer):
    try:
        stage.answer('inara', **answer)
    except StageError as error:
        return str(error)
stage.answer('inara', body={'header': {'eventStatus': 400, 'id': 9007199254740993}}, headers={'X-Left': 5}, next=1)
url = stage.services()[0]['url'] + '/inapi/v1/'
batch = json.dumps({'header': {'apikey': 2 ** 60}, 'events': []}).encode()
with urllib.request.urlopen(urllib.request.Request(url, batch)) as response:
    answered = [response.status, response.headers['content-type'], response.headers['x-left'], json.load(response)]
print(json.dumps([answered, sentence(headers={'a': 'b\\r\\nc: d'}), sentence(delay='5'), sentence(body=None),
                  sentence(status=True), sentence(silent='no'), stage.services()[0]['count']]))
`);
    expect(answers).toEqual([
      // JavaScript reads the id of Python's text.
      [200, 'application/json', '5', { header: { eventStatus: 400, id: Number('9007199254740993') } }],
      'this answer cannot be sent: Invalid character in header content ["a"]',
      "'delay' must be a number of milliseconds from 0 to 3600000, not '5'",
      "'body' must be a text, or an object or list to be sent as JSON, not null",
      "'status' must be a whole number from 200 to 599, not true",
      "'silent' must be true or false, not 'no'",
      1,
    ]);
    expect(stage.hasEnded).toBe(false);
  });

  it('is the fixture of a plugin of EDMC, which is called as EDMC calls it', async () => {
    await using stage = await startStage({ seed: 7, directory: home, control: true, dialect: 'game' });
    const folder = path.join(clients, 'python');
    const plugin = path.join(root, 'test/languages/plugins/JumpCounter');
    const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
from shakedown_stage import Stage
from shakedown_stage.edmc import PluginHost
stage = Stage.attach('.')
with PluginHost(sys.argv[2], stage) as host:
    stage.trigger('jump')
    host.look()
    shown = host.app.winfo_children()[0]['text']
print(json.dumps([host.name, shown.split()[:2], host.state['SystemName'] == stage.state()['system']['name'], host.errors]))`;
    const env = { PYTHONDONTWRITEBYTECODE: '1' };
    const { out, err } = await run(['-c', program, folder, plugin], env);
    expect({ out, err }).toEqual({ out: '["Jump counter", ["1", "jumps,"], true, []]\n', err: '' });
    expect(stage.hasEnded).toBe(false);
  });

  it('reports a port that another program has, or none', async () => {
    const other = createServer((_request, response) => response.writeHead(418).end('<html>')).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    writeFileSync(path.join(home, lockName), JSON.stringify({ details: { port, token: 'x' } }));
    const attach = "try:\n  Stage.attach('.')\nexcept StageError as error:\n  print(json.dumps(str(error)))";
    try {
      expect(await outputOf(attach)).toBe('something else answers on the port of the stage, with status 418');
    } finally {
      other.closeAllConnections();
      await new Promise((resolve) => other.close(resolve));
    }
    expect(await outputOf(attach)).toContain('the stage in . does not answer');
  });
});

it('every request to the port is in the table of the guide', () => {
  const guide = readFileSync(path.join(root, 'docs/staging-elsewhere.md'), 'utf8');
  const shown = Array.from(
    guide.matchAll(/^\| `(GET|POST|DELETE) (\S+)`/gm),
    ([, method, name]) => `${method} ${name}`,
  );
  expect(shown.sort()).toEqual(
    operations()
      .filter((each) => each !== 'POST /state')
      .sort(),
  );
});

/** All documented requests, as `GET /state`. */
function operations(): string[] {
  const { paths } = controlOpenApi() as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([name, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${name}`),
  );
}

const canStart = hasPython && process.platform !== 'win32' && existsSync(path.join(root, 'src/cli/stage-verb.ts'));

/** A process that was killed may stay as a zombie. */
function isRunning(pid: string): boolean {
  const { stdout, status } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return status === 0 && !stdout.startsWith('Z');
}

describe.runIf(canStart)('the Python client with a stage of its own', () => {
  it.runIf(isThorough)('runs the example of a test that follows the journal', async () => {
    copyFileSync(path.join(clients, 'python/example_test.py'), path.join(home, 'example_test.py'));
    const { code, err } = await run(['-m', 'unittest', 'example_test'], {
      SHAKEDOWN: commandScript(home),
      TMPDIR: home,
    });
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/Ran 3 tests[\s\S]*\nOK\n/) });
  });

  it('writes to the given directory, ends properly, and keeps the journal', async () => {
    const directory = path.join(home, 'journals');
    const program = `
with Stage('--paused', directory='journals', seed=3, given={'station': 'Abraham Lincoln'}) as stage:
    began = stage.state()['station']['name']
print(json.dumps([began, stage.seed]))`;
    expect(await outputOf(program, { SHAKEDOWN: commandScript(home) })).toEqual(['Abraham Lincoln', 3]);
    const kinds = [];
    for await (const { event } of readJournal(directory)) kinds.push(event?.event);
    expect(kinds.at(-1)).toBe('Shutdown');
    expect(existsSync(path.join(directory, lockName))).toBe(false);
  });

  it('prints how to reproduce the session when the test fails', async () => {
    const program =
      "from shakedown_stage import Stage\nwith Stage(seed=3) as stage:\n    stage.trigger('dock')\n    raise ValueError('mine')";
    const { code, err } = await run(['-c', program], { SHAKEDOWN: commandScript(home) });
    expect(code).toBe(1);
    expect(err).toMatch(/Reproduce with[\s\S]*ValueError: mine/);
  });

  it.each(
    oneIn(3, [
      ["Stage(seed='seven')", 'the seed must be an integer'],
      ["Stage('--no-such-option')", '--no-such-option'],
      ["Stage(command=['no-such-command'])", 'no-such-command cannot be run'],
    ]),
  )('reports why %s cannot start', async (stage, sentence) => {
    const program = `try:\n  ${stage}.start()\nexcept StageError as error:\n  print(json.dumps(str(error)))`;
    expect(await outputOf(program, { SHAKEDOWN: commandScript(home) })).toContain(sentence);
  });

  it('keeps its timeout, and ends what a command such as npx has started', async () => {
    const command = path.join(home, 'npx');
    writeFileSync(command, '#!/bin/sh\nsleep 600 &\necho $! > started\nwait\n', { mode: 0o755 });
    const program = `
import time
began = time.monotonic()
try:
    Stage(command=['./npx'], timeout=1).start()
except StageError as error:
    print(json.dumps([str(error), time.monotonic() - began]))`;
    const [sentence, seconds] = (await outputOf(program)) as [string, number];
    expect(sentence).toBe('the stage was not ready within 1 seconds');
    expect(seconds).toBeLessThan(60);
    const started = readFileSync(path.join(home, 'started'), 'utf8').trim();
    await until(
      () => !isRunning(started),
      () => `${started} still runs`,
    );
  });

  it('runs what the guide shows', async () => {
    const guide = readFileSync(path.join(root, 'docs/staging-elsewhere.md'), 'utf8');
    const [, program = ''] = /^```python\n([\s\S]*?)^```/m.exec(guide) ?? [];
    const { code, out, err } = await run(['-c', program], { SHAKEDOWN: commandScript(home) });
    expect({ code, out, err }).toEqual({ code: 0, out: 'Abraham Lincoln\n', err: '' });
  });
});

describe.each([
  ['Python', python, /_ask\('(GET|POST|DELETE)', '(\w+)'/g],
  ['C#', csharp, /\b(GET|DELETE|Post)(?:", |\()"(\w+)"/g],
])('the client for %s', (_, file, calls) => {
  const text = readFileSync(file, 'utf8');

  it('uses all documented requests, and no others', () => {
    const used = Array.from(text.matchAll(calls), ([, method = '', name = '']) => `${method.toUpperCase()} /${name}`);
    const others = new Set([`GET ${openApiPath}`, 'POST /state']);
    expect([...new Set(used)].sort()).toEqual(
      operations()
        .filter((each) => !others.has(each))
        .sort(),
    );
  });

  it('knows all actions of the clock', () => {
    const { oneOf } = clockShape.schema() as { oneOf: { properties: Record<string, { const?: string }> }[] };
    expect(oneOf).toHaveLength(6);
    for (const { properties } of oneOf) {
      const { do: deed, ...takes } = properties;
      expect(text).toMatch(new RegExp(`["']${deed?.const}["']`));
      for (const name of Object.keys(takes)) expect(text).toMatch(new RegExp(`\\b${name}(?:['"]:| =)`));
    }
  });
});

it('the C# package has the version of Shakedown', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const project = readFileSync(path.join(clients, 'csharp/Shakedown.Stage.csproj'), 'utf8');
  expect(project).toContain(`<Version>${version}</Version>`);
});
