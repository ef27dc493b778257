import { expect, it } from 'vitest';
import { recorded, simulatedLines } from '../../../test/support/recorded.js';

it('agrees with the moments of a session on balance, fuel and cargo', async () => {
  const { recording } = recorded([`${simulatedLines(3, 3600).join('\n')}\n`, simulatedLines(4, 3600).join('\n')]);
  const { points } = await recording.answer('history', {});
  const some = points.filter((_, at) => at % 3 === 0);
  expect(some.length).toBeGreaterThan(10);
  const moments = await Promise.all(some.map(({ n }) => recording.answer('moment', { lines: n + 1 })));
  const inMoments = moments.map(({ state: { commander, ship } }) => ({
    credits: commander.credits,
    fuel: ship.fuel.main,
    cargo: ship.cargo && Object.values(ship.cargo).reduce((sum, tonnes) => sum + tonnes, 0),
  }));
  expect(some.map(({ credits, fuel, cargo }) => ({ credits, fuel, cargo }))).toEqual(inMoments);
});

it('goes on where it stopped, also after a question that was given up', async () => {
  const lines = simulatedLines(5, 3600);
  const { recording } = recorded([`${lines.join('\n')}\n`]);
  const giveUp = new AbortController();
  const first = recording.answer('history', {}, giveUp.signal);
  giveUp.abort();
  await expect(first).rejects.toThrow(/abort/i);
  expect(await recording.answer('history', {})).toEqual(
    await recorded([lines.join('\n')]).recording.answer('history', {}),
  );
});
