import { describe, expect, it } from 'vitest';
import { Turns } from './turns.js';

describe('turns', () => {
  it('are taken in order, and timers run between any two', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const beats = setInterval(() => seen.push('beat'), 1);
    const busy = (name: string) => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      seen.push(name);
    };
    await Promise.all(['a', 'b', 'c'].map((name) => turns.next().then(() => busy(name))));
    clearInterval(beats);
    expect(seen.filter((each) => each !== 'beat')).toEqual(['a', 'b', 'c']);
    expect(seen.join(' ')).toMatch(/a beat( beat)* b beat( beat)* c/);
  });
});
