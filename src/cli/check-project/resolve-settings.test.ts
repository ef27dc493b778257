import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatBaseline } from './baseline-file.js';
import { configName } from './config-file.js';
import { type ResolvedSettings, resolveSettings, type SettingsOverrides } from './resolve-settings.js';

const rules = { all: ['field/value', 'field/unseen', 'jump/fuel'], crossEvent: new Set(['jump/fuel']) };
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'shakedown-plan-'));
  mkdirSync(path.join(project, '.git'));
});

afterEach(() => rmSync(project, { recursive: true }));

function configure(settings: object, file = configName): string {
  writeFileSync(path.join(project, file), JSON.stringify(settings));
  return path.join(project, file);
}

function plan(asked: SettingsOverrides = {}): Promise<ResolvedSettings> {
  return resolveSettings(asked, project, () => Promise.resolve(rules));
}

describe('a plan', () => {
  it('leaves the dialect to the journals and fails on errors by default', async () => {
    expect(await plan()).toEqual({
      eventsOnly: false,
      failOn: 'error',
      files: [],
      selection: expect.anything(),
    });
  });

  it('takes from the project what was not asked for', async () => {
    configure({ dialect: 'game', eventsOnly: true, failOn: 'note', rules: { 'jump/*': 'off' }, ignore: ['old'] });
    const settled = await plan();
    expect(settled).toMatchObject({ dialect: 'game', eventsOnly: true, failOn: 'note' });
    expect(settled.selection.includes('jump/fuel')).toBe(false);
    expect(settled.ignores?.(path.join(project, 'deep/old'))).toBe(true);
    expect(await plan({ dialect: 'spec', failOn: 'never', only: ['jump/fuel'] })).toMatchObject({
      dialect: 'spec',
      eventsOnly: true,
      failOn: 'never',
    });
  });

  it('can do without the settings of the project, or with others', async () => {
    configure({ dialect: 'game', failOn: 'nonsense' });
    expect(await plan({ config: false })).not.toHaveProperty('dialect');
    expect(await plan({ config: configure({ failOn: 'note' }, 'other.json') })).toMatchObject({ failOn: 'note' });
    await expect(plan()).rejects.toThrow("'failOn' must be one of");
    await expect(plan({ config: path.join(project, 'none.json') })).rejects.toThrow('there is no config');
  });

  it('names the file in which a rule is misspelt', async () => {
    const file = configure({ rules: { 'field/valu': 'off' } });
    await expect(plan()).rejects.toThrow(`${file}: 'rules': unknown rule 'field/valu': did you mean 'field/value'?`);
  });
});

describe('the baseline of a plan', () => {
  const entry = { file: 'a.log', rule: 'jump/fuel', kind: 'FSDJump', pointer: '/FuelUsed', count: 3 };

  it('lies beside the settings that name it', async () => {
    configure({ baseline: 'known.json' });
    writeFileSync(path.join(project, 'known.json'), formatBaseline([entry]));
    const { baseline } = await plan();
    expect(path.resolve(baseline?.file ?? '')).toBe(path.join(project, 'known.json'));
    expect(baseline?.known.entries()).toEqual([entry]);
  });

  it('need not be there if it is to be written', async () => {
    const file = path.join(project, 'known.json');
    await expect(plan({ baseline: file })).rejects.toThrow(
      `there is no baseline ${file}; --update-baseline writes one`,
    );
    expect((await plan({ baseline: file, updateBaseline: true })).baseline).toMatchObject({ file, update: true });
  });

  it('must be named to be written', async () => {
    await expect(plan({ updateBaseline: true })).rejects.toThrow('--update-baseline needs a file');
    await expect(plan({ baseline: '' })).rejects.toThrow('--baseline needs a file name');
  });

  it('is not written over a file that is none', async () => {
    const file = configure({ dialect: 'game' }, 'package.json');
    await expect(plan({ baseline: file, updateBaseline: true })).rejects.toThrow('is not a baseline');
  });

  it('knows which entries the run could meet', async () => {
    const baseline = path.join(project, 'known.json');
    const asked = { baseline, updateBaseline: true };
    const meets = async (more: SettingsOverrides) => (await plan({ ...asked, ...more })).baseline?.coversRule(entry);
    expect(await meets({})).toBe(true);
    expect(await meets({ ignore: ['jump/*'] })).toBe(false);
    expect(await meets({ only: ['field/*'] })).toBe(false);
    expect(await meets({ eventsOnly: true })).toBe(false);
  });

  it('could meet all but what looks across events where every event is judged by itself', async () => {
    const asked = { baseline: path.join(project, 'known.json'), updateBaseline: true };
    const field = { ...entry, rule: 'field/value', pointer: '/BodyType' };
    const meets = async (more: SettingsOverrides = {}) => {
      const { baseline } = await plan({ ...asked, ...more });
      return [entry, field].map((each) => baseline?.coversRule(each));
    };
    expect(await meets({ eventsOnly: true })).toEqual([false, true]);
    configure({ eventsOnly: true });
    expect(await meets()).toEqual([false, true]);
    expect(await meets({ eventsOnly: false })).toEqual([true, true]);
  });
});
