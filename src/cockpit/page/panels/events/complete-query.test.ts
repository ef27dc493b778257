import { describe, expect, it } from 'vitest';
import { completeQuery } from './complete-query.js';
import { queryWords } from './query-words.js';

const words = queryWords([
  { kind: 'Docked', count: 12, family: 'travel' },
  { kind: 'DockingGranted', count: 3, family: 'travel' },
  { kind: 'Undocked', count: 11, family: 'travel' },
]);

/** The query after each completion; the caret is at the bar. */
function completed(text: string): string[] {
  const caret = text.indexOf('|');
  const query = text.replace('|', '');
  return completeQuery(query, caret, words).map(
    ({ from, to, text: put }) => query.slice(0, from) + put + query.slice(to),
  );
}

describe('completion', () => {
  it('offers kinds and families, those that begin with the text first', () => {
    expect(completed('fuel<8 -kind:dock|')).toEqual([
      'fuel<8 -kind:Docked',
      'fuel<8 -kind:DockingGranted',
      'fuel<8 -kind:Undocked',
    ]);
    expect(completed('kind:Docked,trav|')).toEqual(['kind:Docked,travel']);
  });

  it('offers fields of the table, and the kinds of the journal', () => {
    expect(completed('stationna|')[0]).toBe('StationName:');
    expect(completed('-unDo|')).toContain('-kind:Undocked');
    expect(completed('sev|')).toContain('severity:');
  });

  it('offers the words that the table lists for a field', () => {
    expect(completed('StationType:coriolis|')[0]).toMatch(/^StationType:Coriolis$|^StationType:\S+/);
    expect(completed('severity:w|')).toEqual(['severity:warning']);
  });

  it('completes within a query and within quotes, and offers nothing after a space', () => {
    expect(completed('kind:Dockin| x')).toEqual(['kind:DockingGranted x']);
    expect(completed('kind:"docking|')).toEqual(['kind:DockingGranted']);
    expect(completed('kind:Docked |')).toEqual([]);
  });
});
