import { describe, expect, it } from 'vitest';
import { openSession } from '../../simulate/simulate.js';
import { stateOf } from '../state/stage-state.js';
import { checkExpectations, failureText } from './check-expectations.js';
import { parseScenario } from './parse-scenario.js';

const state = {
  ...stateOf(openSession({ seed: 7, plan: 'stay' }).world),
  flags: ['Docked', 'LandingGearDown'] as const,
};

const events = [
  { timestamp: '2026-11-14T20:41:00Z', event: 'Docked', StationName: 'Jameson Memorial', MarketID: 128666762 },
  { timestamp: '2026-11-14T20:42:00Z', event: 'FSDJump', StarSystem: 'Wolf 359', JumpDist: 7.5, Taxi: false },
  { timestamp: '2026-11-14T20:43:00Z', event: 'FSDJump', StarSystem: 'Sol', JumpDist: 7.8620001 },
  { timestamp: '2026-11-14T20:44:00Z', event: 'Missions', Active: [{ MissionID: 18446744073709551615n }], Failed: [] },
];

/** Lines come every ten seconds of real time; a market is uploaded after the first and after the last. */
const market = {
  service: 'eddn',
  kind: 'commodity/3',
  content: { message: { systemName: 'Sol' } },
  status: 200,
} as const;
const traffic = {
  began: 0,
  times: [0, 10_000, 20_000, 30_000],
  sent: [
    { ...market, timestamp: '2026-11-14T20:41:02Z', at: 2000, lines: 1 },
    { ...market, timestamp: '2026-11-14T20:44:05Z', at: 35_000, lines: 4, status: 400 },
  ],
  findings: [{ rule: 'eddn/twice', message: 'the same message again' }],
};

function failuresOf(expected: string): string[] {
  const scenario = parseScenario(`steps: [dock]\nexpect: { ${expected} }`, 'x.yaml');
  return checkExpectations(scenario, { ...traffic, events, state }).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
}

describe('an expectation', () => {
  it.each([
    'events: [Docked, FSDJump, Missions]',
    'events: [{ event: FSDJump, StarSystem: Sol, JumpDist: 7.862 }]',
    'events: [{ event: FSDJump, StarSystem: Sol, Taxi: null }]',
    'events: [{ event: Missions, Active: [{ MissionID: 18446744073709551615 }], Failed: [] }]',
    'never: [Synthesis, { event: FSDJump, StarSystem: Diaguandri }]',
    'sent: [eddn, { eddn: commodity/3, count: 2 }, { eddn: commodity/3, after: Docked, within: 2s, count: 1 }]',
    'sent: [{ eddn, after: Missions, content: { message: { systemName: Sol, stationName: null } }, status: 400 }]',
    'unsent: [inara, { eddn: journal/1 }, { eddn, after: Synthesis }, { eddn, after: Missions, within: 4s }]',
    'findings: [eddn/twice]',
    'state: { place: docked, ride: ship, flags: [LandingGearDown], route: [], surface: null }',
  ])('is met: %s', (expected) => {
    expect(failuresOf(expected)).toEqual([]);
  });

  it.each([
    ['events: [Synthesis]', '2:20: expected Synthesis, but no Synthesis was written'],
    [
      'events: [FSDJump, Docked]',
      '2:29: expected Docked after FSDJump, but it came before that, at 2026-11-14T20:41:00Z, and not again',
    ],
    [
      'events: [Docked, { event: FSDJump, StarSystem: Luyten, JumpDist: 7.5 }]',
      '2:28: expected FSDJump with StarSystem "Luyten", JumpDist 7.5 after Docked, but the nearest FSDJump, at 2026-11-14T20:42:00Z, has StarSystem "Wolf 359"',
    ],
    [
      'events: [{ event: Missions, Active: [{ MissionID: 18446744073709551614 }] }]',
      '2:20: expected Missions with Active [{"MissionID":18446744073709551614}], but the nearest Missions, at 2026-11-14T20:44:00Z, has Active [{"MissionID":18446744073709551615}]',
    ],
    ['never: [FSDJump]', '2:19: expected no FSDJump, but one was written at 2026-11-14T20:42:00Z, and 1 more after it'],
    ['sent: [inara]', '2:18: expected a message to inara, but nothing was sent to inara'],
    ['sent: [{ eddn: journal/1 }]', '2:18: expected journal/1 to eddn, but only other kinds were sent: commodity/3'],
    [
      'sent: [{ eddn, after: Missions, within: 4s }]',
      '2:18: expected a message to eddn after Missions within 4 s, but it came 5.0 s after Missions',
    ],
    [
      'sent: [{ eddn, after: Missions, status: 200 }]',
      '2:18: expected a message to eddn answered with 200 after Missions, but it came before that, at 2026-11-14T20:41:02Z, and not again',
    ],
    [
      'sent: [{ eddn: commodity/3, count: 1 }]',
      '2:18: expected exactly 1 commodity/3 to eddn, but 2 were sent, the first at 2026-11-14T20:41:02Z',
    ],
    ['findings: [eddn/late]', '2:22: expected "eddn/late" among findings, but there is only ["eddn/twice"]'],
    ['findings: []', '2:21: expected no findings, but there is eddn/twice: the same message again'],
    ['state: { place: supercruise }', '2:27: expected that place is "supercruise", but it is "docked"'],
    ['state: { surface: { body: Moon } }', '2:29: expected that surface is {"body":"Moon"}, but it is nothing'],
    ['state: { ship: { type: python } }', '2:34: expected that ship.type is "python", but it is "{ship}"'],
    ['state: { station: null }', '2:29: expected that station is nothing, but it is {"name":"{station}"'],
    ['state: { flags: [] }', '2:27: expected that flags is [], but it is ["Docked","LandingGearDown"]'],
    [
      'state: { flags: [InWing] }',
      '2:28: expected "InWing" among flags, but there is only ["Docked","LandingGearDown"]',
    ],
  ])('fails with a sentence: %s', (expected, sentence) => {
    const expectedSentence = sentence
      .replace('{ship}', state.ship.type)
      .replace('{station}', state.station?.name ?? '');
    expect(failuresOf(expected)).toEqual([expect.stringContaining(expectedSentence)]);
  });

  it('is reported with all others, in the order of the file, with a reproduction', () => {
    const scenario = parseScenario(
      'expect: { state: { place: space }, never: [Docked], events: [Synthesis, Docked, SuitLoadout] }\nsteps: [dock]',
      'x.yaml',
    );
    expect(
      failureText('x.yaml', checkExpectations(scenario, { ...traffic, events, state }), 'shakedown …').split('\n'),
    ).toEqual([
      'x.yaml:1:27: expected that place is "space", but it is "docked"',
      'x.yaml:1:44: expected no Docked, but one was written at 2026-11-14T20:41:00Z',
      'x.yaml:1:62: expected Synthesis, but no Synthesis was written',
      'x.yaml:1:81: expected SuitLoadout after Docked, but no SuitLoadout was written',
      '(reproduce with: shakedown …)',
    ]);
  });
});
