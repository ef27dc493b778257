import { describe, expect, it } from 'vitest';
import { commanderKey, defaultPartitions, partitionOf } from './partitions.js';

describe('the partition of a commander', () => {
  it('never changes, since stored messages stay in their partition', () => {
    expect(['Jameson', 'Zoë', ''].map((name) => partitionOf(name, defaultPartitions))).toMatchInlineSnapshot(`
      [
        10,
        24,
        2,
      ]
    `);
    expect(commanderKey('Jameson')).toMatchInlineSnapshot(`"6e9b1b0afa8d48af55ba899c492978c7"`);
  });

  it('covers all partitions', () => {
    const used = new Set(Array.from({ length: 2000 }, (_, index) => partitionOf(`Commander ${index}`, 64)));
    expect([...used].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, index) => index));
  });
});
