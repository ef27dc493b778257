import { describe, expect, it } from 'vitest';
import { columnsOfKind } from './columns/kind-columns.js';
import { csvFormat } from './csv-part.js';

describe('a row of CSV', () => {
  it.each([
    ['Jameson', '"Jameson"'],
    ['O"Neill, Jack', '"O""Neill, Jack"'],
    ['', '""'],
    [undefined, ''],
  ])('has the commander %j as %s', (commander, cell) => {
    const part = csvFormat.createPart(columnsOfKind('SomethingNew'));
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'SomethingNew' };
    part.add({ file: 'a.log', line: 3, commander }, event, new Uint8Array());
    expect(Buffer.from(part.end()).toString()).toBe(
      'journal_file,journal_line,journal_commander,timestamp,event,journal_other\r\n' +
        `"a.log",3,${cell},2026-11-14T20:41:00Z,"SomethingNew",\r\n`,
    );
  });
});
