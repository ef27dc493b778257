import { describe, expect, it } from 'vitest';
import { settingCatalogue } from '../../../../direct/settings/setting-shapes.js';
import { situationCatalogue } from '../../../../direct/situations/situation-catalogue.js';
import { assertSettingsFor } from '../../../../direct/situations/situation-command.js';
import { StageError } from '../../../../direct/stage-error.js';
import {
  type FieldTexts,
  fieldRefused,
  fieldsOf,
  problemWith,
  type SettingField,
  settingsFrom,
} from './setting-fields.js';

function situation(name: string) {
  const found = situationCatalogue.find((entry) => entry.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

function fieldNamed(name: string): SettingField {
  const found = situationCatalogue
    .flatMap((entry) => fieldsOf(entry, settingCatalogue))
    .find((field) => field.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('the form of a situation', () => {
  it('begins with where it happens, and ends with what all situations take', () => {
    const fields = fieldsOf(situation('dock'), settingCatalogue);
    expect(fields.map(({ name }) => name)).toEqual([
      'system',
      'station',
      'fuel',
      'credits',
      'legal',
      'cargo',
      'materials',
    ]);
    expect(fields.filter(({ isCommon }) => isCommon)).toHaveLength(5);
  });

  it('shows an example without its name and its quotes', () => {
    expect(fieldNamed('station').example).toBe('Jameson Memorial');
    expect(fieldNamed('cargo').example).toBe('gold=20');
  });

  it('offers the words that there are', () => {
    expect(fieldNamed('boost').form).toEqual({ type: 'choice', choices: ['basic', 'standard', 'premium'] });
    expect(fieldNamed('legal').form).toMatchObject({ type: 'choice' });
  });

  it.each(situationCatalogue)('of $name takes its own examples', (entry) => {
    for (const field of fieldsOf(entry, settingCatalogue)) {
      expect(problemWith(field, field.example), field.name).toBeUndefined();
      expect(() => assertSettingsFor(entry.name, settingsFrom([field], { [field.name]: field.example }))).not.toThrow();
    }
  });
});

describe('a field', () => {
  it('says which numbers it takes, wherever the stage would refuse one', () => {
    const heat = fieldNamed('heat');
    for (const text of ['1.01', '3', ' 1.2 ']) expect(problemWith(heat, text)).toBeUndefined();
    for (const text of ['1', '3.1', 'hot', '1e999']) {
      expect(problemWith(heat, text)).toBe('Write a number from 1.01 to 3.');
      expect(() => assertSettingsFor('overheat', settingsFrom([heat], { heat: text }))).toThrow(StageError);
    }
    expect(problemWith(fieldNamed('stops'), '3.5')).toBe('Write a whole number from 3 to 200 stops.');
  });

  it('that is empty sets nothing', () => {
    const fields = fieldsOf(situation('dock'), settingCatalogue);
    expect(settingsFrom(fields, { station: ' ', system: ' Sol ', credits: '1000' })).toEqual({
      system: 'Sol',
      credits: 1000,
    });
  });
});

describe('a refusal of the stage', () => {
  const fields = fieldsOf(situation('dock'), settingCatalogue);

  function refusalOf(texts: FieldTexts): string {
    try {
      assertSettingsFor('dock', settingsFrom(fields, texts));
    } catch (error) {
      return (error as Error).message;
    }
    return 'none';
  }

  it.each([
    ['station', { system: 'Sol', station: 'Nowhere' }],
    ['system', { system: 'Slo' }],
    ['fuel', { fuel: '2000%', cargo: 'gold=2' }],
    ['cargo', { fuel: '20%', cargo: 'gould=2' }],
  ] as const)('is shown at the %s that it is about', (name, texts) => {
    const refusal = refusalOf(texts);
    expect(fieldRefused(fields, texts, refusal)?.name, refusal).toBe(name);
  });

  it('about something else is shown at none', () => {
    expect(fieldRefused(fields, { system: 'Sol' }, 'the session has ended')).toBeUndefined();
  });
});
