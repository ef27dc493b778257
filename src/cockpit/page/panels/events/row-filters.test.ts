import { describe, expect, it } from 'vitest';
import type { Row } from '../../../protocol.js';
import { filterParts, isFiltering, mayPass, readFilter, toggleKind } from './row-filters.js';

const rows: Row[] = ['Music', 'FSDJump', 'Music'].map((kind, n) => ({ n, kind, summary: '' }));

describe('readFilter', () => {
  it('reads a filter that was kept', () => {
    const filter = { text: 'sol', kinds: ['FSDJump'], hasFindings: true };
    expect(readFilter(JSON.stringify(filter))).toEqual(filter);
  });

  it.each([null, '', 'x', '7', 'null', '[]', '{"kinds":7,"text":5}', '{"kinds":[],"text":""}'])(
    'takes %j for no filter',
    (kept) => {
      expect(readFilter(kept)).toEqual({});
      expect(isFiltering(readFilter(kept))).toBe(false);
    },
  );
});

describe('mayPass', () => {
  it('tells by their kinds that rows cannot pass', () => {
    expect(mayPass(rows, { kinds: ['FSDJump'] })).toBe(true);
    expect(mayPass(rows, { kinds: ['Docked'], text: 'a' })).toBe(false);
    expect(mayPass(rows, { text: 'a' })).toBe(true);
    expect(mayPass([], {})).toBe(false);
  });
});

describe('filterParts', () => {
  it('names each part, with the filter that is left without it', () => {
    expect(filterParts({ text: 'sol', kinds: ['Music', ''], hasFindings: true })).toEqual([
      { label: '“sol”', without: { kinds: ['Music', ''], hasFindings: true } },
      { label: 'Music', without: { text: 'sol', kinds: [''], hasFindings: true } },
      { label: 'no event', without: { text: 'sol', kinds: ['Music'], hasFindings: true } },
      { label: 'has findings', without: { text: 'sol', kinds: ['Music', ''] } },
    ]);
  });
});

describe('toggleKind', () => {
  it('adds a kind and takes it away again', () => {
    const one = toggleKind({}, 'Music');
    expect(one).toEqual({ kinds: ['Music'] });
    expect(toggleKind(one, 'Music')).toEqual({});
  });
});
