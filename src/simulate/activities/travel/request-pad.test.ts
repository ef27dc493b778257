import { describe, expect, it } from 'vitest';
import { acted, kindsOf, playOf } from '../../../../test/support/acted.js';
import type { World } from '../../world/world.js';
import { requestPad } from './request-pad.js';
import type { DockingTrouble } from './travel-table.js';

function docking(trouble: DockingTrouble, seed = 7): ReturnType<typeof acted> {
  const world: World = playOf(seed);
  if (world.place.is !== 'docked') throw new Error('the play begins on a pad');
  const { station } = world.place;
  world.place = { is: 'space', station };
  return acted(world, requestPad(world, station, trouble));
}

describe('asking for a pad', () => {
  it('repeats the request after a refusal until it is granted', () => {
    for (const reason of ['NoSpace', 'Distance', 'Offences'] as const) {
      const { lines } = docking(reason);
      expect(kindsOf(lines).slice(0, 2)).toEqual(['DockingRequested', 'DockingDenied']);
      expect(kindsOf(lines).slice(-2)).toEqual(['DockingRequested', 'DockingGranted']);
      expect(lines[1]).toMatchObject({ Reason: reason });
      const [, denied, again] = lines;
      expect(again?.at).toBeGreaterThan(denied?.at ?? Infinity);
    }
  });

  it.each(['DockingCancelled', 'DockingTimeout'] as const)('repeats the request after %s', (lost) => {
    expect(kindsOf(docking(lost).lines)).toEqual([
      'DockingRequested',
      'DockingGranted',
      lost,
      'DockingRequested',
      'DockingGranted',
    ]);
  });

  it('is mostly granted at once', () => {
    const gaps = Array.from({ length: 30 }, (_, seed) => {
      const [requested, granted] = docking('none', seed).lines;
      return (granted?.at ?? 0) - (requested?.at ?? 0);
    });
    expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(20);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
  });
});
