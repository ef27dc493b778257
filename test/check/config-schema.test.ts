import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { configKeys, parseSettings } from '../../src/cli/check-project/check-settings.js';
import { configSchema } from '../support/config-schema.js';

const validate = new Ajv({ strict: true, allowMatchingProperties: true }).compile(
  configSchema([{ id: 'field/value', says: 'a value is known' }]),
);

describe('the schema of the config', () => {
  it.each([
    {},
    { $schema: 'x', dialect: 'game', failOn: 'never', baseline: 'x', eventsOnly: false, ignore: ['x'] },
    { rules: { 'field/value': 'off', 'field/*': 'note', '*': 'on' } },
  ])('accepts what the reader accepts: %j', (value) => {
    expect(parseSettings(value, 'x', ['field/value'])).toBeDefined();
    expect(validate(value)).toBe(true);
  });

  it.each([
    { rules: { 'field/value': 'of' } },
    { rules: [] },
    { dialect: 'klingon' },
    { dialects: 'game' },
    { failOn: 1 },
    { baseline: '' },
    { eventsOnly: 'yes' },
    { ignore: 'x' },
    { ignore: [''] },
    [],
  ])('refuses what the reader refuses: %j', (value) => {
    expect(() => parseSettings(value, 'x')).toThrow('x: ');
    expect(validate(value)).toBe(false);
  });

  it('knows the rules', () => {
    expect(validate({ rules: { 'field/valu': 'off' } })).toBe(false);
  });

  it('describes every key', () => {
    const { properties } = configSchema([]) as { properties: Record<string, { description: string }> };
    for (const key of Object.keys(configKeys)) expect(properties[key]?.description).toMatch(/^[A-Z].*\.$/);
  });
});
