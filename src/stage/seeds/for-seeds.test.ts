import { describe, expect, it } from 'vitest';
import { forSeeds } from './for-seeds.js';

describe('forSeeds', () => {
  it('runs the body for each seed, at another moment of another session', async () => {
    const met: string[] = [];
    const seeds: number[] = [];
    await forSeeds(
      3,
      ({ seed, state }) => {
        seeds.push(seed);
        met.push(`${state.timestamp} ${state.system.name}`);
      },
      { first: 5, triggers: 2 },
    );
    expect(seeds).toEqual([5, 6, 7]);
    expect(new Set(met).size).toBe(3);
  });

  it('says which seed fails, and with how little', async () => {
    let begun = 0;
    const failing = forSeeds(
      1,
      ({ written }) => {
        if (written.some(({ event }) => event === 'Undocked')) throw new Error('it undocked');
      },
      { situations: ['undock', 'dock'], triggers: 5, first: 3, begin: () => void begun++ },
    );
    const { message } = await failing.then(
      () => new Error('nothing failed'),
      (error: Error) => error,
    );
    expect(message).toMatch(/^it undocked\n\nReproduce with.+\n[^]+undock/);
    expect(message).toMatch(
      /failed with seed 3, plan \S+, after: undock \(shortened from \d+ steps to 1 in \d+ replays\)/,
    );
    expect(message).toContain('forSeeds(1, …, { first: 3 })');
    expect(begun).toBeGreaterThan(1);
  });

  it('repeats nothing on request', async () => {
    let runs = 0;
    const failing = forSeeds(
      2,
      () => {
        runs++;
        throw new Error('always');
      },
      { replays: 0, triggers: 1 },
    );
    await expect(failing).rejects.toThrow('always');
    expect(runs).toBe(1);
  });

  it('refuses arguments that it cannot work with', async () => {
    await expect(forSeeds(-1, () => {})).rejects.toThrow('the number of seeds');
    await expect(forSeeds(1, undefined as never)).rejects.toThrow('body');
    await expect(forSeeds(1, () => {}, { situations: ['dok' as never] })).rejects.toThrow("'dok'");
  });
});
