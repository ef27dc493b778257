import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { AbortableWait, untilAborted } from './abortable-wait.js';

const never = new Promise<never>(() => undefined);

describe('a wait', () => {
  it('gives what comes, and the error of what fails', async () => {
    const wait = new AbortableWait();
    expect(await wait.waitFor(Promise.resolve(7))).toEqual({ value: 7 });
    await expect(wait.waitFor(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await wait.waitFor(Promise.resolve(undefined))).toEqual({ value: undefined });
  });

  it('ends at once, for what is waited for and for all that comes later', async () => {
    const wait = new AbortableWait();
    const waiting = wait.waitFor(never);
    wait.abort();
    expect(await waiting).toBeUndefined();
    expect(await wait.waitFor(Promise.resolve(7))).toBeUndefined();
    expect(await wait.waitFor(Promise.reject(new Error('too late')))).toBeUndefined();
  });

  it('keeps nothing of what came', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const wait = new AbortableWait();
    const came: WeakRef<object>[] = [];
    for (let count = 0; count < 100; count++) {
      const thing = await wait.waitFor(Promise.resolve({ count }));
      if (thing) came.push(new WeakRef(thing.value));
    }
    // The target of a WeakRef lives until the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(came.filter((each) => each.deref()).length).toBeLessThan(5);
    expect(wait.isAborted).toBe(false);
  });
});

describe('iterating until aborted', () => {
  async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
    const list: T[] = [];
    for await (const item of items) list.push(item);
    return list;
  }

  async function* counting(until: number): AsyncGenerator<number> {
    for (let count = 1; count <= until; count++) yield count;
  }

  it('gives every item', async () => {
    expect(await listOf(untilAborted(counting(3), new AbortController().signal))).toEqual([1, 2, 3]);
  });

  it('ends while the next item does not come', async () => {
    const controller = new AbortController();
    const items: AsyncIterable<never> = { [Symbol.asyncIterator]: () => ({ next: () => never }) };
    const all = listOf(untilAborted(items, controller.signal));
    controller.abort();
    expect(await all).toEqual([]);
  });

  it('lets the event loop abort items that are all there', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1);
    let seen = 0;
    for await (const item of untilAborted(counting(Infinity), controller.signal)) seen = item;
    expect(seen).toBeGreaterThan(0);
  });

  it('throws what the items throw, unless aborted', async () => {
    async function* failing(controller?: AbortController): AsyncGenerator<number> {
      yield 1;
      controller?.abort();
      throw new Error('cut off');
    }
    await expect(listOf(untilAborted(failing(), new AbortController().signal))).rejects.toThrow('cut off');
    const controller = new AbortController();
    expect(await listOf(untilAborted(failing(controller), controller.signal))).toEqual([1]);
  });
});
