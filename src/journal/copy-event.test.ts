import { describe, expect, it } from 'vitest';
import { copyEvent } from './copy-event.js';

const text =
  '{ "Parents":[ { "Star":0 }, null ], "Orbit":{ "Name":"x", "At":[ 1.5, [ 2 ] ] }, "__proto__":{ "Name":"y" } }';
const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Scan', id: 2n ** 60n, ...(JSON.parse(text) as object) };

describe('a copy of an event', () => {
  it('has all of it, in its order', () => {
    const copy = copyEvent(event);
    expect(copy).toEqual(event);
    expect(Object.entries(copy)).toEqual(Object.entries(event));
  });

  it('shares no list and no object with it', () => {
    const own = objectsIn(event);
    expect(own.length).toBeGreaterThan(5);
    expect(objectsIn(copyEvent(event)).filter((each) => own.includes(each))).toEqual([]);
  });

  it('has what is no list and no plain object as it is', () => {
    const at = new Date(0);
    expect(copyEvent({ ...event, at }).at).toBe(at);
  });
});

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
