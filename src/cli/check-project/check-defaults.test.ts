/** Defaults of `shakedown check`: dialect, ignored files, and the summary. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  checkReport,
  clean,
  departing,
  inProject,
  name,
  odd,
  read,
  torn,
  write,
  wrong,
} from '../../../test/checked-project.js';
import { shakedown, start, widest } from '../../../test/shakedown.js';

inProject();

const header =
  '{ "timestamp":"2026-11-14T20:40:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.1.2.100", "build":"r314159/r0 " }\r\n';
const second = name.replace('.01.', '.02.');
const pretty = (...words: string[]) => shakedown('check', ...words, '--format', 'pretty');

describe('the dialect of a check', () => {
  it('is that of the game if a journal begins with a Fileheader that has a game version', async () => {
    write(name, departing);
    expect((await checkReport('.')).summary).toMatchObject({ dialect: 'spec', dialectBy: 'default', errors: 1 });
    write(second, header + departing);
    expect((await checkReport('.', '--only', 'field/*')).summary).toMatchObject({
      dialect: 'game',
      dialectBy: 'Fileheader',
      errors: 0,
    });
  });

  it.each([
    ['a Fileheader without a version', header.replace('"gameversion"', '"version"')],
    ['a Fileheader in the second line', clean + header],
    ['a line that is cut', `${header.slice(0, 60)}\r\n`],
    ['a byte order mark before the Fileheader', `\uFEFF${header}`, 'game'],
    ['a Fileheader without a line end', header.trimEnd(), 'game'],
  ])('after %s is what the journal shows', async (_, text, dialect = 'spec') => {
    write(name, text);
    expect((await checkReport(name)).summary).toMatchObject({ dialect });
  });

  it('is what the command line says, else the settings, else the journal', async () => {
    write(name, header + departing);
    const held = async (...words: string[]) => {
      const { summary } = await checkReport(name, ...words);
      return `${summary.dialect} by ${summary.dialectBy}`;
    };
    expect(await held()).toBe('game by Fileheader');
    write('shakedown.config.json', '{ "dialect": "spec" }');
    expect(await held()).toBe('spec by choice');
    expect(await held('--dialect', 'game')).toBe('game by choice');
    expect(await held('--no-config')).toBe('game by Fileheader');
  });

  it('is settled for each directory by itself', async () => {
    write(`letter/${name}`, departing);
    write(`live/${name}`, header + departing);
    const { findings, summary } = await checkReport('.', '--only', 'field/*');
    expect(summary).toMatchObject({ dialect: 'mixed', dialectBy: 'Fileheader' });
    expect(findings.map(({ file }) => file)).toEqual([path.join('letter', name)]);
    const { findings: shared } = await checkReport('.', '--only', 'field/*', '--threads', '2');
    expect(shared).toEqual(findings);
    expect((await pretty('.')).out).toContain('dialects spec and game (Fileheader)');
  });

  it('of companions without a journal is that of the specification', async () => {
    write('Status.json', '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n');
    expect((await checkReport('.')).summary).toMatchObject({ dialect: 'spec', dialectBy: 'default' });
  });

  it('of the standard input is settled by its first line, without waiting for more', async () => {
    const pieces = [header.slice(0, 9), header.slice(9) + departing].map((piece) => Buffer.from(piece));
    const { out } = await shakedown({ input: () => Readable.from(pieces) }, 'check', '-', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ findings: [], summary: { lines: 2, dialect: 'game' } });
    async function* waiting() {
      yield Buffer.from(wrong);
      await new Promise(() => undefined);
    }
    const running = start({ input: waiting }, 'check', '-');
    await running.printed('[field/type]');
    expect(await running.interrupt()).toBe(130);
  });

  it('is in every format that has a summary', async () => {
    write(name, header + clean);
    for (const format of ['pretty', 'concise', 'github', 'junit']) {
      expect((await shakedown('check', name, '--format', format)).out).toContain('dialect game (Fileheader)');
    }
    for (const format of ['json', 'ndjson', 'sarif']) {
      expect((await shakedown('check', name, '--format', format)).out).toContain(
        '"dialect":"game","dialectBy":"Fileheader"',
      );
    }
  });
});

describe('files that were left out', () => {
  const copies = [name.replace('.log', '(1).log'), `${name}.bak`, 'Status.json.bak'];

  it('are counted with why, and named where asked for', async () => {
    for (const each of [name, ...copies, 'notes.txt', `old/${name}`, `old/${second}`]) write(each, clean);
    write('empty/readme.txt', 'there is no journal here, so this is not expected to be checked');
    write('shakedown.config.json', '{ "ignore": ["old"] }');
    const { out } = await pretty('.');
    expect(out).toContain(
      'left out: 6 files (3 copies, 2 not journal names, 1 ignored by the settings);\n  --verbose or json names them',
    );
    const { out: verbose } = await shakedown('check', '.', '--format', 'concise', '--verbose');
    expect(verbose).toContain(`  copy: ${name}.bak\n`);
    expect(verbose).toContain('  ignored by the settings: old\n');
    const { leftOut } = await checkReport('.');
    expect(leftOut).toContainEqual({ file: 'notes.txt', reason: 'foreign' });
    expect(leftOut).toContainEqual({ file: 'Status.json.bak', reason: 'copy' });
    expect(leftOut).toHaveLength(6);
  });

  it('are named without triggering commands of the build server', async () => {
    write(name, clean);
    write('::error::x', clean);
    for (const format of ['pretty', 'concise']) {
      const { out } = await shakedown('check', '.', '--format', format, '--verbose');
      expect(out).toContain(':error::x');
      expect(out).not.toMatch(/^\s*::/m);
    }
  });

  it('are none of the reports that the run itself writes', async () => {
    write(name, clean);
    for (const _ of ['new', 'written over']) {
      await shakedown('check', '.', '-o', 'all.json');
      expect((JSON.parse(read('all.json')) as { leftOut: unknown }).leftOut).toEqual([]);
    }
  });

  it('are none where all is checked, or was named', async () => {
    write(name, clean);
    write('notes.txt', clean);
    expect((await checkReport('.', 'notes.txt')).leftOut).toEqual([]);
    expect((await pretty('.', 'notes.txt')).out).not.toContain('left out');
  });

  it('are reported if they cannot be read', async () => {
    mkdirSync(name);
    write(second, clean);
    expect((await checkReport('.')).leftOut).toEqual([{ file: name, reason: 'unreadable' }]);
  });
});

describe('a finding in json', () => {
  it('has what was expected and found, what may help, and where it ends', async () => {
    write(name, clean.replace('SquadronStartup', 'SquadronStartp').repeat(2) + wrong);
    const { findings } = await checkReport(name);
    const from = wrong.indexOf('"three"') + 1;
    expect(findings[0]).toMatchObject({
      rule: 'field/type',
      column: from,
      endColumn: from + '"three"'.length,
      expected: 'integer',
      found: '"three"',
    });
    expect(findings[0]).not.toHaveProperty('hint');
    expect(Object.keys(findings[1] ?? {})).toEqual(
      'rule severity file line column pointer message count hint endColumn expected found'.split(' '),
    );
    expect(findings[1]).toMatchObject({ hint: 'did you mean "SquadronStartup"?', found: '"SquadronStartp"' });
  });

  it('has no end where it is about a whole file', async () => {
    write(name, '');
    expect((await checkReport(name)).findings[0]).not.toHaveProperty('endColumn');
  });
});

describe('the statistics of a check', () => {
  const deep = `${'a folder with a long name/'.repeat(3)}${name}`;

  it('count findings by rule instead of listing each, the most frequent first', async () => {
    write(name, wrong + odd + odd);
    write(second, odd + torn);
    write(deep, wrong + odd);
    const { code, out } = await shakedown('check', '.', '--only', 'field/*,line/*', '--statistics');
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'count  severity  rule           files  first',
      `    4  note      field/unknown      3  ${name}:2:122`,
      `    2  error     field/type         2  ${name}:1:119`,
      `    1  error     line/cut           1  ${second}:2:15`,
    ]);
    expect(out).toMatch(/^✖ 3 errors, 4 notes · 3 files/m);
    const { out: laidOut } = await pretty('.', '--statistics');
    expect(laidOut).toContain('companion/status');
    expect(widest(laidOut)).toBeLessThanOrEqual(80);
  });

  it('are beside the findings in json', async () => {
    write(name, wrong + wrong);
    const { findings, statistics } = await checkReport(name, '--statistics');
    expect(findings).toHaveLength(2);
    expect(statistics).toEqual([
      { rule: 'field/type', severity: 'error', count: 2, files: 1, first: { file: name, line: 1, column: 119 } },
    ]);
    expect(await checkReport(name)).not.toHaveProperty('statistics');
    await shakedown('check', name, '--statistics', '-o', 'all.ndjson');
    expect(JSON.parse(read('all.ndjson').trim().split('\n').at(-1) ?? '')).toHaveProperty('statistics');
  });
});

describe('what a check means for a player', () => {
  it('is in plain words where all is well', async () => {
    write(name, clean.replace('2026-', '2024-') + clean);
    expect((await pretty(name)).out).toContain(
      '\n  Your journals are fine: 1 file, 2 events from 2024 to 2026, nothing wrong.',
    );
    write(name, odd);
    expect((await pretty(name)).out).toContain('1 note for authors of tools; nothing you need to do');
  });

  it('follows from what the rules say, the gravest first', async () => {
    write(name, `${clean}\r\n${torn}${torn}${clean.trimEnd()}`);
    const { out } = await pretty(name);
    const words = out.slice(out.indexOf('✖')).replaceAll(/\n {2}/g, ' ');
    expect(words).toContain(
      '2 lines are cut short, probably by a crash of the game; nothing you need to do (line/cut) 1 line is empty',
    );
    expect(words).not.toContain('are fine');
  });

  it('prints rules that mean the same as one, and how many more there are', async () => {
    const spoilt = clean.replace('"SquadronName":"Aces", ', '');
    write(name, `\uFEFF${wrong}${spoilt}\r\n${torn}${clean}\0${clean}${clean.trimEnd()}`);
    const { out } = await pretty(name);
    const words = out.slice(out.indexOf('✖')).replaceAll(/\n {2}/g, ' ');
    expect(words).toContain(
      '2 values are not what tools expect, and may not be understood (field/required, field/type)',
    );
    expect(words).toMatch(/and findings of \d more rules; --statistics counts them/);
  });

  it('does not call findings in a baseline fine', async () => {
    write(name, wrong);
    await shakedown('check', name, '--baseline', 'known.json', '--update-baseline');
    const { out } = await pretty(name, '--baseline', 'known.json');
    expect(out).toContain('Nothing new: 1 file, 1 event from 2026.');
  });
});

it('shows kinds that are not checked as one note on a terminal, however many there are', async () => {
  const kinds = ['Scan', 'Bounty', 'BuyAmmo', 'Screenshot', 'USSDrop'];
  const line = (event: string) => `{ "timestamp":"2024-05-01T10:00:01Z", "event":"${event}" }\r\n`;
  // Notes alone would be one line.
  write(name, [...kinds, ...kinds].map(line).join('') + wrong);
  const words = [name, '--dialect', 'spec', '--events-only'];
  const { code, out } = await pretty(...words);
  expect(code).toBe(1);
  expect(out.match(/^note event\/kind/gm)).toHaveLength(1);
  expect(out).toContain('10 events of 5 kinds that are not checked\n  Bounty, BuyAmmo, Scan, Screenshot, USSDrop\n');
  // A few are shown in place, and programs get each.
  write(name, line('Scan') + wrong);
  expect((await pretty(...words)).out).toContain('is not a known kind of event');
});
