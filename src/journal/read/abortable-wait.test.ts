import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { AbortableWait } from './abortable-wait.js';

const never = new Promise<never>(() => undefined);

describe('patience', () => {
  it('gives what comes, and the error of what fails', async () => {
    const patience = new AbortableWait();
    expect(await patience.waitFor(Promise.resolve(7))).toEqual({ came: 7 });
    await expect(patience.waitFor(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await patience.waitFor(Promise.resolve(undefined))).toEqual({ came: undefined });
  });

  it('ends at once, for what is waited for and for all that comes later', async () => {
    const patience = new AbortableWait();
    const waiting = patience.waitFor(never);
    patience.abort();
    expect(await waiting).toBeUndefined();
    expect(await patience.waitFor(Promise.resolve(7))).toBeUndefined();
    expect(await patience.waitFor(Promise.reject(new Error('nobody hears it')))).toBeUndefined();
  });

  it('keeps nothing of what came', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const patience = new AbortableWait();
    const came: WeakRef<object>[] = [];
    for (let count = 0; count < 100; count++) {
      const thing = await patience.waitFor(Promise.resolve({ count }));
      if (thing) came.push(new WeakRef(thing.came));
    }
    // What a WeakRef was made of lives on until the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(came.filter((each) => each.deref()).length).toBeLessThan(5);
    expect(patience.isAborted).toBe(false);
  });
});
