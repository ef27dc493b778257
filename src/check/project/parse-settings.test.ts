import { describe, expect, it } from 'vitest';
import { parseSettings } from './parse-settings.js';

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
    expect(parseSettings({ $schema: 'anything', ...settings }, 'x.json')).toEqual(settings);
    expect(parseSettings({}, 'x.json')).toEqual({});
  });

  it.each([
    [[], 'x.json: the settings are an object, not a list'],
    ['text', 'x.json: the settings are an object, not "text"'],
    [{ failon: 'error' }, "x.json: 'failon' is no setting: did you mean 'failOn'?"],
    [{ weather: 1 }, "x.json: 'weather' is no setting; known: dialect, rules, ignore, failOn, baseline, eventsOnly"],
    [{ constructor: 1 }, "x.json: 'constructor' is no setting"],
    [JSON.parse('{"__proto__":{"dialect":"game"}}'), "x.json: '__proto__' is no setting"],
    [{ 'a\u001Bb': 1 }, "x.json: 'a\\u001bb' is no setting"],
    [{ dialect: 'gmae' }, "x.json: 'dialect' is one of spec, game, not \"gmae\": did you mean 'game'?"],
    [{ dialect: 5 }, "x.json: 'dialect' is one of spec, game, not 5"],
    [{ failOn: null }, "x.json: 'failOn' is one of error, warning, note, never, not null"],
    [{ failOn: 2n ** 64n }, "x.json: 'failOn' is one of error, warning, note, never, not 18446744073709551616"],
    [{ rules: [] }, "x.json: 'rules' is an object from rules to one of on, off, error, warning, note, not a list"],
    [
      { rules: { 'a/b': 'of' } },
      "x.json: 'rules' has 'a/b', which is one of on, off, error, warning, note, not \"of\": did you mean 'on'?",
    ],
    [{ rules: { 'a/b': {} } }, 'not an object'],
    [{ ignore: 'old' }, 'x.json: \'ignore\' is a list of texts, none of them empty, not "old"'],
    [{ ignore: [''] }, "x.json: 'ignore' is a list of texts, none of them empty, not a list"],
    [{ ignore: [1] }, "x.json: 'ignore' is a list"],
    [{ baseline: '' }, 'x.json: \'baseline\' is a text that is not empty, not ""'],
    [{ baseline: true }, "x.json: 'baseline' is a text that is not empty, not true"],
    [{ eventsOnly: 'x'.repeat(99) }, `x.json: 'eventsOnly' is true or false, not "${'x'.repeat(39)}…`],
  ])('that are unsound are answered with a sentence (%#)', (value: unknown, sentence) => {
    expect(() => parseSettings(value, 'x.json')).toThrow(sentence);
  });
});
