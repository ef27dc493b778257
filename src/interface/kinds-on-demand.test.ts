import { describe, expect, it, vi } from 'vitest';
import * as language from './field.js';

/** Counts the calls of all functions that make a field, from other files. */
const made = vi.hoisted(() => ({ fields: 0 }));

vi.mock('./field.js', async (importOriginal) => {
  const original = await importOriginal<typeof language>();
  const counted = Object.entries(original).map(([name, value]) => {
    if (typeof value !== 'function' || name === 'shape') return [name, value];
    const call = value as (...given: unknown[]) => unknown;
    return [
      name,
      (...given: unknown[]) => {
        made.fields++;
        return call(...given);
      },
    ];
  });
  return Object.fromEntries(counted) as typeof language;
});

describe('the tables of the kinds', () => {
  it('make no field while they are loaded, and those of a kind on first access', async () => {
    const { kindsByGroup } = await import('./kinds/kind-list.js');
    const scan = kindsByGroup.exploration.find(({ name }) => name === 'Scan');
    // A few shared by several tables, such as the time of an event, are made at once.
    expect(made.fields).toBeLessThan(20);
    expect(Object.keys(scan?.shape.fields ?? {}).length).toBeGreaterThan(40);
    expect(made.fields).toBeGreaterThan(40);
    const before = made.fields;
    expect(scan?.shape.fields).toBe(scan?.shape.fields);
    expect(made.fields).toBe(before);
  });
});
