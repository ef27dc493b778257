import { expect, it } from 'vitest';
import type { Members } from '../../interface/object-rule.js';
import { PeculiarityTally } from './peculiarity-tally.js';

function countsIn(...journals: readonly (readonly Members[])[]): Record<string, number> {
  const tally = new PeculiarityTally();
  for (const lines of journals) {
    tally.beginJournal();
    for (const [second, line] of lines.entries())
      tally.add({ timestamp: `2026-11-14T20:41:${String(second).padStart(2, '0')}Z`, ...line });
  }
  return Object.fromEntries(tally.result());
}

const logIn = [
  { event: 'LoadGame', Ship: 'Krait_MkII' },
  { event: 'Location', SystemAddress: 1, Docked: true },
];

it('counts nothing in a tidy journal', () => {
  expect(
    countsIn([
      { event: 'Fileheader' },
      { event: 'Music', MusicTrack: 'MainMenu' },
      ...logIn,
      { event: 'Undocked' },
      { event: 'StartJump', JumpType: 'Hyperspace', SystemAddress: 2 },
      { event: 'FSDJump', SystemAddress: 2 },
      { event: 'Docked', StationName: 'Ada Port' },
      { event: 'Shutdown' },
    ]),
  ).toEqual({});
});

it('counts what depends on the lines before, in each journal by itself', () => {
  expect(
    countsIn(
      [
        ...logIn,
        { event: 'Docked', StationName: '$Port;' },
        { event: 'Undocked' },
        { event: 'Undocked' },
        { event: 'StartJump', JumpType: 'Hyperspace', SystemAddress: 2 },
        { event: 'FSSSignalDiscovered', SystemAddress: 2 },
        { event: 'Location', SystemAddress: 2 },
        { event: 'LoadGame', Ship: 'TestBuggy', StartLanded: true },
      ],
      [{ event: 'LoadGame' }, { event: 'Scan', BodyName: 'A' }, { event: 'Scan', BodyName: 'A', timestamp: '2025' }],
      [{ event: 'Undocked' }, { event: 'Shutdown' }],
    ),
  ).toEqual({
    'Docked while docked': 1,
    'Docked StationName is a symbol': 1,
    'Undocked while undocked': 1,
    'FSSSignalDiscovered of another system than the last location': 1,
    'FSSSignalDiscovered of the destination before FSDJump': 1,
    'Location in another system without jump': 1,
    'StartJump then Location, no FSDJump': 1,
    'second LoadGame in a file': 1,
    'LoadGame in SRV': 1,
    'LoadGame StartLanded': 1,
    'LoadGame without Ship (CQC)': 1,
    'same Scan twice in a row': 1,
    'timestamp goes back': 1,
    'file without Shutdown': 2,
  });
});
