import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkReport,
  clean,
  departing,
  inProject,
  name,
  odd,
  read,
  rules,
  torn,
  write,
  wrong,
} from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';

inProject();

const config = 'shakedown.config.json';

describe('the settings of a project', () => {
  beforeEach(() => write(`logs/${name}`, wrong + odd + departing));

  it('apply in its directory and below, and the command line wins', async () => {
    write(
      config,
      JSON.stringify({
        $schema: 'x',
        dialect: 'game',
        failOn: 'never',
        rules: { 'field/type': 'off', 'field/*': 'warning' },
      }),
    );
    process.chdir('logs');
    const { code, findings, summary } = await checkReport(name);
    expect(code).toBe(0);
    expect(findings).toMatchObject([{ rule: 'field/unknown', severity: 'warning' }]);
    expect(summary).toMatchObject({ errors: 0, warnings: 1, notes: 0 });
    expect((await checkReport(name, '--fail-on', 'warning')).code).toBe(1);
    expect(await rules(name, '--no-config')).toEqual(['field/type', 'field/required', 'field/unknown']);
    write('other.json', '{ "rules": { "field/*": "off" } }');
    expect(await rules(name, '--config', 'other.json')).toEqual([]);
  });

  it('say what is ignored, unless it is named', async () => {
    write(`logs/old/${name}`, wrong);
    write(`new/${name}`, clean);
    write(config, '{ "ignore": ["logs/old", "**/deep/**"], "failOn": "never" }');
    expect((await checkReport('.')).summary.files).toBe(2);
    expect((await checkReport('*/*.log')).summary.files).toBe(2);
    expect((await checkReport(`logs/old/${name}`)).summary.files).toBe(1);
    expect((await shakedown('check', 'logs/*/*.log')).err).toBe("shakedown: nothing matches 'logs/*/*.log'");
  });

  it.each([
    ['{ "failOn": "error", }', `${config}:1:22: expected a name in quotes, found "}"`],
    ['{ "failon": "error" }', `${config}: 'failon' is not a setting: did you mean 'failOn'?`],
    ['{ "failOn": 1 }', `${config}: 'failOn' must be one of error, warning, note, never, not 1`],
    ['{ "rules": { "field/typ": "off" } }', `${config}: 'rules': unknown rule 'field/typ': did you mean 'field/type'?`],
    ['{ "baseline": "none.json" }', 'there is no baseline none.json; --update-baseline writes one'],
  ])('%s is answered with a sentence', async (text, sentence) => {
    write(config, text);
    const { code, out, err } = await shakedown('check', 'logs');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });
});

it('reports all mistakes of the settings at once', async () => {
  write(name, wrong);
  write(config, '{ "failon": 1, "grade": 2, "rules": { "field/typ": "of", "line/cut": "off", "jump/fule": "on" } }');
  const { code, err } = await shakedown('check', name, '--config', config);
  expect(code).toBe(2);
  expect(err.split('\n')).toEqual([
    `shakedown: ${config}: 'failon' is not a setting: did you mean 'failOn'?`,
    `${config}: 'grade' must be one of specified, strong, observed, declared, not 2`,
    `${config}: 'rules' has 'field/typ', which must be one of on, off, error, warning, note, not "of": did you mean 'on'?`,
    `${config}: 'rules': unknown rule 'field/typ': did you mean 'field/type'?`,
    `${config}: 'rules': unknown rule 'jump/fule': did you mean 'jump/fuel'?`,
  ]);
});

