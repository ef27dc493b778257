import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../check/event/check-event.js';
import { utf8Bytes, utf8Of } from '../../journal/byte-text.js';
import type { SourceLine } from './candidate.js';
import { cuttableIn, withoutCuts } from './cuttable-members.js';

const line = (text: string): SourceLine => ({
  file: 'Journal.2026-11-14T204100.01.log',
  kind: /"event":"(\w+)"/.exec(text)?.[1] ?? '',
  bytes: utf8Bytes(text),
});

const materials = line(
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Materials", "Raw":[ { "Name":"iron", "Count":3 }, { "Name":"nickel", "Name_Localised":"Nickel, \\"rein\\"", "Count":4 } ], "Manufactured":[  ], "Encoded":[ { "Name":"a", "Count":1 } ] }\r\n',
);

const jump = line(
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"FSDJump", "Wanted":true, "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.00000,0.00000,0.00000], "SystemAllegiance":"Federation", "SystemEconomy":"$economy_Refinery;", "SystemEconomy_Localised":"Raffinerie", "SystemSecondEconomy":"$economy_Service;", "SystemGovernment":"$government_Democracy;", "SystemSecurity":"$SYSTEM_SECURITY_high;", "Population":22780919531, "JumpDist":4.377, "FuelUsed":0.1, "FuelLevel":15.9, "BoostUsed":4 }\n',
);

function textsOf(of: SourceLine): string[] {
  const text = utf8Of(of.bytes);
  return cuttableIn(of).map(({ start, end }) => text.slice(start, end));
}

describe('what can be cut', () => {
  it('is what the game may leave out, and each item of a list', () => {
    expect(textsOf(materials)).toEqual([
      '{ "Name":"iron", "Count":3 }',
      '"Name_Localised":"Nickel, \\"rein\\""',
      '{ "Name":"nickel", "Name_Localised":"Nickel, \\"rein\\"", "Count":4 }',
      '{ "Name":"a", "Count":1 }',
    ]);
  });

  it('is neither a part of a position nor what only older versions have left out', () => {
    expect(textsOf(jump)).toEqual(['"Wanted":true', '"SystemEconomy_Localised":"Raffinerie"', '"BoostUsed":4']);
  });

  it('is nothing in a line that is torn, or of a kind that no table has', () => {
    expect(cuttableIn(line('{ "timestamp":"2026-11-14T20:41:00Z", "event":"NewKind", "A":[ 1, 2 ] }'))).toEqual([]);
    expect(cuttableIn({ ...line('{ "timest'), kind: 'Materials' })).toEqual([]);
  });
});

describe('a line without some of it', () => {
  it.each([materials, jump])('is JSON, ends alike, and breaks no rule', (whole) => {
    const all = cuttableIn(whole);
    for (let chosen = 0; chosen < 2 ** all.length; chosen++) {
      const cut = withoutCuts(
        whole,
        all.filter((_, index) => (chosen >> index) & 1),
      );
      const text = utf8Of(cut.bytes);
      expect(text.slice(-1)).toBe(utf8Of(whole.bytes).slice(-1));
      const errors = checkEvent(JSON.parse(text)).filter(({ severity }) => severity === 'error');
      expect(errors).toEqual([]);
    }
  });

  it('keeps all other bytes', () => {
    expect(utf8Of(withoutCuts(jump, cuttableIn(jump)).bytes)).toBe(
      utf8Of(jump.bytes)
        .replace('"Wanted":true, ', '')
        .replace('"SystemEconomy_Localised":"Raffinerie", ', '')
        .replace(', "BoostUsed":4', ''),
    );
    expect(withoutCuts(jump, [])).toBe(jump);
  });
});
