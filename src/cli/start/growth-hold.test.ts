import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { GrowthHold } from './growth-hold.js';

/** V8 has another tag for code that it keeps with other flags. */
const usual = cachedDataVersionTag();
const hasUsualFlags = () => cachedDataVersionTag() === usual;

describe('holding back the memory for new objects', () => {
  it('changes a flag while scripts run, and none while one is compiled', () => {
    const hold = new GrowthHold(true);
    const flags = hold.during(() => {
      const outside = hasUsualFlags();
      const compiled = hold.lifted(hasUsualFlags);
      return [outside, compiled, hold.during(hasUsualFlags), hasUsualFlags()];
    });
    expect(flags).toEqual([false, true, false, false]);
    expect(hasUsualFlags()).toBe(true);
  });

  it('ends when a script fails', () => {
    const hold = new GrowthHold(true);
    const fail = () => {
      throw new Error('no');
    };
    expect(() => hold.during(() => hold.lifted(fail))).toThrow('no');
    expect(hasUsualFlags()).toBe(true);
  });

  it('is nothing where it is not wanted', () => {
    expect(new GrowthHold(false).during(hasUsualFlags)).toBe(true);
  });

  it('leaves the flags to whoever has changed them', () => {
    const hold = new GrowthHold(true);
    setFlagsFromString('--semi-space-growth-factor=3');
    try {
      const changed = cachedDataVersionTag();
      expect([hold.during(cachedDataVersionTag), hold.lifted(cachedDataVersionTag)]).toEqual([changed, changed]);
    } finally {
      setFlagsFromString('--semi-space-growth-factor=2');
    }
  });
});
