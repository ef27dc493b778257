import { describe, expect, it } from 'vitest';
import {
  type DirectoryRecord,
  formatDirectoryRecord,
  newDirectoryRecord,
  newJournalRecord,
  parseDirectoryRecord,
} from './directory-record.js';

const record: DirectoryRecord = {
  ...newDirectoryRecord('/journals', 'JOURNAL'),
  commander: 'Zoë',
  number: 7,
  dialects: { '': 'game' },
  journals: {
    // While lines are being published, and after the end.
    'Journal.2026-11-14T204100.01.log': {
      ...newJournalRecord(),
      head: Buffer.from('{ "'),
      before: Buffer.from('}\r\n'),
    },
    'Journal.2026-11-14T204100.02.log': { ...newJournalRecord(), before: Uint8Array.of(0, 255), ended: 9, copy: 2 },
  },
  companions: { 'Status.json': 'hash' },
};

describe('the record of a directory', () => {
  it('round-trips', () => {
    const back = parseDirectoryRecord(formatDirectoryRecord(record));
    expect(back && formatDirectoryRecord(back)).toBe(formatDirectoryRecord(record));
    expect(back?.journals['Journal.2026-11-14T204100.02.log']).toMatchObject({
      copy: 2,
      ended: 9,
      before: Buffer.from([0, 255]),
    });
  });

  it('is rejected if anything is missing or has the wrong type', () => {
    const text = formatDirectoryRecord(record);
    for (const length of [0, 1, 20, text.length - 1])
      expect(parseDirectoryRecord(text.slice(0, length))).toBeUndefined();
    const others = [{ format: 2 }, { number: -1 }, { rested: 0 }, { dialects: 1 }, { companions: [] }, { journals: 7 }];
    const whole = JSON.parse(text) as object;
    for (const other of [...others, { journals: { x: { copy: 1 } } }, { journals: { x: null } }])
      expect(parseDirectoryRecord(JSON.stringify({ ...whole, ...other }))).toBeUndefined();
    for (const other of ['7', 'null', '[]', '"text"']) expect(parseDirectoryRecord(other)).toBeUndefined();
  });
});
