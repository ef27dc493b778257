import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { cachedDataVersionTag } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { chooseAgain, chooseFlags, collectOld, longWork, withLoadingFlags, withUsualFlags } from './engine-flags.js';

/** V8 has another tag for code that it keeps with other flags. */
const usual = cachedDataVersionTag();
const hasUsualFlags = () => cachedDataVersionTag() === usual;

/** What Node tells of a collection of garbage. */
interface Collection {
  readonly detail: { readonly kind: number };
}

/** Not made in the test itself, whose frame might keep it. */
const oldObject = () => new WeakRef({});

/** So many seconds after the process began. */
const after = (seconds: number) => vi.spyOn(process, 'uptime').mockReturnValue(seconds);

beforeEach(() => void after(0));
afterEach(() => {
  vi.restoreAllMocks();
  chooseFlags('usual');
});

describe.runIf(process.versions.v8.startsWith('11.'))('the flags of the engine', () => {
  it('are others at work, also after a while, and as usual again when that is chosen', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    expect(working).not.toBe(usual);
    after(longWork);
    chooseAgain();
    expect([usual, working]).not.toContain(cachedDataVersionTag());
    chooseFlags('usual');
    expect(hasUsualFlags()).toBe(true);
  });

  it('are as usual while a script is compiled, and those of the work again behind it', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    expect([withUsualFlags(hasUsualFlags), cachedDataVersionTag()]).toEqual([true, working]);
  });

  it('are those of a long work again behind a script that is loaded late, and for a thread that comes late', () => {
    after(longWork);
    chooseFlags('working');
    const workingLong = cachedDataVersionTag();
    expect([withUsualFlags(hasUsualFlags), cachedDataVersionTag()]).toEqual([true, workingLong]);
    chooseFlags('usual');
    chooseFlags('working');
    expect(cachedDataVersionTag()).toBe(workingLong);
  });

  it('stay as usual for a thread that starts while the work becomes long', () => {
    after(longWork);
    chooseAgain();
    expect(hasUsualFlags()).toBe(true);
  });

  it('keep the memory for new objects as it is while scripts are loaded, and are as usual to compile and behind it', () => {
    let loading = usual;
    withLoadingFlags(() => {
      loading = cachedDataVersionTag();
      expect([withUsualFlags(hasUsualFlags), cachedDataVersionTag()]).toEqual([true, loading]);
      withLoadingFlags(() => expect(cachedDataVersionTag()).toBe(loading));
      expect(cachedDataVersionTag()).toBe(loading);
    });
    expect(loading).not.toBe(usual);
    expect(hasUsualFlags()).toBe(true);
  });

  it('are those of the work behind a script that begins with it', () => {
    withLoadingFlags(() => chooseFlags('working'));
    const working = cachedDataVersionTag();
    expect(hasUsualFlags()).toBe(false);
    chooseFlags('working');
    expect(cachedDataVersionTag()).toBe(working);
  });

  it('are those of the work while a script is loaded late', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    withLoadingFlags(() => expect(cachedDataVersionTag()).toBe(working));
    expect(cachedDataVersionTag()).toBe(working);
  });

  it('are those of the work again when a script fails', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => withUsualFlags(fail)).toThrow('no');
    expect(cachedDataVersionTag()).toBe(working);
  });

  it('have one collection take what is old, and are as they were behind it', async () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    const old = oldObject();
    await setImmediate();
    const collections: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) collections.push((entry as unknown as Collection).detail.kind);
    });
    observer.observe({ entryTypes: ['gc'] });
    collectOld();
    expect(cachedDataVersionTag()).toBe(working);
    for (let i = 0; i < 100; i++) Array.from({ length: 10_000 }, () => ({ i }));
    await vi.waitUntil(() => collections.length > 1, { timeout: deadline });
    observer.disconnect();
    expect(old.deref()).toBeUndefined();
    expect(collections.filter((kind) => kind === constants.NODE_PERFORMANCE_GC_MAJOR)).toHaveLength(1);
  });

  it('are left alone by a script that is compiled before the work', () => {
    expect([withUsualFlags(hasUsualFlags), hasUsualFlags()]).toEqual([true, true]);
  });
});
