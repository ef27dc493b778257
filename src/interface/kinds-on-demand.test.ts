import { describe, expect, it, vi } from 'vitest';
import * as language from './field.js';

/** Every function that makes a field counts how often it is called, from other files. */
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
  it('make no field while they are loaded, and those of a kind when somebody asks for them', async () => {
    const { kindsByGroup } = await import('./kinds/kind-list.js');
    const scan = kindsByGroup.exploration.find(({ name }) => name === 'Scan');
    // A handful that several tables share, such as the time of an event, are made at once.
    expect(made.fields).toBeLessThan(20);
    expect(Object.keys(scan?.shape.fields ?? {}).length).toBeGreaterThan(40);
    expect(made.fields).toBeGreaterThan(40);
    const before = made.fields;
    expect(scan?.shape.fields).toBe(scan?.shape.fields);
    expect(made.fields).toBe(before);
  });
});
