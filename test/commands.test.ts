/**
 * The commands of the README, of some guides and some helps, run as a reader would, one of each verb;
 * in `npm run thorough` those of all helps, and twice those of all documents.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsServers } from '../scripts/shown-commands.js';
import { commandLinesIn } from './samples.js';
import { shakedown } from './shakedown.js';
import { longDeadline } from './support/deadline.js';
import { newSchemaFile } from './support/eddn-schema-file.js';
import { isThorough, oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const guides = readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));
const documents = ['README.md', 'skills/shakedown/SKILL.md', ...guides.filter((guide) => guide !== needsServers)];

/** These run until interrupted. */
const lasting =
  /^(npx )?shakedown( (stage|watch|cockpit|services)\b|$| replay (?!.*(--speed max|--anonymise)))|--speed [14]\b/;

/** What documents assume to exist: a journal directory, a few files, and the game's own directory. */
const wanted: Readonly<Record<string, string>> = {
  'docked.log': block('README.md', 'jsonl'),
  'message.json': '{}\n',
  'test_place.py': `LINE = '{ "timestamp":"2025-03-01T11:00:00Z", "event":"Music" }'\n`,
  'wanted.yaml': block('docs/scenarios.md', 'yaml'),
  'mine.yaml': block('docs/scenarios-with-a-tool.md', 'yml'),
  'my-tool.mjs': block('docs/reducing.md', 'js'),
  'Journal.2025-03-01T110000.01.log':
    '{ "timestamp":"2025-03-01T11:00:00Z", "event":"Music", "MusicTrack":"MainMenu" }\n',
};

function block(document: string, language: string): string {
  const text = readFileSync(path.join(root, document), 'utf8');
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)?.[1] ?? '';
}

/** A whole course takes minutes: it is seen to begin. */
const wholeCourse = /^shakedown trials run(?! docked)/;

/** The help of each verb, as the words before `--help`; those of the fleet need a server. */
const helps: readonly string[] = (await helpsBelow('')).filter((words) => !words.startsWith('fleet'));

/** What the examples of a help take for granted. */
const before: Readonly<Record<string, string>> = {
  drift: `echo '{ "timestamp":"2026-11-14T23:00:00Z", "event":"NewKind" }' > journals/Journal.2026-11-14T230000.01.log`,
  reduce: 'shakedown simulate mining --seed 7 --for 4h --start 2026-11-14T20:41:00Z --clean --out journals',
  trigger: 'shakedown stage --out journals',
  inject: 'shakedown stage --out journals',
  fault: 'shakedown stage --with eddn --out journals',
  state: 'shakedown stage --out journals',
  clock: 'shakedown stage --start 2026-11-14T20:41:00Z --clean --out journals',
};

async function helpsBelow(words: string): Promise<string[]> {
  const { out } = await shakedown(...words.split(' ').filter(Boolean), '--help', '--all');
  const verbs = Array.from(out.matchAll(/^ {2}(\w+)(?: \[.*\])? {2,}\w/gm), ([, verb = '']) => verb);
  const isGroup = words === '' || /^(trials|scenario|eddn|fleet)$/.test(words);
  const below = isGroup ? verbs.filter((verb) => verb !== 'help') : [];
  return [words, ...(await Promise.all(below.map((verb) => helpsBelow(`${words} ${verb}`.trim())))).flat()];
}

/** What a help shows below "Examples", with continuation lines joined. */
async function examplesOf(words: string): Promise<string[]> {
  const { out } = await shakedown(...words.split(' ').filter(Boolean), '--help', '--all');
  const [, ...parts] = `${out}\n`.replaceAll(/ \\\n +/g, ' ').split(/^Examples:\n/m);
  return parts.flatMap((part) =>
    (/^(?: {2}.*\n)+/.exec(part)?.[0] ?? '')
      .split('\n')
      // A hundred sessions say something half a minute later.
      .map((line) =>
        line
          .trim()
          .replace(/ {2,}.*$/, '')
          .replace('--seeds 100', '--seeds 2'),
      )
      .filter((line) => line !== '' && !line.includes('nats://')),
  );
}

/** These talk to a running session; all others need it ended. */
const directing = /^shakedown (trigger|inject|clock|fault|state)\b/;

/** These may begin a session. */
const beginning = /^(npx )?shakedown( (simulate|stage|replay|scenario|trials|cockpit)\b|$)/;

const withCommands = documents.filter((document) => commandLinesIn(document).length > 0);

it('are found where there are some', () => {
  expect(withCommands).toContain('README.md');
  expect(withCommands.length).toBeGreaterThan(5);
});

