import { describe, expect, it } from 'vitest';
import { checkEvent } from './event/check-event.js';
import type { Finding } from './finding.js';
import { ToldKinds } from './told-kinds.js';

function unknown(event: string): Finding {
  return checkEvent({ timestamp: '2026-11-14T20:41:00Z', event })[0] as Finding;
}

describe('unknown kinds', () => {
  it('are told once each', () => {
    const told = new ToldKinds();
    expect(['Music', 'Friends', 'Music'].map((kind) => told.isNews(unknown(kind)))).toEqual([true, true, false]);
  });

  it('with long names that begin alike are told apart', () => {
    const told = new ToldKinds();
    const long = 'x'.repeat(200);
    expect([`${long}a`, `${long}b`, `${long}a`].map((kind) => told.isNews(unknown(kind)))).toEqual([true, true, false]);
    expect(unknown(long).message.length).toBeLessThan(150);
  });

  it('are told up to ten thousand', () => {
    const told = new ToldKinds();
    const count = Array.from({ length: 10_100 }, (_, index) => unknown(`x${index}`)).filter((each) =>
      told.isNews(each),
    );
    expect(count).toHaveLength(10_000);
    expect(told.isNews({ ...unknown('y'), rule: 'field/type' })).toBe(true);
  });
});
