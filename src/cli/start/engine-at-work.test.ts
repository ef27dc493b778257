import { beforeEach, expect, it, vi } from 'vitest';

const collectOld = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./engine-flags.js', () => ({ collectOld }));

const megabyte = 1_000_000;

/** After how many megabytes of a check old garbage is collected. */
async function collectedIn(all: number): Promise<number[]> {
  const { collectInLongCheck } = await import('./engine-at-work.js');
  const collected: number[] = [];
  for (let done = 1; done <= all; done++) {
    collectOld.mockClear();
    collectInLongCheck({ done: done * megabyte, all: all * megabyte });
    if (collectOld.mock.calls.length > 0) collected.push(done);
  }
  return collected;
}

beforeEach(() => void vi.resetModules());

it('collects old garbage a few times in a long check', async () => {
  expect(await collectedIn(1000)).toEqual([20, 350, 700]);
});

it('is over before that in a shorter one', async () => {
  expect(await collectedIn(300)).toEqual([20]);
});

it('leaves it where it is in a short check', async () => {
  expect(await collectedIn(199)).toEqual([]);
});
