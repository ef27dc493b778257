import { describe, expect, it } from 'vitest';
import { playOf } from '../../../test/support/acted.js';
import { wait } from '../activity.js';
import { canBeInterrupted, uninterrupted } from './interruption.js';
import type { World } from './world.js';

function quiet(change: Partial<World> = {}): World {
  const world = { ...playOf(), ...change };
  world.cockpit.flags.clear();
  world.cockpit.flags2.clear();
  world.cockpit.focus = 0;
  return world;
}

describe('a command may interrupt', () => {
  it.each(['ship', 'foot'] as const)('an idle commander in or on their %s', (vehicle) => {
    expect(canBeInterrupted(quiet({ vehicle }))).toBe(true);
  });

  it.each<[string, World]>([
    ['an SRV', quiet({ vehicle: 'srv' })],
    ['a fighter', quiet({ vehicle: 'fighter' })],
    ['a taxi', quiet({ vehicle: 'taxi' })],
    ['an activity that must be finished', quiet({ isUninterruptible: true })],
    ['the main menu', quiet({ isInMenu: true })],
    ['hyperspace', quiet({ place: { is: 'hyperspace' } })],
    ['a motion', quiet({ motion: { north: 0, east: 1, climb: 0 } })],
  ])('but not %s', (_, world) => {
    expect(canBeInterrupted(world)).toBe(false);
  });

  it('but not while a screen is open or anything is switched on', () => {
    const looking = quiet();
    looking.cockpit.focus = 6;
    const scooping = quiet();
    scooping.cockpit.flags.add('ScoopingFuel');
    const charging = quiet();
    charging.cockpit.flags2.add('FsdHyperdriveCharging');
    expect([looking, scooping, charging].map(canBeInterrupted)).toEqual([false, false, false]);
  });
});

describe('an uninterrupted activity', () => {
  it.each([true, false])('restores what was allowed before (%s)', (before) => {
    const world = quiet({ isUninterruptible: before });
    for (const _ of uninterrupted(world, [wait(1)].values() as ReturnType<typeof uninterrupted>))
      expect(world.isUninterruptible).toBe(true);
    expect(world.isUninterruptible).toBe(before);
  });
});
