import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shakedown, start } from '../../test/shakedown.js';
import { takeForTemporary } from '../../test/support/temporary.js';
import { assertWellFormed } from '../../test/support/well-formed.js';

const good = `steps: [dock]
expect: { events: [Docked], never: [FSDJump], state: { place: docked } }
`;
const bad = `given: { station: Abraham Lincoln, system: Sol }
steps:
  - jump: { system: Alpha Centauri }
expect:
  events: [{ event: FSDJump, StarSystem: Wolf 359 }]
  state: { place: docked, station: { name: "<&>", marketId: 5 }, flags: [Supercruise] }
`;

let home: string;

// Loading everything takes a while on a busy machine.
beforeAll(() => shakedown('help'));

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-scenario-verb-'));
  takeForTemporary(home);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

function written(name: string, text: string): string {
  const file = path.join(home, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function temporary(): string[] {
  return readdirSync(home).filter((name) => name.startsWith('shakedown-scenarios-'));
}

async function run(...words: string[]) {
  return shakedown('scenario', 'run', ...words);
}

/** The JSON report, as far as it matters here. */
interface JsonReport {
  readonly scenarios: readonly {
    readonly name: string;
    readonly verdict: string;
    readonly expectations: readonly { readonly line: number; readonly isMet: boolean; readonly expected: string }[];
  }[];
  readonly summary: Readonly<Record<string, number>>;
}

describe('shakedown scenario run', () => {
  it('plays the bundled ones, counts expectations, and leaves nothing behind', async () => {
    const { code, out, err } = await run('docked', 'goal-completed');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      '✔ docked  10 expectations\n✔ goal-completed  2 expectations\n\n2 scenarios, 12 expectations, none failed',
    );
    expect(temporary()).toEqual([]);
  });

  it('prints for each failure what was expected and found, its line, and the command to reproduce it', async () => {
    const file = written('bad.yaml', bad);
    const { code, out } = await run(file);
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^ {4}${file}:5:12: expected FSDJump with StarSystem "Wolf 359", but .* has StarSystem "Alpha Centauri"$`,
        'm',
      ),
    );
    expect(out).toContain(`    ${file}:6:19: expected that place is "docked", but it is "supercruise"`);
    // Both members of the station fail for one reason.
    expect(out.match(/expected that station is/g)).toHaveLength(1);
    expect(out).toContain('4 of 5 expectations failed');
    expect(out.split('\n').at(-1)).toBe('1 scenario, 5 expectations, 4 failed');
    const [, command = ''] = /\(reproduce with: shakedown (.*)\)/.exec(out) ?? [];
    const again = command.replace('--out journals', `--out ${path.join(home, 'again')}`).split(' ');
    const repeated = await shakedown(...again);
    expect(repeated.code).toBe(1);
    expect(repeated.err).toContain(`${file}:6:19: expected that place is "docked"`);
  });

  it('takes files, directories and globs, each scenario once, in the order given', async () => {
    written('b/one.yaml', good);
    written('b/deep/two.yml', good);
    written('b/notes.txt', 'no scenario');
    written('a/one.yaml', good);
    const words = [path.join(home, 'b/one.yaml'), path.join(home, 'b'), path.join(home, '*/*.yaml')];
    const { code, out } = await run(...words, '--format', 'json');
    expect(code).toBe(0);
    const { scenarios, summary } = JSON.parse(out) as JsonReport;
    const places = ['b/one.yaml', 'b/deep/two.yml', 'a/one.yaml'].map((name) => path.join(home, name));
    expect(scenarios.map(({ name }) => name)).toEqual(places);
    expect(summary).toMatchObject({ scenarios: 3, expectations: 9, failed: 0, wrong: 0, skipped: 0 });
  });

  it('prints the same in the same order, and writes the same bytes, whatever the number of jobs', async () => {
    const words = ['long-route', 'docked', written('bad.yaml', bad), 'srv', written('deep/bad.yaml', bad)];
    const runs = [];
    for (const jobs of ['1', '4']) {
      const out = path.join(home, `out-${jobs}`);
      const ran = await run(...words, '--jobs', jobs, '--out', out);
      expect(ran.code).toBe(1);
      expect(readdirSync(out).sort()).toEqual(['bad', 'bad-2', 'docked', 'long-route', 'srv']);
      runs.push({ printed: ran.out.replaceAll(out, 'out'), bytes: bytesBelow(out) });
    }
    expect(runs[1]).toEqual(runs[0]);
  });

  it('can write into the same directory again', async () => {
    const out = path.join(home, 'out');
    expect(await run('docked', '--out', out)).toMatchObject({ code: 0 });
    const before = bytesBelow(out);
    expect(await run('docked', '--out', out)).toMatchObject({ code: 0 });
    expect(bytesBelow(out)).toEqual(before);
  });

  it('keeps the journals of those that fail, if asked to, and names where', async () => {
    const { code, out } = await run(written('bad.yaml', bad), written('good.yaml', good), '--keep');
    expect(code).toBe(1);
    const [, kept = ''] = /\(its journal is in (.*)\)/.exec(out) ?? [];
    expect(readdirSync(kept).some((name) => name.endsWith('.log'))).toBe(true);
    expect(readdirSync(path.dirname(kept))).toEqual(['bad']);
    expect(temporary()).toHaveLength(1);
  });

  it('continues after one that cannot be read or played, and ends with exit code 2', async () => {
    const words = [
      written('wrong.yaml', 'steps: [dok]'),
      written('cannot.yaml', 'steps: [{ low-fuel: { fuel: 80% } }]'),
    ];
    const { code, out } = await run(...words, written('bad.yaml', bad), 'docked');
    expect(code).toBe(2);
    expect(out).toContain("wrong.yaml:1:9: there is no situation 'dok': did you mean 'dock'?");
    expect(out).toContain('cannot.yaml:1:9: low-fuel: fuel is not low');
    expect(out).toContain('✔ docked  10 expectations');
    expect(out).toContain('4 scenarios, 15 expectations, 4 failed, 2 scenarios could not be played');
  });

  it('starts no more after a failure with --bail', async () => {
    const { code, out } = await run(written('bad.yaml', bad), 'docked', 'srv', '--bail', '--jobs', '1');
    expect(code).toBe(1);
    expect(out).toContain(
      '- docked  not played\n- srv  not played\n\n3 scenarios, 5 expectations, 4 failed, 2 skipped',
    );
  });

  it('writes well-formed JUnit XML: a suite for each scenario, a test for each expectation', async () => {
    const report = path.join(home, 'report.xml');
    const words = [
      written('bad.yaml', bad),
      written('wrong.yaml', 'steps: [dok]'),
      written('plain.yaml', 'steps: [dock]'),
    ];
    const [markdown, github] = ['report.md', 'report.txt'].map((name) => path.join(home, name)) as [string, string];
    const others = ['-o', markdown, '--format', 'github', '-o', github];
    const { code, out } = await run(...words, '--format', 'junit', '-o', report, ...others);
    expect(code).toBe(2);
    expect(readFileSync(markdown, 'utf8')).toMatch(
      /^# Scenarios\n\n\*\*3 scenarios.*\*\*\n\n## `.*bad\.yaml`\n\n {4}\S/,
    );
    expect(readFileSync(github, 'utf8')).toMatch(/^::error file=.*bad\.yaml,title=.*bad\.yaml::.*expected/);
    // The printed page, too.
    expect(out).toContain('3 scenarios, 5 expectations, 4 failed, 1 scenario could not be played');
    const xml = readFileSync(report, 'utf8');
    assertWellFormed(xml);
    expect(xml.match(/<testcase[ >]/g)).toHaveLength(7);
    expect(xml.match(/<failure[ >]/g)).toHaveLength(4);
    expect(xml.match(/<error[ >]/g)).toHaveLength(1);
    expect(xml).toContain(
      `<testcase name="place is &quot;docked&quot;" classname="${words[0]}" file="${words[0]}" line="6">`,
    );
    expect(xml).toContain(`${words[0]}:6:19: expected that place is &quot;docked&quot;`);
    expect(xml).toContain('station.name is &quot;&lt;&amp;&gt;&quot;');
    expect((await run(...words, '--format', 'junit')).out.replaceAll(/ time="[^"]*"/g, '')).toBe(
      xml.trimEnd().replaceAll(/ time="[^"]*"/g, ''),
    );
  });

  it('gives programs every expectation with its line', async () => {
    const { code, out } = await run(written('bad.yaml', bad), '--format', 'json');
    expect(code).toBe(1);
    const [scenario] = (JSON.parse(out) as JsonReport).scenarios;
    expect(scenario?.verdict).toBe('failed');
    expect(scenario?.expectations.map(({ line, expected, isMet }) => [line, expected, isMet])).toEqual([
      [5, 'FSDJump with StarSystem "Wolf 359"', false],
      [6, 'place is "docked"', false],
      [6, 'station.name is "<&>"', false],
      [6, 'station.marketId is 5', false],
      [6, '"Supercruise" among flags', true],
    ]);
  });

  it.each([
    [[], 'which scenarios?'],
    [['dokd'], "there is no scenario, file or directory 'dokd': did you mean 'docked'?"],
    [['none/*.yaml'], "no scenario matches 'none/*.yaml'"],
    [['[a'], "'[a' is not a valid glob"],
    [['src/cli/terminal'], "there is no scenario in 'src/cli/terminal'"],
    [['docked', '--jobs', '0'], '--jobs takes a number from 1 to 256'],
    [['docked', '--format', 'jnuit'], "unknown format 'jnuit': did you mean 'junit'?"],
    [['docked', '-o', 'Status.json'], "refusing to write a report over a journal: 'Status.json'"],
    [
      ['scenarios/docked.yaml', '--format', 'json', '-o', 'scenarios/docked.yaml'],
      'refusing to write the report over a scenario',
    ],
    [['docked', '--out', ''], '--out needs a directory'],
  ])('answers %j with a sentence and exit code 2', async (words, sentence) => {
    const { code, out, err } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  it('knows nothing else to do with scenarios', async () => {
    expect((await shakedown('scenario', 'rum')).err).toContain("did you mean 'run'?");
  });

  it('ends at Ctrl-C with exit code 130, and leaves nothing behind', async () => {
    const long = written('long.yaml', `steps: [${Array.from({ length: 300 }, () => 'dock, supercruise').join(', ')}]`);
    const running = start('scenario', 'run', 'docked', long, '--jobs', '1');
    await running.printed('docked');
    expect(await running.interrupt()).toBe(130);
    expect(running.out()).not.toContain('long.yaml');
    expect(temporary()).toEqual([]);
  });
});

/** Contents of all files below a directory, by name. */
function bytesBelow(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => existsSync(path.join(directory, name)) && /\.(log|json)$/.test(name));
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}
