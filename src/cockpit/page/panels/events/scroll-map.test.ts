import { describe, expect, it } from 'vitest';
import { ScrollMap } from './scroll-map.js';

function mapOf(total: number, limit = 15_000_000): ScrollMap {
  const map = new ScrollMap(limit);
  return Object.assign(map, { total, rowHeight: 28, view: 560 });
}

describe('ScrollMap', () => {
  it('places rows as they are while they fit', () => {
    const map = mapOf(1000);
    expect(map.height).toBe(28_000);
    map.scrolled(280);
    expect(map.sight).toEqual({ first: 10, last: 30 });
    expect(map.placeOf(10)).toBe(280);
  });

  it('is never higher than a browser allows', () => {
    expect(mapOf(50_000_000).height).toBe(15_000_000);
  });

  it('reaches the first and the last of ten million rows', () => {
    const map = mapOf(10_000_000);
    map.scrolled(map.height - map.view);
    expect(map.sight.last).toBe(10_000_000);
    map.scrolled(0);
    expect(map.sight.first).toBe(0);
  });

  it('follows small movements pixel by pixel among millions of rows', () => {
    const map = mapOf(10_000_000);
    map.goTo(140_000_000);
    const { top, scrollTop } = map;
    map.scrolled(scrollTop + 100);
    expect(map.top).toBe(top + 100);
    expect(map.placeOf(5_000_000) - map.scrollTop).toBeCloseTo(5_000_000 * 28 - map.top);
  });

  it('scrolls on to the very last row with small movements alone', () => {
    const map = mapOf(2_000_000, 1_000_000);
    map.goTo(map.end - 30_000);
    for (let step = 0; step < 1000 && map.top < map.end; step++) {
      map.scrolled(Math.min(map.height - map.view, map.scrollTop + 100));
    }
    expect(map.sight.last).toBe(2_000_000);
    expect(map.scrollTop).toBe(map.height - map.view);
  });

  it('scrolls back to the very first row with small movements alone', () => {
    const map = mapOf(2_000_000, 1_000_000);
    map.goTo(30_000);
    for (let step = 0; step < 1000 && map.top > 0; step++) map.scrolled(Math.max(0, map.scrollTop - 100));
    expect(map.sight.first).toBe(0);
    expect(map.scrollTop).toBe(0);
  });

  it('stays where it is while rows come, also beyond the limit', () => {
    const map = mapOf(35_000, 1_000_000);
    map.scrolled(500_000);
    const { first } = map.sight;
    map.total = 900_000;
    expect(map.sight.first).toBe(first);
    expect(map.placeOf(first)).toBeLessThanOrEqual(map.scrollTop);
    map.scrolled(500_028);
    expect(map.sight.first).toBe(first + 1);
  });

  it('brings a row into sight with as little movement as possible', () => {
    const map = mapOf(1000);
    expect(map.reveal(5)).toBe(false);
    expect(map.reveal(20)).toBe(true);
    expect(map.top).toBe(28);
    map.reveal(500);
    expect(map.sight.first).toBeLessThan(500);
    expect(map.top).toBe(500 * 28 - 266);
    map.reveal(999);
    expect(map.top).toBe(map.end);
  });
});