describe('a baseline', () => {
  const base = ['--baseline', 'known.json'];

  it('is written, applied and updated', async () => {
    write(name, wrong + odd);
    const first = await shakedown('check', name, ...base, '--update-baseline');
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^✔ no findings \(2 in the baseline\)/);
    expect(first.err.split('\n')).toEqual([
      'wrote known.json: 2 entries (2 added, 0 removed, 0 changed)',
      `  + '${name}' field/type SquadronStartup '/CurrentRank' (1)`,
      `  + '${name}' field/unknown SquadronStartup '/Mood' (1)`,
    ]);
    const written = read('known.json');
    expect(written).toContain(
      `\n    { "file": "${name}", "rule": "field/type", "kind": "SquadronStartup", "pointer": "/CurrentRank", "count": 1 },\n`,
    );

    write(name, torn + odd + wrong);
    const second = await checkReport(name, ...base);
    expect(second).toMatchObject({
      code: 1,
      err: '',
      findings: [{ rule: 'line/cut' }],
      summary: { errors: 1, notes: 0 },
    });

    write(name, clean + odd);
    const third = await shakedown('check', name, ...base);
    expect(third.code).toBe(0);
    expect(third.err.replaceAll('\n', ' ')).toContain(
      `hint: 1 entry of known.json counts more than was found; the same command with --update-baseline brings it up to date:     '${name}' field/type SquadronStartup '/CurrentRank' (1, found 0)`,
    );
    expect(read('known.json')).toBe(written);

    const fourth = await shakedown('check', name, ...base, '--update-baseline');
    expect(fourth.err.split('\n')).toEqual([
      'wrote known.json: 1 entry (0 added, 1 removed, 0 changed)',
      `  - '${name}' field/type SquadronStartup '/CurrentRank' (1)`,
    ]);
    expect((await shakedown('check', name, ...base)).err).toBe('');
  });

  it('hides no more findings of a file than it counts', async () => {
    write(name, wrong.repeat(4));
    await shakedown('check', name, ...base, '--update-baseline');
    expect((await checkReport(name, ...base)).summary).toMatchObject({ errors: 0, baselined: 4 });

    write(name, wrong.repeat(12));
    const { code, summary, findings, err } = await checkReport(name, ...base);
    expect({ code, summary }).toMatchObject({ code: 1, summary: { errors: 12, baselined: 0 } });
    expect(findings).toHaveLength(12);
    expect(err).toContain('1 entry of known.json counts less than was found');
    expect(err).toContain('(4, found 12)');

    write(name, wrong.repeat(3));
    const fewer = await checkReport(name, ...base);
    expect(fewer).toMatchObject({ code: 0, summary: { errors: 0, baselined: 3 } });
    expect(fewer.err).toContain('1 entry of known.json counts more than was found');
    expect(fewer.err).toContain('(4, found 3)');
    const { err: changed } = await shakedown('check', name, ...base, '--update-baseline');
    expect(changed).toContain('wrote known.json: 1 entry (0 added, 0 removed, 1 changed)');
    expect(changed).toContain('(4, now 3)');
  });

  it('does not cover the same finding in another file', async () => {
    const other = name.replace('.01.', '.02.');
    write(name, wrong);
    await shakedown('check', name, ...base, '--update-baseline');
    write(other, wrong);
    expect((await checkReport('.', ...base, '--only', 'field/*')).findings).toMatchObject([
      { rule: 'field/type', file: other },
    ]);
  });

  it('has paths relative to itself', async () => {
    write(`logs/${name}`, wrong);
    await shakedown('check', 'logs', '--only', 'field/*', '--baseline', 'logs/known.json', '--update-baseline');
    expect(read('logs/known.json')).toContain(`{ "file": "${name}",`);
    process.chdir('logs');
    expect((await checkReport(name, ...base)).code).toBe(0);
    expect((await checkReport(path.resolve(name), ...base)).code).toBe(0);
  });

  it('keeps entries of files that were not checked, and drops those of missing files', async () => {
    const [first, second] = [`a/${name}`, `b/${name}`];
    write(first, wrong);
    write(second, wrong);
    await shakedown('check', 'a', 'b', ...base, '--only', 'field/*', '--update-baseline');
    write(first, clean);
    expect((await shakedown('check', 'b', ...base, '--only', 'field/*')).err).toBe('');
    await shakedown('check', 'b', ...base, '--only', 'field/*', '--update-baseline');
    expect(read('known.json')).toContain(first);
    rmSync('a', { recursive: true });
    expect((await shakedown('check', 'b', ...base, '--only', 'field/*')).err).toContain('(1, found 0)');
    await shakedown('check', 'b', ...base, '--only', 'field/*', '--update-baseline');
    expect(read('known.json')).not.toContain(first);
    expect(read('known.json')).toContain(second);
  });

  it('of version 1 is refused with a hint, and rewritten with --update-baseline', async () => {
    write(name, wrong);
    write(
      'known.json',
      '{ "version": 1, "findings": [{ "rule": "field/type", "kind": "SquadronStartup", "pointer": "/CurrentRank" }] }',
    );
    const { code, err } = await shakedown('check', name, ...base);
    expect(code).toBe(2);
    expect(err).toBe(
      'shakedown: known.json is a baseline of version 1, which had no counts; run the same command with --update-baseline to rewrite it',
    );
    expect((await shakedown('check', name, ...base, '--update-baseline')).code).toBe(0);
    expect((await shakedown('check', name, ...base)).code).toBe(0);
  });

  it('is not stale for rules that were off, and keeps their entries', async () => {
    write(name, wrong + odd);
    await shakedown('check', name, ...base, '--update-baseline');
    const written = read('known.json');
    write(name, clean);
    expect((await shakedown('check', name, ...base, '--only', 'line/*')).err).toBe('');
    expect((await shakedown('check', name, ...base, '--ignore', 'field/*')).err).toBe('');
    await shakedown('check', name, ...base, '--ignore', 'field/*', '--update-baseline');
    expect(read('known.json')).toBe(written);
  });

  it('may be named in the settings, and is found from below', async () => {
    write('shakedown.config.json', '{ "baseline": "known.json" }');
    write(`logs/${name}`, wrong);
    process.chdir('logs');
    const { err } = await shakedown('check', name, '--update-baseline');
    expect(err).toContain(`wrote ${path.join('..', 'known.json')}: 1 entry`);
    expect((await shakedown('check', name)).code).toBe(0);
  });

  it.each([
    ['[]', 'known.json is not a baseline: it has no list of findings'],
    ['{ "version": 2, "findings": [{}] }', 'known.json: finding 1 must have a file'],
    ['{\n"version" 1', 'known.json:2:11: expected'],
  ])('%s is no baseline, and is not overwritten', async (text, sentence) => {
    write(name, wrong);
    write('known.json', text);
    for (const words of [base, [...base, '--update-baseline']]) {
      const { code, err } = await shakedown('check', name, ...words);
      expect(code).toBe(2);
      expect(err).toContain(sentence);
    }
    expect(read('known.json')).toBe(text);
  });
});
