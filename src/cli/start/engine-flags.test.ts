import { cachedDataVersionTag } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFlags, withUsualFlags } from './engine-flags.js';

/** V8 has another tag for code that it keeps with other flags. */
const usual = cachedDataVersionTag();
const hasUsualFlags = () => cachedDataVersionTag() === usual;

afterEach(() => chooseFlags('usual'));

describe.runIf(process.versions.v8.startsWith('11.'))('the flags of the engine', () => {
  it('are others at work, also after a while, and as usual again when that is chosen', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    expect(working).not.toBe(usual);
    chooseFlags('workingLong');
    expect([usual, working]).not.toContain(cachedDataVersionTag());
    chooseFlags('usual');
    expect(hasUsualFlags()).toBe(true);
  });

  it('are as usual while a script is compiled, and those of the work again behind it', () => {
    chooseFlags('working');
    const working = cachedDataVersionTag();
    expect([withUsualFlags(hasUsualFlags), cachedDataVersionTag()]).toEqual([true, working]);
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

  it('are left alone by a script that is compiled before the work', () => {
    expect([withUsualFlags(hasUsualFlags), hasUsualFlags()]).toEqual([true, true]);
  });
});
