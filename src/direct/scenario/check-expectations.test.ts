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

function failuresOf(expected: string): string[] {
  const scenario = parseScenario(`steps: [dock]\nexpect: { ${expected} }`, 'x.yaml');
  return checkExpectations(scenario, { events, state }).map(
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
    expect(failureText('x.yaml', checkExpectations(scenario, { events, state }), 'shakedown …').split('\n')).toEqual([
      'x.yaml:1:27: expected that place is "space", but it is "docked"',
      'x.yaml:1:44: expected no Docked, but one was written at 2026-11-14T20:41:00Z',
      'x.yaml:1:62: expected Synthesis, but no Synthesis was written',
      'x.yaml:1:81: expected SuitLoadout after Docked, but no SuitLoadout was written',
      '(reproduce with: shakedown …)',
    ]);
  });
});
