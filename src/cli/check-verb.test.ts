import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkReport,
  clean,
  departing,
  inProject,
  type JsonReport,
  name,
  odd,
  read,
  rules,
  torn,
  write,
  wrong,
} from '../../test/checked-project.js';
import { shakedown, start, widest } from '../../test/shakedown.js';
import { makePipe } from '../../test/support/pipe.js';

inProject();

describe('shakedown check', () => {
  it('prints no findings for a clean file, and ends with 0', async () => {
    write(name, clean);
    const { code, out, err } = await shakedown('check', name);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^✔ no findings · 1 file, /);
  });

  it('prints what is wrong, a line each if it is not a terminal, and ends with 1', async () => {
    write(name, clean + wrong);
    const { code, out } = await shakedown('check', name);
    expect(code).toBe(1);
    expect(out).toContain(`${name}:2:`);
    expect(out).toContain('[field/type]');
    expect(out).toMatch(/✖ 1 error/);
  });

  it('is pretty on a terminal', async () => {
    write(name, wrong);
    const { out } = await shakedown({ terminal: true, env: { NO_COLOR: '1' } }, 'check', name);
    expect(out).toContain('│');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('reads any file given by name as lines', async () => {
    write('notes.txt', clean + wrong);
    expect((await checkReport('notes.txt')).summary).toMatchObject({ files: 1, lines: 2, errors: 1 });
  });

  it('reads directories, globs and files in one run, each once', async () => {
    write(`a/${name}`, wrong);
    write(`b/deep/${name}`, wrong);
    write('c.log', wrong);
    const { findings, summary } = await checkReport('a', 'b/*/*.log', 'c.log', './c.log');
    const files = findings.filter(({ rule }) => rule === 'field/type').map(({ file }) => file);
    expect(files).toEqual([path.join('a', name), path.join('b/deep', name), 'c.log']);
    expect(summary.files).toBe(3);
  });

  it.each(['json', 'concise'])('does not take an empty standard input for a clean journal: %s', async (format) => {
    const { code, out, err } = await shakedown('check', '-', '--format', format);
    expect(code).toBe(2);
    expect(err).toBe('shakedown: nothing to check: the standard input is empty');
    expect(out).toContain('file/empty');
    expect(out).toContain(format === 'json' ? '"severity":"note","file":"-"' : '-:1:1: note: ');
    write(name, clean);
    expect((await shakedown('check', '-', name)).code).toBe(0);
  });

  it('reports an unknown kind once, in a file or in the standard input', async () => {
    const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music" }\r\n';
    write(name, music);
    const { out } = await shakedown({ input: () => Readable.from([music]) }, 'check', '-', name, '--format', 'json');
    const { findings, summary } = JSON.parse(out) as JsonReport;
    expect(findings).toMatchObject([{ rule: 'event/kind', file: name, count: 2 }]);
    expect(summary).toMatchObject({ files: 2, notes: 2 });
  });

  it.each(['spec', 'game'])('reports unknown kinds once, last and with a count, in the %s dialect', async (dialect) => {
    write(name, odd + odd.replace('"Mood":1', '"Mood":"grim"') + wrong);
    const { findings, summary } = await checkReport(name, '--dialect', dialect);
    expect(findings).toMatchObject([
      { rule: 'field/type', line: 3 },
      { rule: 'field/unknown', line: 1, count: 2 },
    ]);
    expect(findings[0]).not.toHaveProperty('count');
    expect(summary).toMatchObject({ errors: 1, notes: 2 });
    for (const format of ['concise', 'pretty', 'github', 'gitlab']) {
      const { out } = await shakedown('check', name, '--dialect', dialect, '--format', format);
      expect(out).toContain('Mood is not a field of SquadronStartup (2 times)');
    }
  });

  it('annotates in GitHub Actions, unless a format is asked for', async () => {
    write(name, wrong);
    const env = { GITHUB_ACTIONS: 'true' };
    expect((await shakedown({ env }, 'check', name)).out).toMatch(/^::error file=/);
    expect((await shakedown({ env }, 'check', name, '--format', 'concise')).out).not.toContain('::error');
    expect((await shakedown({ env: { GITHUB_ACTIONS: '' } }, 'check', name)).out).not.toContain('::error');
  });

  it('reads the standard input, alone or beside files', async () => {
    write(name, clean);
    const input = () => Readable.from([Buffer.from(wrong.slice(0, 20)), Buffer.from(wrong.slice(20))]);
    const { code, out } = await shakedown({ input }, 'check', '-', name, '--format', 'json');
    expect(code).toBe(1);
    const { findings, summary } = JSON.parse(out) as JsonReport;
    expect(findings).toMatchObject([{ rule: 'field/type', file: '-' }]);
    expect(summary).toMatchObject({ files: 2, lines: 2 });
  });

  it('reads an incomplete last line, though it is as long as the first', async () => {
    const last = clean.trimEnd().replace(' }', ']}');
    const input = () => Readable.from([clean + last]);
    const { findings } = JSON.parse((await shakedown({ input }, 'check', '-', '--format', 'json')).out) as JsonReport;
    expect(findings).toMatchObject([{ rule: 'line/json' }, { rule: 'line/end' }]);
    const second = name.replace('.01.', '.02.');
    write(name, clean.repeat(1000));
    write(second, last);
    expect((await checkReport(name, second)).findings).toMatchObject([
      { rule: 'line/json', file: second },
      { rule: 'line/end' },
    ]);
  });

  it("finds the game's own directory", async () => {
    write(name, wrong);
    const { code, out } = await shakedown({ env: { ED_JOURNAL_DIR: process.cwd() } }, 'check');
    expect(code).toBe(1);
    expect(out).toContain(path.resolve(name));
  });

  it('lists where it looked', async () => {
    const { code, err } = await shakedown('check');
    expect(code).toBe(2);
    expect(err).toContain("the game's journals were not found");
    expect(err.split('\n').slice(1)).toEqual([
      expect.stringContaining('  Steam Proton: /'),
      expect.stringContaining('  Heroic: /'),
      expect.stringContaining('  Lutris: /'),
      expect.stringMatching(/^ {2}and \d+ other places$/),
    ]);
    expect(err).toContain('Steam');
  });

  it('fails if there is nothing to check', async () => {
    mkdirSync('empty');
    expect(await shakedown('check', 'empty', '--format', 'json', '-o', 'out.json')).toEqual({
      code: 2,
      out: '',
      err: "shakedown: nothing to check: no journal and no companion in 'empty'",
    });
    expect((await shakedown('check', 'empty', '--format', 'json')).out).toBe('');
    expect(existsSync('out.json')).toBe(false);
    const { err } = await shakedown({ env: { ED_JOURNAL_DIR: path.resolve('empty') } }, 'check');
    expect(err).toContain(`in '${path.resolve('empty')}'`);
  });

  it('follows the dialect that was asked for', async () => {
    write(name, departing);
    expect(await rules(name)).toEqual(['field/required']);
    expect(await rules(name, '--dialect', 'game')).toEqual([]);
  });

  it('hints at the other dialect where the live game writes so', async () => {
    write(name, departing + departing + wrong);
    const { err } = await shakedown('check', name);
    expect(err.replaceAll('\n', ' ')).toBe(
      'hint: 2 of these are normal for the live game, and --dialect game accepts them (2 field/required)',
    );
    expect(widest(err)).toBeLessThanOrEqual(80);
    expect((await shakedown('check', name, '--dialect', 'game')).err).toBe('');
    expect((await shakedown('check', name, '--ignore', 'field/required')).err).toBe('');
  });

  it.each(['spec', 'game'])('takes a trend of an active state for an error in the %s dialect', async (dialect) => {
    const state = (Trend: string) => `"ActiveStates":[ { "State":"Boom"${Trend} } ]`;
    const line = (Trend: string) =>
      `{ "timestamp":"2026-11-14T20:41:00Z", "event":"FSDJump", "Factions":[ { "Name":"Aces", ${state(Trend)} } ] }\r\n`;
    const words = [name, '--dialect', dialect, '--only', 'faction/*,field/unknown'];
    for (const trend of ['1', 'null', '"up"', '{  }']) {
      write(name, line(`, "Trend":${trend}`));
      const { code, findings } = await checkReport(...words);
      expect({ code, findings }).toMatchObject({ code: 1, findings: [{ severity: 'error' }] });
      expect(findings[0]).toMatchObject({ rule: 'faction/active-trend', pointer: '/Factions/0/ActiveStates/0/Trend' });
    }
    write(name, line(''));
    expect((await checkReport(...words)).findings).toEqual([]);
  });

  it('checks every event by itself with --events-only', async () => {
    const later = clean.replace('20:41', '20:51');
    write(name, later + clean);
    expect(await rules(name)).toContain('time/backwards');
    expect(await rules(name, '--events-only')).not.toContain('time/backwards');
  });

  it('uses the given number of threads', async () => {
    write(name, wrong);
    expect(await rules(name, '--threads', '1')).toEqual(['field/type']);
  });
});

describe('the rules of shakedown check', () => {
  beforeEach(() => write(name, wrong + odd + torn));

  it.each([
    [[], ['field/type', 'line/cut', 'field/unknown']],
    [
      ['--only', 'field/*'],
      ['field/type', 'field/unknown'],
    ],
    [
      ['--only', 'line/cut,field/type'],
      ['field/type', 'line/cut'],
    ],
    [
      ['--only', 'line/cut', '--only', 'field/type'],
      ['field/type', 'line/cut'],
    ],
    [['--ignore', 'field/*'], ['line/cut']],
    [['--only', 'field/*', '--ignore', 'field/type, field/value'], ['field/unknown']],
  ])('are chosen by %j', async (words, expected) => {
    expect(await rules(name, ...words)).toEqual(expected);
  });

  it.each([
    [['--fail-on', 'error'], 1],
    [['--fail-on', 'never'], 0],
    [['--ignore', 'field/type,line/cut'], 0],
    [['--ignore', 'field/type,line/cut', '--fail-on', 'note'], 1],
    [['--ignore', 'field/type,line/cut', '--fail-on', 'warning'], 0],
  ])('%j make the exit code %d', async (words, code) => {
    expect((await shakedown('check', name, ...words)).code).toBe(code);
  });

  it.each([
    ['error', ['field/type', 'line/cut']],
    // Findings reported once come last.
    ['note', ['field/type', 'line/cut', 'field/unknown']],
    ['never', []],
  ])('fail the tests of a JUnit report exactly where --fail-on %s fails the run', async (failOn, failing) => {
    const { out, code } = await shakedown('check', name, '--format', 'junit', '--fail-on', failOn);
    expect(Array.from(out.matchAll(/<failure type="([^"]*)"/g), ([, rule]) => rule)).toEqual(failing);
    expect(code).toBe(failing.length > 0 ? 1 : 0);
    expect(out).toContain('note: ');
  });

  it('are printed only if they make it fail when it is to be quiet; the summary and the files have all', async () => {
    const { out } = await shakedown('check', name, '--format', 'json', '-o', 'all.json', '--format', 'concise', '-q');
    expect(out).toContain('[field/type]');
    expect(out).not.toContain('[field/unknown]');
    expect(out).toContain('2 errors, 1 note');
    expect((JSON.parse(read('all.json')) as JsonReport).findings).toHaveLength(3);
    expect((await shakedown('check', name, '--quiet', '--fail-on', 'never')).out).toMatch(/^✖ 2 errors/);
    expect((await shakedown('check', name, '--quiet', '--fail-on', 'note')).out).toContain('[field/unknown]');
  });
});

describe('shakedown check', () => {
  const usage = [
    [['nowhere'], "there is no file or directory 'nowhere'"],
    [['*.txt'], "nothing matches '*.txt'"],
    [['-', '-'], 'the standard input (-) can be read only once'],
    [[''], 'a path is empty'],
    [['.', '--dialect', 'gmae'], "unknown dialect 'gmae': did you mean 'game'?"],
    [['.', '--format', 'jsn'], "unknown format 'jsn': did you mean 'json'?"],
    [['.', '--format', 'json', '--format', 'sarif'], 'two reports cannot both go to standard output'],
    [['.', '--format', 'json', '-o', '-', '--format', 'sarif'], 'two reports cannot both go to standard output'],
    [['.', '-o', 'a.json', '-o', './a.json'], "two reports cannot both go to './a.json'"],
    [['.', '-o', 'report'], "which format should 'report' have? Put --format before -o"],
    [['.', '--format', 'json', '-o', ''], '-o needs a file name'],
    [['.', '--format', 'json', '-o', name], `refusing to write a report over a journal: '${name}'`],
    [['.', '-o', 'Status.json'], "refusing to write a report over a journal: 'Status.json'"],
    [['.', '-o', '.git/x.json/y.json', '-o', '.git'], 'which format'],
    [['.', '--format', 'json', '-o', '.git'], 'cannot write .git: it is a directory'],
    [['.', '--only', ','], '--only takes the names of rules, such as field/*,line/cut'],
    [['.', '--ignore', ''], '--ignore takes the names of rules'],
    [['.', '--only', 'feild/*'], "--only: unknown rule 'feild/*': did you mean 'field/*'?"],
    [['.', '--ignore', 'line/jsn'], "--ignore: unknown rule 'line/jsn': did you mean 'line/json'?"],
    [['.', '--ignore', '*'], 'every rule is switched off'],
    [['.', '--fail-on', 'warn'], "unknown fail-on 'warn': did you mean 'warning'?"],
    [['.', '--fail-on', 'eror'], "unknown fail-on 'eror': did you mean 'error'?"],
    [['.', '--threads', '0'], '--threads takes a number from 1 to 256'],
    [['.', '--threads', 'two'], '--threads takes a number'],
    [['.', '--threads', '1e9'], '--threads takes a number'],
    [['.', '--config', 'none.json'], 'there is no config none.json'],
    [['.', '--config', '.git'], 'cannot read .git: it is a directory'],
    [['.', '--baseline', 'none.json'], 'there is no baseline none.json; --update-baseline writes one'],
    [['.', '--baseline', '.git'], 'cannot read .git: it is a directory'],
    [['.', '--baseline', ''], '--baseline needs a file name'],
    [['.', '--update-baseline'], '--update-baseline needs a file: name it with --baseline'],
  ] as const;

  it.each(usage)('%j is answered with a sentence and exit code 2', async (words, sentence) => {
    write(name, clean);
    const { code, out, err } = await shakedown('check', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(`shakedown: ${sentence}`), err).toBe(true);
    expect(read(name)).toBe(clean);
  });
});

describe.runIf(process.platform !== 'win32')('a file that cannot be read', () => {
  beforeEach(() => {
    write(name, wrong);
    symlinkSync('nowhere', 'dead.log');
  });

  it('makes the exit code 2, and the others are reported', async () => {
    const { code, out, err } = await shakedown('check', name, 'dead.log');
    expect(code).toBe(2);
    expect(out).toContain('[field/type]');
    expect(out).toContain('[file/unreadable]');
    expect(err).toBe('shakedown: 1 file could not be read');
  });

  it('is no reason to change a baseline', async () => {
    const { code, err } = await shakedown('check', name, 'dead.log', '--baseline', 'x.json', '--update-baseline');
    expect(code).toBe(2);
    expect(err).toBe('shakedown: 1 file could not be read; the baseline was not changed');
    expect(existsSync('x.json')).toBe(false);
  });
});

it('has colours in a pipe if FORCE_COLOR asks for them, and none on a dumb terminal', async () => {
  write(name, wrong);
  const { out } = await shakedown({ env: { FORCE_COLOR: '1' } }, 'check', name);
  expect(out).toContain(': \u001B[31merror\u001B[39m: ');
  const dumb = await shakedown({ terminal: true, env: { TERM: 'dumb' } }, 'check', name);
  expect(dumb.out).not.toContain('\u001B');
});

it('tells a file that is not a journal from one that cannot be read', async () => {
  write(name, '\0PK\0\n\0\0\0\n\0\u0003\n');
  const { code, out, err } = await shakedown('check', name);
  expect(code).toBe(2);
  expect(out).toContain('[file/binary]');
  expect(err).toBe('shakedown: 1 file is not a journal');
});

describe('a check that is interrupted', () => {
  it('ends with 130, keeps what was printed, and leaves no file', async () => {
    async function* lines() {
      yield Buffer.from(wrong);
      await new Promise(() => undefined);
    }
    const words = ['check', '-', '--format', 'json', '-o', 'out.json', '--format', 'concise'];
    const running = start({ input: lines }, ...words);
    await running.printed('[field/type]');
    expect(readdirSync('.').some((file) => file.startsWith('out.json.'))).toBe(true);
    expect(await running.interrupt()).toBe(130);
    expect(running.err()).toBe('');
    expect(running.out().split('\n')).toHaveLength(1);
    expect(readdirSync('.')).toEqual(['.git']);
  });
});

describe('the progress of a check', () => {
  it('is drawn over nothing that was printed', async () => {
    const seen: string[] = [];
    let time = 0;
    const shell = {
      terminal: true,
      now: () => (time += 400),
      draw: (text: string) => void seen.push(`drawn ${text}`),
      print: (text: string) => void seen.push(`printed ${text}`),
    };
    for (const number of ['01', '02', '03']) write(name.replace('.01.', `.${number}.`), wrong);
    await shakedown(shell, 'check', '.');
    expect(seen.some((each) => each.includes('MB/s'))).toBe(true);
    const before = seen.filter((_, index) => seen[index + 1]?.startsWith('printed'));
    expect(before.filter((each) => each.includes('MB/s'))).toEqual([]);
    expect(seen.at(-1)).not.toContain('MB/s');
  });
});

describe.runIf(process.platform !== 'win32')('a pipe with nothing at its other end', () => {
  beforeEach(() => {
    write(name, clean);
    makePipe('pipe');
  });

  it.each([
    [['--config', 'pipe'], 'cannot read pipe: it is not a regular file'],
    [['--baseline', 'pipe'], 'cannot read pipe: it is not a regular file'],
    [['--baseline', 'pipe', '--update-baseline'], 'cannot read pipe: it is not a regular file'],
    [['--format', 'json', '-o', 'pipe'], 'cannot write pipe: no process is reading it'],
    [['pipe'], '1 file could not be read'],
  ])('is not waited for: %j', async (words, sentence) => {
    const { code, err } = await shakedown('check', name, ...words);
    expect({ code, err }).toEqual({ code: 2, err: `shakedown: ${sentence}` });
  });

  it('is not waited for where settings are looked for, nor where companions lie', async () => {
    renameSync('pipe', 'Status.json');
    const { code, out } = await shakedown('check', '.');
    expect(code).toBe(2);
    expect(out).toContain('Status.json:1:1: error: cannot be read');
    renameSync('Status.json', 'shakedown.config.json');
    expect((await shakedown('check', name)).err).toContain('shakedown.config.json: it is not a regular file');
  });
});
