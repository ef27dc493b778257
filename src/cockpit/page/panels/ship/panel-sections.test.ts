import { describe, expect, it } from 'vitest';
import { encodeFlags, encodeFlags2 } from '../../../../interface/flag-tables.js';
import { flagGroups } from './flag-group-table.js';
import { foldedWords, isApplicable } from './panel-sections.js';

const openFor = (status: Readonly<Record<string, unknown>> | undefined) =>
  Object.values(flagGroups)
    .filter((group) => isApplicable(group, status))
    .map(({ title }) => title);

describe('the groups that are open', () => {
  it('follow what the commander sits in', () => {
    expect(openFor({ Flags: encodeFlags(['InMainShip']) })).toEqual(['Hazards', 'Flight', 'Frame shift drive']);
    expect(openFor({ Flags: encodeFlags(['InSRV']) })).toEqual(['Hazards', 'Flight', 'SRV']);
    expect(openFor({ Flags: encodeFlags(['InFighter']) })).toEqual(['Hazards', 'Flight']);
    expect(openFor({ Flags: 0, Flags2: encodeFlags2(['OnFoot']) })).toEqual(['Hazards', 'On foot']);
  });

  it('have the position near a body', () => {
    expect(openFor({ Flags: encodeFlags(['InMainShip']), Latitude: 0, Longitude: 0 })).toContain('Position');
  });

  it('are those of a ship as long as nothing is known', () => {
    expect(openFor(undefined)).toEqual(['Hazards', 'Flight', 'Frame shift drive']);
  });
});

describe('a folded group', () => {
  it('says what is on in it', () => {
    const status = { Flags: encodeFlags(['Landed', 'LandingGearDown']), Flags2: encodeFlags2(['OnFoot']) };
    expect(foldedWords(flagGroups.flight, status)).toBe('Landed, Landing gear');
    expect(foldedWords(flagGroups.srv, status)).toBeUndefined();
    expect(foldedWords(flagGroups.seat, status)).toBe('on foot');
  });
});
