/** What the documents show is what happens. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { commandsIn, complaints, install, run, runCommand, samplesIn } from './samples.js';
import { shakedown, start } from './shakedown.js';

const root = path.resolve(import.meta.dirname, '..');
const readme = read('README.md');

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const sessions = commandsIn('README.md');

/** How long it took is another thing each time. */
function timeless(output: string): string {
  return output.replaceAll(/\d+(\.\d)? m?s(?=$| ·)/gm, '… s');
}

describe('the README', () => {
  it.each(sessions)('shows the real output of shakedown $words', async ({ words, output }) => {
    const { code, out, err } = await shakedown(...words.split(' '));
    expect({ code, err, out: `${out}\n` }).toEqual({ code: 0, err: '', out: output });
  });

  it('shows at least one command with its output', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it('has a test command that CI runs and nothing else', () => {
    const [, command] = /## Tests\n\n```sh\n(.+)\n```/.exec(readme) ?? [];
    expect(command).toBe('npm ci && npm test');
    expect(read('.ci/run').trim().split('\n').at(-1)).toBe(command);
    expect(read('.github/workflows/ci.yml')).toContain(`- run: ${command}\n`);
  });
});

const withSamples = [
  'README.md',
  'docs/journal.md',
  'docs/checking.md',
  'docs/simulating.md',
  'docs/staging.md',
  'docs/scenarios.md',
  'docs/faults.md',
  'docs/replaying.md',
];

it('all samples compile', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-samples-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  expect(complaints(home, withSamples.flatMap(samplesIn))).toEqual([]);
});

describe.each(withSamples)('the samples in %s', (document) => {
  const samples = samplesIn(document);
  let home: string;

  beforeAll(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-samples-'));
    install(home);
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it.each(samples)('run and print what stands below them ($place)', async (sample) => {
    expect(await run(home, sample)).toBe(sample.output);
  });

  // The README's are run above, and need no directory.
  it.skipIf(document === 'README.md').each(commandsIn(document))(
    'are followed by the output of $words',
    async (shown) => {
      expect(timeless(await runCommand(home, shown.words))).toBe(timeless(shown.output));
    },
  );
});

describe('docs/journal.md', () => {
  it('shows what watch prints on a terminal of 80 columns', async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-watched-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const text = read('docs/journal.md');
    const [, session = ''] = /`npx shakedown (simulate .+) --speed 1 --out flown`/.exec(text) ?? [];
    const [, shown = ''] = /^\$ npx shakedown watch flown\n([\s\S]+?)^```/m.exec(text) ?? [];
    await shakedown(...session.split(' '), '--out', home);
    const now = () => Date.parse('2026-11-14T23:00:00Z');
    const watching = start({ terminal: true, env: { NO_COLOR: '1' }, now }, 'watch', home, '--since', '3h');
    await watching.printed('Shutdown');
    await watching.interrupt();
    const lines = shown.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    // Not all of it is shown; what is, stands in the order in which it is printed.
    expect(
      watching
        .out()
        .split('\n')
        .filter((line) => lines.includes(line)),
    ).toEqual(lines);
  });
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/checking.md',
  'docs/journal.md',
  'docs/simulating.md',
  'docs/staging.md',
  'docs/staging-elsewhere.md',
  'docs/scenarios.md',
  'docs/faults.md',
  'docs/replaying.md',
  'docs/reference/README.md',
  'docs/rules/README.md',
];

describe.each(documents)('%s', (document) => {
  it('links only to what is there', () => {
    const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].flatMap(([, link = '']) =>
      link.startsWith('http') ? [] : [link],
    );
    for (const link of links) expect(existsSync(path.join(root, path.dirname(document), link)), link).toBe(true);
  });
});
