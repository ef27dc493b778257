import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFlags, whileLoading, withUsualFlags } from './engine-flags.js';

/** V8 has another tag for code that it keeps with other flags. */
const usual = cachedDataVersionTag();
const hasUsualFlags = () => cachedDataVersionTag() === usual;

afterEach(() => chooseFlags('usual'));

describe.runIf(process.versions.v8.startsWith('11.'))('the flags of the engine', () => {
  it('are others while scripts run for the first time, and as usual while one is compiled', () => {
    const met = whileLoading(() => {
      const outside = hasUsualFlags();
      return [outside, withUsualFlags(hasUsualFlags), whileLoading(hasUsualFlags), hasUsualFlags()];
    });
    expect(met).toEqual([false, true, false, false]);
    expect(hasUsualFlags()).toBe(true);
  });

  it('are as usual again when a script fails', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => whileLoading(() => withUsualFlags(fail))).toThrow('no');
    expect(hasUsualFlags()).toBe(true);
  });

  it('are those of the work again behind a script that is compiled meanwhile', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    expect([withUsualFlags(hasUsualFlags), cachedDataVersionTag()]).toEqual([true, working]);
    expect([whileLoading(cachedDataVersionTag), cachedDataVersionTag()]).toEqual([working, working]);
  });

  it('are left to whoever has changed them', () => {
    setFlagsFromString('--semi-space-growth-factor=3');
    try {
      const changed = cachedDataVersionTag();
      expect(whileLoading(cachedDataVersionTag)).toBe(changed);
    } finally {
      setFlagsFromString('--semi-space-growth-factor=2');
    }
  });
});
