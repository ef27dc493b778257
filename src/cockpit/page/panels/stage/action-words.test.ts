import { expect, it } from 'vitest';
import type { ReportedAction } from '../../../../stage/control/control-protocol.js';
import { actionWords, recentTriggers } from './action-words.js';

const at = Date.parse('2026-11-14T20:41:00Z');

it.each<[Partial<ReportedAction>, string]>([
  [
    { situation: 'dock', set: { station: 'Abraham Lincoln', cargo: { gold: 3 } } },
    'trigger: dock, station Abraham Lincoln, cargo {"gold":3}',
  ],
  [{ situation: 'dock', set: {}, fails: true }, 'trigger: dock (failed)'],
  [{ inject: '{ "event": "Docked", "StationName": "event" }', anyway: false }, 'inject: Docked'],
  [{ fault: 'torn-line' }, 'fault: torn-line, once'],
  [{ fault: 'torn-line:2%' }, 'fault: torn-line:2%'],
  [{ 'stop-fault': 'torn-line:2%' }, 'fault: torn-line:2% stopped'],
  [{ leap: at + 600_000 }, 'leap: to 20:51:00'],
  [{ step: 1 }, 'leap: to the next line'],
])('says what was done: %j', (action, expected) => {
  const { name, words } = actionWords({ at, wrote: [], ...action });
  expect(`${name}: ${words}`).toBe(expected);
});

it('offers each trigger once more, the latest first, and none that failed', () => {
  const done = [
    { situation: 'dock', set: {} },
    { situation: 'jump', set: { system: 'Sol' } },
    { fault: 'lf' },
    { situation: 'dock', set: {} },
    { situation: 'scoop', set: {}, fails: true },
    { situation: 'jump', set: {} },
  ].map((action) => ({ at, wrote: [], ...action }));
  expect(recentTriggers(done, 2).map(({ situation, set }) => [situation, set])).toEqual([
    ['jump', {}],
    ['dock', {}],
  ]);
  expect(recentTriggers(done, 9)).toHaveLength(3);
});
