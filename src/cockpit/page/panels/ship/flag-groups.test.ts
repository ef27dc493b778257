import { describe, expect, it } from 'vitest';
import { flags, flags2 } from '../../../../interface/flag-tables.js';
import type { AnyFlag } from '../../moment/lit-flags.js';
import { alarms, type FlagGroup, flagGroups } from './flag-group-table.js';
import { alarmLights } from './flag-groups.js';

const groups: readonly FlagGroup[] = Object.values(flagGroups);
const grouped = groups.flatMap(({ labels }) => Object.keys(labels));

describe('the lights', () => {
  it('have every defined flag in exactly one group', () => {
    const defined = [...flags.bits, ...flags2.bits].map(({ name }) => name);
    expect([...grouped].sort()).toEqual([...defined].sort());
  });

  it('have short labels, and no two alike in a group', () => {
    for (const { labels } of groups) {
      const texts = Object.values(labels);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.length < 3 || text.length > 17)).toEqual([]);
    }
  });

  it('show every alarm as one', () => {
    expect(alarmLights({}).map(({ flag }) => flag)).toEqual(grouped.filter((flag) => alarms.includes(flag as AnyFlag)));
    expect(alarmLights({})).toHaveLength(alarms.length);
  });
});