it('can be repeated where they begin a session at a certain time', () => {
  const dated = withCommands
    .flatMap(commandLinesIn)
    .filter((line) => /simulate.*(--start|--continue) .*--out [a-z]/.test(line));
  expect(dated.length).toBeGreaterThan(2);
  for (const line of dated) expect(line).toContain('--clean');
});

describe.runIf(process.platform !== 'win32')('the commands of', () => {
  let model: string;

  beforeAll(async () => {
    model = mkdtempSync(path.join(os.tmpdir(), 'shakedown-model-'));
    await furnish(model);
  });

  afterAll(() => rmSync(model, { recursive: true }));

  // They mostly wait for the next second, so all documents run concurrently.
  it.concurrent.each([
    'README.md',
    ...oneIn(
      9,
      withCommands.filter((name) => name !== 'README.md'),
    ),
  ])('%s work', { timeout: 20 * longDeadline }, async (document) => {
    const terminal = openTerminal(model);
    // Other documents begin a session there.
    if (document === 'docs/README.md') terminal.copy('logs', 'journals');
    // Elsewhere mine.yaml is a scenario.
    if (document === 'docs/drift.md') terminal.copy('pack.yaml', 'mine.yaml');
    const lines = commandsToRun(document);
    expect(await refused(terminal, isThorough ? [...lines, ...lines] : lines)).toBeUndefined();
  });

  it.concurrent.each(oneIn(14, helps))('shakedown %s --help work', { timeout: 10 * longDeadline }, async (words) => {
    const terminal = openTerminal(model);
    const first = before[words] ?? 'true';
    if (words === 'drift') terminal.copy('pack.yaml', 'mine.yaml');
    if (!beginning.test(first) && words !== '' && words !== 'stage') terminal.copy('logs', 'journals');
    expect(await refused(terminal, [first, ...(await examplesOf(words))])).toBeUndefined();
  });
});

/** The first command line that fails, with what it said. The terminal is closed at the end. */
async function refused(terminal: Terminal, lines: readonly string[]): Promise<string | undefined> {
  try {
    for (const line of lines) {
      if (!directing.test(line)) await terminal.endAll();
      // Two sessions that start in the same second would have the same name.
      if (beginning.test(line)) await nextSecond();
      const isLasting = lasting.test(line) || wholeCourse.test(line);
      const { code, said } = await (isLasting ? terminal.begun(line) : terminal.ran(line));
      // Findings give 1, errors give 2.
      if (code !== 0 && code !== 1) return `${line}\n${said}`;
    }
    return undefined;
  } finally {
    await terminal.close();
  }
}

