import { describe, expect, it } from 'vitest';
import { parseSettings } from './check-settings.js';

describe('settings', () => {
  it('are taken as they stand', () => {
    const settings = {
      dialect: 'game',
      rules: { 'field/unseen': 'off', 'jump/*': 'error', 'line/json': 'on' },
      ignore: ['old/**'],
      failOn: 'never',
      baseline: 'known.json',
      eventsOnly: true,
    };
    const rules = ['field/unseen', 'jump/fuel', 'line/json'];
    expect(parseSettings({ $schema: 'anything', ...settings }, 'x.json', rules)).toEqual(settings);
    expect(parseSettings({}, 'x.json')).toEqual({});
  });

  it.each([
    [[], 'x.json: the settings must be an object, not a list'],
    ['text', 'x.json: the settings must be an object, not "text"'],
    [{ failon: 'error' }, "x.json: 'failon' is not a setting: did you mean 'failOn'?"],
    [
      { weather: 1 },
      "x.json: 'weather' is not a setting; known: dialect, grade, rules, ignore, failOn, baseline, eventsOnly",
    ],
    [{ constructor: 1 }, "x.json: 'constructor' is not a setting"],
    [JSON.parse('{"__proto__":{"dialect":"game"}}'), "x.json: '__proto__' is not a setting"],
    [{ 'a\u001Bb': 1 }, "x.json: 'a\\u001bb' is not a setting"],
    [{ dialect: 'gmae' }, "x.json: 'dialect' must be one of game, spec, not \"gmae\": did you mean 'game'?"],
    [{ dialect: 5 }, "x.json: 'dialect' must be one of game, spec, not 5"],
    [{ failOn: null }, "x.json: 'failOn' must be one of error, warning, note, never, not null"],
    [{ failOn: 2n ** 64n }, "x.json: 'failOn' must be one of error, warning, note, never, not 18446744073709551616"],
    [
      { rules: [] },
      "x.json: 'rules' must be an object that gives rules one of on, off, error, warning, note, not a list",
    ],
    [
      { rules: { 'a/b': 'of' } },
      "x.json: 'rules' has 'a/b', which must be one of on, off, error, warning, note, not \"of\": did you mean 'on'?",
    ],
    [{ rules: { 'a/b': {} } }, 'not an object'],
    [{ ignore: 'old' }, 'x.json: \'ignore\' must be a list of non-empty strings, not "old"'],
    [{ ignore: [''] }, "x.json: 'ignore' must be a list of non-empty strings, not a list"],
    [{ ignore: [1] }, "x.json: 'ignore' must be a list"],
    [{ baseline: '' }, 'x.json: \'baseline\' must be a non-empty string, not ""'],
    [{ baseline: true }, "x.json: 'baseline' must be a non-empty string, not true"],
    [{ eventsOnly: 'x'.repeat(99) }, `x.json: 'eventsOnly' must be true or false, not "${'x'.repeat(39)}…`],
  ])('that are unsound are answered with a sentence (%#)', (value: unknown, sentence) => {
    expect(() => parseSettings(value, 'x.json')).toThrow(sentence);
  });
});
