import { describe, expect, it } from 'vitest';
import { acted, kindsOf, playOf } from '../../../../test/support/acted.js';
import type { World } from '../../world/world.js';
import { askForPad, type DockingTrouble } from './ask-for-pad.js';

function asked(trouble: DockingTrouble, seed = 7): ReturnType<typeof acted> {
  const world: World = playOf(seed);
  if (world.place.is !== 'docked') throw new Error('the play begins on a pad');
  const { station } = world.place;
  world.place = { is: 'space', station };
  return acted(world, askForPad(world, station, trouble));
}

describe('asking for a pad', () => {
  it('is asking again after a refusal, and is granted in the end', () => {
    for (const reason of ['NoSpace', 'Distance', 'Offences'] as const) {
      const { lines } = asked(reason);
      expect(kindsOf(lines).slice(0, 2)).toEqual(['DockingRequested', 'DockingDenied']);
      expect(kindsOf(lines).slice(-2)).toEqual(['DockingRequested', 'DockingGranted']);
      expect(lines[1]).toMatchObject({ Reason: reason });
      const [, denied, again] = lines;
      expect(again?.at).toBeGreaterThan(denied?.at ?? Infinity);
    }
  });

  it.each(['DockingCancelled', 'DockingTimeout'] as const)('is asking again after %s', (lost) => {
    expect(kindsOf(asked(lost).lines)).toEqual([
      'DockingRequested',
      'DockingGranted',
      lost,
      'DockingRequested',
      'DockingGranted',
    ]);
  });

  it('is mostly granted at once', () => {
    const gaps = Array.from({ length: 30 }, (_, seed) => {
      const [requested, granted] = asked('none', seed).lines;
      return (granted?.at ?? 0) - (requested?.at ?? 0);
    });
    expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(20);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
  });
});
