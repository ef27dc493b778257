import { cachedDataVersionTag } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { chooseAgain, chooseFlags, collectOld, longWork, withUsualFlags } from './engine-flags.js';

/** V8 has another tag for code that it keeps with other flags. */
const usual = cachedDataVersionTag();
const hasUsualFlags = () => cachedDataVersionTag() === usual;

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
    const old = new WeakRef({});
    collectOld();
    expect(cachedDataVersionTag()).not.toBe(working);
    const kept: number[][] = [];
    await vi.waitUntil(
      () => {
        for (let i = 0; i < 1000; i++) kept[i] = Array.from({ length: 100 }, () => i);
        return cachedDataVersionTag() === working;
      },
      { timeout: deadline, interval: 1 },
    );
    expect(old.deref()).toBeUndefined();
  });

  it('are left alone by a script that is compiled before the work', () => {
    expect([withUsualFlags(hasUsualFlags), hasUsualFlags()]).toEqual([true, true]);
  });
});
