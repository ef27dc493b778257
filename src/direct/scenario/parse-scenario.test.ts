import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/thorough.js';
import { parseScenario } from './parse-scenario.js';
import { ScenarioError } from './scenario-error.js';
import { scenarioShape } from './scenario-shape.js';

const scenarioMembers = Object.keys(scenarioShape.members).join(', ');

/** The problems reported for a text that is not a scenario. */
function complaintsAbout(text: string): string[] {
  try {
    parseScenario(text, 'x.yaml');
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const sound = `
about: everything at once
seed: -7
start: 2026-11-14T20:41:00Z
dialect: game
plan: trade
for: 1h30m
given: { station: Jameson Memorial, ship: krait_light, fuel: 50% }
steps:
  - supercruise
  - dock: { station: Jameson Memorial }
  - undock:
  - wait: 1m30s
  - inject: { event: ReceiveText, From: '', Message: hello, Channel: npc }
  - inject: { event: Docked }
    anyway: true
  - fault: torn-line
  - fault: nul-run/Docked:5%
  - leap: 2026-11-14T20:51:00.250Z
  - step: 3
  - undock:
    anyway: true
expect:
  events: [Docked, { event: FSDJump, StarSystem: Sol }, { event: ReceiveText, From_Localised: null }]
  never: [Shutdown]
  state: { place: docked, station: { name: Jameson Memorial }, flags: [Docked], ship: { cargo: { gold: 1 } } }
`;

describe('reading a scenario', () => {
  it('adds the services that steps and expectations need to those it names', () => {
    const text = "with: ['eddn:4430']\nsteps: [fault: eddn-down, fault: capi-lags]\nexpect: { unsent: [inara, eddn] }";
    expect(parseScenario(text, 'x.yaml').services).toEqual(['eddn:4430', 'capi', 'inara']);
  });

  it('parses every key and step', () => {
    const { steps, expect: expected, ...scenario } = parseScenario(sound, 'x.yaml');
    expect(scenario).toEqual({
      file: 'x.yaml',
      about: 'everything at once',
      seed: -7,
      start: new Date('2026-11-14T20:41:00Z'),
      dialect: 'game',
      plan: 'trade',
      seconds: 5400,
      given: { station: 'Jameson Memorial', ship: 'krait_light', fuel: '50%' },
      services: [],
      before: [],
    });
    expect(steps).toEqual([
      { line: 10, column: 5, situation: 'supercruise', settings: {} },
      { line: 11, column: 5, situation: 'dock', settings: { station: 'Jameson Memorial' } },
      { line: 12, column: 5, situation: 'undock', settings: {} },
      { line: 13, column: 5, wait: 90 },
      { line: 14, column: 5, inject: { event: 'ReceiveText', From: '', Message: 'hello', Channel: 'npc' } },
      { line: 15, column: 5, inject: { event: 'Docked' }, anyway: true },
      { line: 17, column: 5, fault: 'torn-line' },
      { line: 18, column: 5, fault: 'nul-run/Docked:5%' },
      { line: 19, column: 5, leap: Date.UTC(2026, 10, 14, 20, 51, 0, 250) },
      { line: 20, column: 5, step: 3 },
      { line: 21, column: 5, situation: 'undock', settings: {}, anyway: true },
    ]);
    expect(expected.events.map(({ event }) => event)).toEqual(['Docked', 'FSDJump', 'ReceiveText']);
    expect(expected.never).toEqual([{ line: 25, column: 11, event: 'Shutdown', members: undefined }]);
  });

  it('has defaults for omitted keys', () => {
    const { seed, dialect, start, given } = parseScenario('steps: [dock]', 'x.yaml');
    expect({ seed, dialect, start, given }).toEqual({
      seed: 1,
      dialect: 'game',
      start: new Date('2026-11-14T20:41:00Z'),
      given: {},
    });
  });

  it('accepts overrides of seed, start and dialect', () => {
    const start = new Date('2027-01-01T00:00:00Z');
    const text = 'steps: [dock]\nexpect: { events: [Undocked] }';
    expect(parseScenario(text, 'x.yaml', { seed: 3, start })).toMatchObject({ seed: 3, start, dialect: 'game' });
    expect(() => parseScenario(text, 'x.yaml', { dialect: 'spec' })).toThrow(
      'x.yaml:2:20: Undocked is not written in the dialect spec: it takes dialect: game',
    );
  });

  it('applies the specification to a file that requests it', () => {
    expect(parseScenario('dialect: spec\nsteps: [dock]', 'x.yaml').dialect).toBe('spec');
    expect(complaintsAbout('dialect: spec\nsteps: [dock]\nexpect: { events: [Undocked] }')).toEqual([
      'x.yaml:3:20: Undocked is not written in the dialect spec: it takes dialect: game',
    ]);
  });

  it('keeps the digits of integers beyond 2^53', () => {
    const [step] = parseScenario(
      'steps: [{ inject: { event: Anything, Id: 18446744073709551615, Small: 9007199254740991 } }]',
      'x.yaml',
    ).steps;
    expect(step).toMatchObject({ inject: { Id: 18446744073709551615n, Small: 9007199254740991 } });
  });

  it('follows aliases, within limits', () => {
    const { steps } = parseScenario(
      'given: &home { fuel: 50% }\nsteps: [{ dock: *home }, { undock: *home }]',
      'x.yaml',
    );
    expect(steps).toMatchObject([{ settings: { fuel: '50%' } }, { settings: { fuel: '50%' } }]);
  });
});

describe('an invalid scenario', () => {
  it('reports all of its problems at once, each with its position', () => {
    const text = `about: 5
seed: x
start: 2026-02-30T00:00:00Z
dialect: gam
given: { staton: Sol, ship: krait_lite }
steps:
  - supercrise
  - dock: { station: Jameson Memorail }
  - wait: 30
  - inject: { event: Dockd }
  - fault: torn-lin
  - { dock: , wait: 30s }
expect:
  events: [Dockd, Status, { event: FSDJump, StarSytem: Sol }]
  state: { plce: docked, place: dockd, ship: { fuel: 5 } }
`;
    expect(complaintsAbout(text)).toEqual([
      'x.yaml:1:8: about is a text, not 5',
      'x.yaml:2:7: the seed must be an integer such as 7, not "x"',
      'x.yaml:3:8: start is a time such as 2026-11-14T20:41:00Z, not "2026-02-30T00:00:00Z"',
      "x.yaml:4:10: there is no dialect 'gam': did you mean 'game'?",
      "x.yaml:5:10: unknown setting 'staton': did you mean 'station'?",
      "x.yaml:5:29: there is no ship 'krait_lite': did you mean 'krait_light'?",
      "x.yaml:7:5: there is no situation 'supercrise': did you mean 'supercruise'?",
      "x.yaml:8:22: there is no station 'Jameson Memorail': did you mean 'Jameson Memorial'?",
      'x.yaml:9:11: a wait is a duration such as 90s, 10m or 1h30m, not 30: did you mean 30s?',
      "x.yaml:10:22: unknown kind 'Dockd': did you mean 'Docked'? (anyway: true, beside inject, writes it nevertheless)",
      "x.yaml:11:12: unknown fault 'torn-lin': did you mean torn-line?",
      "x.yaml:12:15: 'wait' is a second thing in one step: put a dash before each",
      "x.yaml:14:12: unknown kind 'Dockd': did you mean 'Docked'?",
      'x.yaml:14:19: Status stands in Status.json and has no lines: say in state what it must tell',
      "x.yaml:14:45: FSDJump has no member 'StarSytem': did you mean 'StarSystem'?",
      "x.yaml:15:12: state has no member 'plce': did you mean 'place'?",
      "x.yaml:15:33: place is never 'dockd': did you mean 'docked'?",
      'x.yaml:15:54: fuel is an object, not 5',
    ]);
  });

  it("reports the checker's findings about an injected event at their positions", () => {
    const text = `steps:
  - inject:
      event: Missions
      Active:
        - { MissionID: none, Name: Mission_Courier, PassengerMission: false, Expires: 7200 }
      Failed: []
      Complete: []
`;
    expect(complaintsAbout(text)).toEqual([
      expect.stringMatching(/^x\.yaml:5:24: Missions: .*MissionID.*\(anyway: true/),
    ]);
  });

  it('reports contradictory settings', () => {
    expect(complaintsAbout('given: { ship: anaconda, fuel: 900 }\nsteps: [dock]')).toEqual([
      'x.yaml:1:8: the tank of this Anaconda holds 32 t, not 900',
    ]);
  });

  it.each([
    ['empty', '', '1:1: the file is empty: a scenario has at least one step, such as steps: [dock]'],
    ['only a remark', '# dock\n', '1:1: the file is empty: a scenario has at least one step, such as steps: [dock]'],
    ['without steps', 'seed: 7', '1:1: a scenario has at least one step, such as steps: [dock]'],
    ['until an unknown kind', 'steps: [until: Dockd]', "1:16: unknown kind 'Dockd': did you mean 'Docked'?"],
    ['until a number', 'steps: [until: 3]', '1:16: until names a kind such as Touchdown, not 3'],
    ['without a step', 'steps: []', '1:8: there is no step: a scenario has one at least'],
    ['a word', 'dock', `1:1: a scenario is an object with ${scenarioMembers}, not "dock"`],
    ['a list', '- dock', `1:1: a scenario is an object with ${scenarioMembers}, not a list`],
    ['indented with tabs', 'steps:\n\t- dock', '2:1: a tab stands here: YAML is indented with spaces'],
    [
      'saying a thing twice',
      'seed: 1\nsteps: [dock]\nseed: 2',
      "3:1: 'seed' stands here twice; the first is in line 1",
    ],
    ['binary', 'steps: [do\0ck]', '1:11: a character stands here that no text holds: is this a scenario?'],
    ['too large', '#'.repeat(200_000), '1:1: a scenario has at most 128 kB, and this has 196'],
    ['too deep', `steps: ${'['.repeat(20_000)}`, '1:47: lists and objects stand within each other more than 40 times'],
    ['full of dashes', '- '.repeat(20_000), '1:81: lists and objects stand within each other more than 40 times'],
    ['a bomb of aliases', bomb(), '5:8: with its aliases written out, this has no end, or is far too large'],
    [
      'an alias of itself',
      'steps: &a [*a]',
      '1:12: with its aliases written out, this has no end, or is far too large',
    ],
    ['an alias of nothing', 'steps: [{ dock: *x }]', '1:17: nothing before this is marked with &x'],
    ['with a tag', 'steps: [!run dock]', '1:9: a tag (!…) means nothing here'],
    [
      'of another YAML',
      '%YAML 1.1\n---\nsteps: [dock]',
      '1:1: scenarios are YAML 1.2, not 1.1: leave the %YAML line out',
    ],
    ['two at once', 'steps: [dock]\n---\nsteps: [dock]', '2:1: a second scenario begins here: one file holds one'],
    ['not closed', 'steps: [dock', '1:13: this is not indented as what belongs to it, or a bracket is not closed'],
    [
      'no number',
      'steps: [{ inject: { event: Anything, X: .nan } }]',
      '1:41: that is no number: a journal holds only finite ones',
    ],
    ['waiting for ever', 'steps: [{ wait: 31d }]', '1:17: a wait takes more than nothing and at most 30d'],
    [
      'steering a terminal',
      'steps: ["\\e[31m"]',
      "1:9: there is no situation '\\u001b[31m': see shakedown list situations",
    ],
    [
      'named as a part of the language',
      'steps: [constructor]',
      "1:9: there is no situation 'constructor': see shakedown list situations",
    ],
  ])('is rejected with one sentence: %s', (_, text, problem) => {
    expect(complaintsAbout(text)).toEqual([`x.yaml:${problem}`]);
  });

  it('is rejected with a sentence, however broken its text', () => {
    const scrap = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '- ',
      ': ',
      '[',
      ']',
      '{',
      '}',
      '&a ',
      '*a',
      '!',
      '|\n',
      '"',
      "'",
      '#',
      '%',
      '?',
      '\0',
      '7',
      'null',
    );
    const place = fc.integer({ min: 0, max: sound.length });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 12 }), scrap, (at, length, text) => {
        complaintsAbout(sound.slice(0, at) + text + sound.slice(at + length));
      }),
      { numRuns: runs(300) },
    );
  });

  it('lists a limited number of problems', () => {
    const problems = complaintsAbout(`steps: [${Array(50).fill('x').join(', ')}]`);
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('and 30 more like these');
  });
});

/** Ten lines that expand to ten thousand million values. */
function bomb(): string {
  const names = 'abcdefghij'.split('');
  const lines = names.map(
    (name, index) =>
      `${name}: &${name} [${Array(10)
        .fill(index === 0 ? 'x' : `*${names[index - 1]}`)
        .join(', ')}]`,
  );
  return [...lines, 'steps: *j'].join('\n');
}
