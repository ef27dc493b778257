import { describe, expect, it } from 'vitest';
import { widest } from '../../../test/shakedown.js';
import type { Answer } from '../../stage/control/control-protocol.js';
import type { Shell } from '../shell.js';
import { answerText } from './running-session.js';

const answer = {
  lines: [
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"FSDJump", "StarSystem":"So\\u001bl", "JumpDist":7.862, "FuelLevel":12.5 }',
    '{ "timestamp":"2026-11-14T20:41:03Z", "event":"Docked", "StationName":"Gal\u0007',
    `{ "timestamp":"2026-11-14T20:41:05Z", "event":"SendText", "Message":"${'o7 '.repeat(40)}" }`,
  ],
  state: {
    timestamp: '2026-11-14T20:41:05Z',
    place: 'docked',
    ride: 'ship',
    station: { name: 'Galileo' },
    system: { name: 'Sol' },
  },
  clock: { isPaused: false, speed: 0, now: 0 },
  seed: 7,
} as unknown as Answer;

function page(shell: Partial<Shell>): string {
  return answerText(answer, { format: 'pretty' }, { env: {}, terminal: false, columns: () => 80, ...shell } as Shell);
}

describe('what was written', () => {
  it('is printed as watch prints it, and a broken line as it is', () => {
    expect(page({}).split('\n')).toEqual([
      '20:41:00  FSDJump                   So\\u001bl · 7.86 ly · 12.5 t left',
      'cut-line { "timestamp":"2026-11-14T20:41:03Z", "event":"Docked", "StationName":"Gal\\u0007',
      `20:41:05  SendText                  ${'o7 '.repeat(40).trimEnd()}`,
      '# 2026-11-14T20:41:05Z  docked at Galileo, Sol (speed max)',
    ]);
  });

  it.each([60, 80, 130])('fits on a terminal of %d columns', (columns) => {
    const text = page({ terminal: true, columns: () => columns });
    expect(widest(text)).toBe(columns);
  });
});
