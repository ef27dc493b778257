import { describe, expect, it } from 'vitest';
import type { Row } from '../../../protocol.js';
import { RowPages } from './row-pages.js';

function rows(from: number, to: number): Row[] {
  return Array.from({ length: to - from }, (_, index) => ({ n: from + index, kind: 'Music', summary: '' }));
}

function filled(total: number): RowPages {
  const pages = new RowPages(10, 4);
  pages.append(rows(0, total));
  return pages;
}

describe('RowPages', () => {
  it('asks for the pages between two rows that are not here', () => {
    const pages = new RowPages(10, 4);
    pages.total = 95;
    expect(pages.missing(15, 34)).toEqual([1, 2, 3]);
    pages.put(2, rows(20, 30));
    expect(pages.missing(15, 34)).toEqual([1, 3]);
    expect(pages.rowAt(25)?.n).toBe(25);
  });

  it('asks for nothing behind the last row', () => {
    const pages = new RowPages(10, 4);
    pages.total = 95;
    pages.put(9, rows(90, 95));
    expect(pages.missing(90, 500)).toEqual([]);
    expect(new RowPages().missing(0, 50)).toEqual([]);
  });

  it('shows pushed rows without fetching', () => {
    const pages = filled(25);
    expect(pages.total).toBe(25);
    expect(pages.missing(0, 24)).toEqual([]);
    expect(pages.rowAt(24)?.n).toBe(24);
  });

  it('asks for a page whose beginning it has missed', () => {
    const pages = new RowPages(10, 4);
    pages.total = 5;
    pages.append(rows(5, 12));
    expect(pages.missing(0, 11)).toEqual([0]);
    expect(pages.rowAt(11)?.n).toBe(11);
  });

  it('asks again for a page that has become longer', () => {
    const pages = filled(12);
    pages.total = 18;
    expect(pages.missing(0, 17)).toEqual([1]);
    expect(pages.rowAt(11)?.n).toBe(11);
  });

  it('forgets the pages that were not looked at for longest', () => {
    const pages = filled(40);
    pages.missing(0, 9);
    pages.append(rows(40, 41));
    expect(pages.rowAt(0)?.n).toBe(0);
    expect(pages.rowAt(10)).toBeUndefined();
  });

  it('marks findings on the rows that are here', () => {
    const pages = filled(20);
    pages.markFindings([
      { n: 3, severity: 'error' },
      { n: 500, severity: 'note' },
    ]);
    expect(pages.rowAt(3)?.severity).toBe('error');
    expect(pages.rowAt(4)?.severity).toBeUndefined();
  });

  it('goes on showing what is out of date until it is fetched again', () => {
    const pages = filled(5);
    pages.outdate();
    expect(pages.rowAt(2)?.n).toBe(2);
    expect(pages.missing(0, 4)).toEqual([0]);
  });

  it('finds a line among those that pass a filter', () => {
    const pages = new RowPages(10, 4);
    pages.total = 40;
    pages.put(1, [
      { n: 77, kind: '', summary: '' },
      { n: 99, kind: '', summary: '' },
    ]);
    expect(pages.indexOf(99)).toBe(11);
    expect(pages.indexOf(5)).toBeUndefined();
  });
});
