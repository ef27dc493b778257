/** The checker finds nothing in simulated sessions. `npm run soak` has a thousand, each with its own seed. */
import { describe, expect, it } from 'vitest';
import { type Dialect, dialectNames } from '../../src/interface/dialect/dialects.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { isThorough, oneIn } from '../thorough.js';
import { complaintsAbout, inHangar } from './flown.js';

const fly = inHangar();
const hours = isThorough ? '2h' : '1h';

const isSoak = process.env.MODE === 'soak';
const rounds = Array.from({ length: isSoak ? 40 : 1 }, (_, round) => 1000 + 100 * round);
const sessions = rounds.flatMap((first) =>
  dialectNames.flatMap((dialect) =>
    planNames.map((plan, index) => [plan, first + index, dialect] as [string, number, Dialect]),
  ),
);

describe('a session', () => {
  it.each(isSoak ? sessions : oneIn(4, sessions))(
    'of the plan %s, seed %d, in the dialect %s is sound',
    async (plan, seed, dialect) => {
      const flown = await fly('journals', plan, '--seed', String(seed), '--dialect', dialect, '--for', hours);
      expect(await complaintsAbout(flown, dialect)).toEqual([]);
    },
  );

  it.each(oneIn(7, planNames))('of the plan %s is sound in 2023, when the game had less', async (plan) => {
    const then = ['--dialect', 'game', '--start', '2023-03-21T18:00:00Z'];
    const flown = await fly('journals', plan, '--seed', '3', '--for', hours, ...then);
    expect(await complaintsAbout(flown, 'game')).toEqual([]);
  });

  it('is sound wherever it is cut short', async () => {
    // The specification has no line for the main menu.
    const cuts = [
      ['1s', 'game'],
      ['5m', 'spec'],
      ['17m', 'spec'],
      ['43m', 'spec'],
      ['1h11m', 'spec'],
    ] as const;
    for (const [index, [span, dialect]] of cuts.entries()) {
      const flown = await fly(span, '--seed', String(index), '--for', span, '--dialect', dialect);
      expect(await complaintsAbout(flown, dialect), span).toEqual([]);
    }
  });

  it('is sound with some of its kinds alone', async () => {
    const flown = await fly('journals', '--seed', '5', '--kinds', 'FSDJump,Docked,Status');
    expect(await complaintsAbout(flown, 'spec')).toEqual([]);
  });
});
