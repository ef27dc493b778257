/** What the documents show is what happens. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  commandsIn,
  complaints,
  install,
  run,
  runCommand,
  samplesIn,
  testRun,
  timeless,
  withFreshOutput,
} from './samples.js';
import { shakedown, start } from './shakedown.js';
import { fileBehind, linksIn } from './support/links.js';
import { isThorough, oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const readme = read('README.md');
const guides = readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The fixture that the README shows. */
function writeDocked(home: string): void {
  const [, line = ''] = /^```jsonl\n([\s\S]*?)^```/m.exec(readme) ?? [];
  writeFileSync(path.join(home, 'docked.log'), line.replace('\n', '\r\n'));
}

const sessions = commandsIn('README.md');

describe('the README', () => {
  let home: string;

  beforeAll(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-readme-'));
    install(home);
    writeDocked(home);
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it.each(sessions)('shows what shakedown $words prints on a terminal', async ({ words, output }) => {
    const format = words.startsWith('check') ? ' --format pretty' : '';
    expect(timeless(await runCommand(home, `${words}${format}`))).toBe(timeless(output));
  });

  it('has a test that runs in plain JavaScript, and fails as it shows', async () => {
    const [, code = '', shown = ''] = /^```js\n([\s\S]*?)^```\n[\s\S]*?^```text\n([\s\S]*?)^```/m.exec(readme) ?? [];
    writeFileSync(path.join(home, 'my-tool.js'), 'export const warnings = async () => [];\n');
    writeFileSync(path.join(home, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(home, 'wanted.test.js'), code);
    const failed = await testRun(home);
    const said = failed.split('\n').map((line) => line.trim());
    for (const line of shown.split('\n')) expect(said).toContain(line.trim());
    // A tool that does warn passes it.
    const warn = "export const warnings = async () => ['wanted at Abraham Lincoln'];\n";
    writeFileSync(path.join(home, 'my-tool.js'), warn);
    expect(await testRun(home)).toMatch(/^# fail 0$/m);
  });

  it.runIf(isThorough)('shows the badge that the small tool earns', async () => {
    await runCommand(home, 'trials init --language python');
    await runCommand(home, 'trials run docked --badge badge.svg');
    expect(readFileSync(path.join(home, 'badge.svg'), 'utf8')).toBe(read('docs/images/badge.svg'));
  });

  it('shows at least one command with its output', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it('is one page, and installs only what works without a release; the guide names that first', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(130);
    const [before = '', after = ''] = read('docs/installing.md').split('From the first release on');
    const needsRelease = /npm i (-\w )?shakedown\b|\/releases\b/;
    expect(readme).not.toMatch(needsRelease);
    expect(before).not.toMatch(needsRelease);
    expect(after).toMatch(needsRelease);
  });

  it('leads to every guide', () => {
    const links = linksIn(read('docs/README.md'));
    const linked = new Set(links.flatMap((link) => fileBehind(link, 'docs/README.md') ?? []));
    expect(guides.filter((guide) => guide !== 'docs/README.md' && !linked.has(guide))).toEqual([]);
    expect(linksIn(readme)).toContain('docs/README.md');
  });

  it('has a test command that a build runs and nothing else', () => {
    const [, command] = /## Tests\n\n```sh\n(.+)\n```/.exec(readme) ?? [];
    expect(command).toBe('npm ci && npm test');
    expect(read('.ci/run').trim().split('\n').at(-1)).toBe(command);
  });
});

it.each(['README.md', 'CHANGELOG.md', ...guides])('%s counts nothing that grows', (document) => {
  const prose = read(document).replaceAll(/^```[\s\S]*?^```/gm, '');
  const numbers = 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty fifty hundred';
  const number = `(\\d[\\d,]*|${numbers.replaceAll(' ', '|')})`;
  const grows = 'situations|kinds|scenarios|trials|rules|faults|plans|settings|verbs|services|languages';
  // The specification has sixteen kinds, whatever the game adds.
  expect(prose.match(new RegExp(`\\b${number} (${grows}|come with|of them come)\\b`, 'gi'))).toBeNull();
});

it.each(guides)('%s begins with what it is for and an example', (document) => {
  const [title = '', ...after] = read(document)
    .replace(/^<!-- Generated.*\n\n/m, '')
    .split('\n')
    .slice(0, 16);
  expect(title).toMatch(/^# \w/);
  expect(after.find((line) => line !== '')).toMatch(/^[A-Z"`[]/);
  expect(after.findIndex((line) => line.startsWith('```'))).toBeGreaterThan(0);
});

it.each(guides)('%s is short enough to be read', (document) => {
  expect(read(document).split('\n').length).toBeLessThanOrEqual(401);
});

const withSamples =
  'README reading watching writing errors checking lines-in-code simulating staging companion-api scenarios faults fixtures replaying reducing'.split(
    ' ',
  );
const pathOf = (name: string) => `docs/${name}.md`;

it('all samples compile', async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-samples-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  install(home);
  expect(await complaints(home, withSamples.map(pathOf).flatMap(samplesIn))).toEqual([]);
});

describe.each(oneIn(5, withSamples).map(pathOf))('the samples in %s', (document) => {
  const samples = samplesIn(document);
  let home: string;
  let printed: string[];

  beforeAll(async () => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-samples-'));
    install(home);
    printed = await run(home, samples);
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it.each(samples.map((sample, index) => ({ ...sample, index })))(
    'run and print what is shown below them ($place)',
    ({ index, output }) => expect(printed[index]).toBe(output),
  );

  it('end by themselves, and print nothing after that', () => {
    expect(printed.slice(samples.length)).toEqual(['']);
  });

  it('are followed by the output of commands, as `npm run generate` writes it', async () => {
    await expect(await withFreshOutput(document, home)).toMatchFileSnapshot(path.join(root, document));
  });
});

const failingTool = `import { readdirSync, readFileSync } from 'node:fs';
const lines = readdirSync(process.argv[2]).map((file) => readFileSync(process.argv[2] + '/' + file, 'utf8'));
if (lines.some((line) => line.includes('MarketBuy'))) throw new Error('it cannot buy');
`;

describe('the skill for coding agents', () => {
  const skill = 'skills/shakedown/SKILL.md';
  let home: string;

  beforeAll(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-skill-'));
    install(home);
    writeDocked(home);
    mkdirSync(path.join(home, 'tests'));
    writeFileSync(path.join(home, 'tests/test_docked.py'), 'line = \'{ "event":"Docked" }\'\n');
    writeFileSync(path.join(home, 'my-tool.mjs'), failingTool);
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it('shows what its commands print', async () => {
    await expect(await withFreshOutput(skill, home)).toMatchFileSnapshot(path.join(root, skill));
  });

  it('names commands that work, with JSON where it says so', async () => {
    const rows = Array.from(read(skill).matchAll(/^\|.*\| `shakedown ([^`]+)`/gm), ([, words = '']) => words);
    expect(rows.length).toBeGreaterThan(10);
    // Some read the session that another one writes.
    const alone = rows.filter((words) => !/\bsession\b/.test(words));
    for (const words of isThorough ? rows : oneIn(4, alone)) {
      const printed = await runCommand(home, words.replace('--seed', '--start 2026-11-14T20:41:00Z --seed'));
      expect(printed, words).not.toBe('');
      expect(() => (words.includes('--format json') ? (JSON.parse(printed) as unknown) : ''), words).not.toThrow();
    }
  });
});

/** What they show takes seconds. */
const slowGuides = oneIn(2, ['docs/watching.md', 'docs/reducing.md']);

describe.runIf(slowGuides.includes('docs/reducing.md'))('docs/reducing.md', () => {
  it('shows what is left of a journal', async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reducing-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const text = read('docs/reducing.md');
    writeFileSync(path.join(home, 'my-tool.mjs'), /^```js\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '');
    const [, simulated = ''] = /^shakedown (simulate .+)$/m.exec(text) ?? [];
    await runCommand(home, simulated);
    const [, words = '', output = ''] = /```console\n\$ shakedown (reduce .+)\n([\s\S]*?)```/.exec(text) ?? [];
    const place = /file:\/\/\S+(?=my-tool)/;
    const printed = (await runCommand(home, words)).replace(place, 'file:///home/me/');
    expect(printed.replaceAll(/\s+/g, ' ')).toBe(output.replaceAll(/\s+/g, ' '));
  });
});

describe.runIf(slowGuides.includes('docs/watching.md'))('docs/watching.md', () => {
  it('shows what watch prints on a terminal of 80 columns', async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-watched-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const text = read('docs/watching.md');
    const [, session = ''] = /`npx shakedown (simulate .+) --speed 1 --out flown`/.exec(text) ?? [];
    const [, shown = ''] = /^\$ npx shakedown watch flown\n([\s\S]+?)^```/m.exec(text) ?? [];
    await shakedown(...session.split(' '), '--out', home);
    const now = () => Date.parse('2026-11-14T23:00:00Z');
    const watching = start({ terminal: true, env: { NO_COLOR: '1' }, now }, 'watch', home, '--since', '3h');
    await watching.printed('Shutdown');
    await watching.interrupt();
    const lines = shown.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    // Output is shown in part, but in the order in which it is printed.
    expect(
      watching
        .out()
        .split('\n')
        .filter((line) => lines.includes(line)),
    ).toEqual(lines);
  });
});

const rooms = readdirSync(path.join(root, 'src'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [`src/${entry.name}/README.md`] : [],
);
const pages = ['CONTRIBUTING.md', 'CHANGELOG.md', 'docs/reference/README.md', 'docs/rules/README.md'];

describe.each(['README.md', ...pages, ...guides, ...rooms])('%s', (document) => {
  it('links only to what is there', () => {
    const files = linksIn(read(document)).flatMap((link) => fileBehind(link, document) ?? []);
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});

it('CONTRIBUTING lists every room', () => {
  const listed = linksIn(read('CONTRIBUTING.md')).filter((link) => link.startsWith('src/'));
  expect(listed.filter((link) => link.split('/').length === 3).sort()).toEqual(expect.arrayContaining(rooms));
});
