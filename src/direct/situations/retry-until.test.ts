import { describe, expect, it } from 'vitest';
import { playOf } from '../../../test/support/acted.js';
import { stepped } from '../../../test/support/stepped.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { retryUntil } from './retry-until.js';

function* attempt(succeeds: boolean): Activity {
  yield wait(1);
  if (succeeds) yield write('NavRouteClear', {});
  yield wait(1);
}

describe('an activity that is retried until it writes an event', () => {
  it('ends with the attempt that writes it, and may be interrupted from then on', () => {
    const world = playOf();
    let tries = 0;
    const seen: boolean[] = [];
    const activity = retryUntil(world, 'NavRouteClear', () => attempt(++tries === 3));
    const written = stepped(world, activity, ({ isUninterruptible }) => seen.push(isUninterruptible));
    expect(tries).toBe(3);
    expect(written.map(({ event }) => event)).toEqual(['NavRouteClear']);
    expect(seen.at(0)).toBe(true);
    expect(seen.at(-1)).toBe(false);
    expect(world.isUninterruptible).toBe(false);
  });

  it('gives up after 25 attempts, and leaves the commander interruptible', () => {
    const world = playOf();
    let tries = 0;
    expect(
      stepped(
        world,
        retryUntil(world, 'NavRouteClear', () => attempt(++tries < 0)),
      ),
    ).toEqual([]);
    expect(tries).toBe(25);
    expect(world.isUninterruptible).toBe(false);
  });
});