function commandsToRun(document: string): string[] {
  const lines = commandLinesIn(document);
  if (isThorough) return lines;
  const verbs = lines.map((line) => /shakedown (\S+)/.exec(line)?.[1]);
  return lines.filter((_, index) => verbs.indexOf(verbs[index]) === index);
}

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** A directory with the assumed files, and a shell that finds the command. */
interface Terminal {
  readonly copy: (from: string, to: string) => void;
  readonly ran: (line: string) => Promise<Ended>;
  /** A lasting command is interrupted once it has printed something. */
  readonly begun: (line: string) => Promise<Ended>;
  /** Ends what goes on. */
  readonly endAll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function openTerminal(model: string): Terminal {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-commands-'));
  cpSync(model, home, { recursive: true });
  // Directories of stages are kept for their readers.
  const temporary = path.join(home, 'temporary');
  mkdirSync(temporary);
  const running: ChildProcess[] = [];
  return {
    copy: (from, to) => cpSync(path.join(home, from), path.join(home, to), { recursive: true }),
    ran,
    begun,
    endAll,
    async close() {
      await endAll();
      rmSync(home, { recursive: true });
    },
  };

  function started(line: string): ChildProcess {
    const env = {
      ...process.env,
      PATH: `${path.join(home, 'bin')}${path.delimiter}${process.env.PATH}`,
      HOME: home,
      PROFILE: path.join(home, 'profile'),
      ED_JOURNAL_DIR: path.join(home, 'logs'),
      NO_COLOR: '1',
      TMPDIR: temporary,
    };
    // A process group of its own, so that a signal reaches the command and not only the shell.
    return spawn('bash', ['-c', line], { cwd: home, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async function ran(line: string): Promise<Ended> {
    const child = started(line);
    const said = listened(child);
    const timer = setTimeout(() => signal(child, 'SIGKILL'), 5 * longDeadline);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(timer);
    return { code: code ?? -1, said: said() };
  }

  async function begun(line: string): Promise<Ended> {
    const child = started(line);
    running.push(child);
    const said = listened(child);
    const ended = once(child, 'close') as Promise<[number | null]>;
    const spoke = new Promise((resolve) => {
      child.stderr?.once('data', resolve);
      child.stdout?.once('data', resolve);
    });
    const code = await Promise.race([spoke.then(() => 0), ended.then(([own]) => own ?? -1)]);
    return { code, said: said() };
  }

  async function endAll(): Promise<void> {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'close');
      signal(child, 'SIGINT');
      await ended;
    }
  }
}

/** Creates the files that documents assume. */
async function furnish(home: string): Promise<void> {
  const command = path.join(root, 'dist/cli/main.js');
  mkdirSync(path.join(home, 'bin'));
  for (const [name, words] of [
    ['shakedown', '"$@"'],
    ['npx', '"${@:2}"'],
  ]) {
    const file = path.join(home, 'bin', name ?? '');
    writeFileSync(file, `#!/usr/bin/env bash\nexec '${process.execPath}' '${command}' ${words}\n`);
    chmodSync(file, 0o755);
  }
  writeFileSync(path.join(home, 'bin/my-tool'), `#!${process.execPath}\n${tool}`, { mode: 0o755 });
  for (const [name, text] of Object.entries(wanted)) writeFileSync(path.join(home, name), text);
  // All of them take a while.
  const filter = (file: string) => isThorough || !file.endsWith('.yaml') || file.endsWith('docked.yaml');
  cpSync(path.join(root, 'scenarios'), path.join(home, 'scenarios'), { recursive: true, filter });
  const session = ['simulate', '--dialect', 'game', '--seed', '7', '--for', '20m', '--start', '2026-11-14T20:41:00Z'];
  await promisify(execFile)(process.execPath, [command, ...session, '--out', 'logs'], { cwd: home });
  for (const name of ['flight', 'flown', 'fixtures', 'recorded', 'real', 'squadron/one', 'backup', 'Saved Games'])
    cpSync(path.join(home, 'logs'), path.join(home, name), { recursive: true });
  const journal = readdirSync(path.join(home, 'logs')).find((name) => name.endsWith('.log')) ?? '';
  const text = readFileSync(path.join(home, 'logs', journal));
  writeFileSync(path.join(home, 'old.log.gz'), gzipSync(text));
  writeFileSync(path.join(home, 'broken.jsonl'), '{ "event":"Docked", "StationName":7 }\n');
  writeFileSync(path.join(home, 'Journal.2026-11-14T204100.01.log'), text);
  for (const name of ['.zfunc', '.config/fish/completions', 'src', 'EDDN/schemas'])
    mkdirSync(path.join(home, name), { recursive: true });
  for (const name of ['.', 'EDDN/schemas'])
    writeFileSync(path.join(home, name, 'colonisation-v1.0.json'), JSON.stringify(newSchemaFile()));
  await promisify(execFile)(process.execPath, [command, 'drift', '--observe', 'logs', '--out', 'mine.json'], {
    cwd: home,
  });
  for (const name of ['yours', 'before', 'all']) cpSync(path.join(home, 'mine.json'), path.join(home, `${name}.json`));
  const pack = JSON.stringify({ knowledge: 1, from: '2026-11-10', until: '2026-11-18', kinds: {} });
  for (const name of ['pack', 'yours']) writeFileSync(path.join(home, `${name}.yaml`), pack);
  const example = path.join(root, 'trials/init/python');
  cpSync(path.join(example, 'shakedown_tool.py'), path.join(home, 'my_tool.py'));
  const described = readFileSync(path.join(example, 'shakedown-tool.yaml'), 'utf8').replace(
    'shakedown_tool',
    'my_tool',
  );
  for (const name of ['my-tool', 'shakedown-tool']) writeFileSync(path.join(home, `${name}.yaml`), described);
  const built = await promisify(execFile)(process.execPath, [command, 'eddn', 'build', 'logs'], { cwd: home });
  writeFileSync(path.join(home, 'messages.ndjson'), built.stdout);
  writeFileSync(path.join(home, 'message.json'), built.stdout.slice(0, built.stdout.indexOf('\n')));
}

/** A tool that answers questions on its standard input by reading everything again. */
const tool = `const { readdirSync, readFileSync } = require('node:fs');
const directory = process.argv[3];
require('node:readline').createInterface({ input: process.stdin }).on('line', () => {
  let [system, station] = [null, null];
  for (const name of readdirSync(directory).filter((each) => each.endsWith('.log')).sort())
    for (const line of readFileSync(directory + '/' + name, 'utf8').split('\\n').slice(0, -1)) {
      const event = JSON.parse(line);
      if (['Location', 'FSDJump', 'Docked'].includes(event.event)) system = event.StarSystem;
      if (event.event === 'Docked' || (event.event === 'Location' && event.Docked)) station = event.StationName;
      if (event.event === 'Undocked') station = null;
    }
  console.log(JSON.stringify({ system, station, docked: station !== null }));
});
`;

async function nextSecond(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
}

function listened(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, name);
}
