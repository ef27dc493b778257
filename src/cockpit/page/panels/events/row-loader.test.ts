import { describe, expect, it, vi } from 'vitest';
import type { Questions, Row } from '../../../protocol.js';
import { RowLoader } from './row-loader.js';

type Ask = Questions['rows']['ask'];

/** A source of `total` lines, every tenth a jump. */
function sourceOf(total: number) {
  const asked: Ask[] = [];
  const state = { total, fails: false };
  const rows = (query = ''): Row[] =>
    Array.from({ length: state.total }, (_, n) => ({
      n,
      kind: n % 10 === 0 ? 'FSDJump' : 'Music',
      summary: '',
    })).filter(({ kind }) => query === '' || query === `kind:${kind}`);
  const ask = async ({ from, around, count, query }: Ask) => {
    asked.push({ ...(from !== undefined && { from }), ...(around !== undefined && { around }), count });
    if (state.fails) throw new Error('the disk is gone');
    const all = rows(query);
    const begin = around === undefined ? (from ?? 0) : Math.max(0, all.findIndex(({ n }) => n >= around) - 5);
    return { total: all.length, from: begin, rows: all.slice(begin, begin + count) };
  };
  const refreshSoon = vi.fn<() => void>();
  const loader = new RowLoader({ ask, changed: () => undefined, refreshSoon, retryDelay: 1 });
  return { asked, state, loader, refreshSoon };
}

const jumps = 'kind:FSDJump';

describe('RowLoader', () => {
  it('fetches the pages in sight, and no page twice', async () => {
    const { loader, asked } = sourceOf(1000);
    loader.begin('', 1000);
    loader.look(350, 420);
    loader.look(350, 420);
    await vi.waitFor(() => expect(loader.pages.rowAt(420)?.n).toBe(420));
    expect(asked.map(({ from }) => from)).toEqual([300, 400]);
  });

  it('fetches only what is still in sight after quick scrolling', async () => {
    const { loader, asked } = sourceOf(100_000);
    loader.begin('', 100_000);
    for (let row = 0; row < 50_000; row += 500) loader.look(row, row + 20);
    await vi.waitFor(() => expect(loader.pages.rowAt(49_510)?.n).toBe(49_510));
    expect(asked.length).toBeLessThan(5);
  });

  it('has rows that will be in sight soon, when they are', async () => {
    const { loader, asked } = sourceOf(1000);
    loader.begin('', 1000);
    loader.prefetch(495);
    loader.look(485, 505);
    await vi.waitFor(() => expect(loader.pages.rowAt(505)?.n).toBe(505));
    expect(asked.map(({ from }) => from)).toEqual([400, 500]);
  });

  it('marks a finding received while its row was being fetched', async () => {
    const { loader } = sourceOf(1000);
    loader.begin('', 1000);
    loader.look(350, 360);
    loader.addFindings([{ n: 355, severity: 'error' }]);
    await vi.waitFor(() => expect(loader.pages.rowAt(355)?.n).toBe(355));
    expect(loader.pages.rowAt(355)?.severity).toBe('error');
    expect(loader.pages.rowAt(356)?.severity).toBeUndefined();
  });

  it('looks again where a message names as many findings as it can', async () => {
    const { loader, asked } = sourceOf(1000);
    loader.begin('', 1000);
    loader.look(0, 10);
    await vi.waitFor(() => expect(loader.pages.rowAt(5)?.n).toBe(5));
    loader.addFindings(Array.from({ length: 400 }, (_, at) => ({ n: 600 + at, severity: 'note' as const })));
    loader.look(0, 10);
    await vi.waitFor(() => expect(asked.map(({ from }) => from)).toEqual([0, 0]));
  });

  it('adds lines as they come', () => {
    const { loader, asked } = sourceOf(0);
    loader.begin('', 0);
    loader.addLines({ from: 0, rows: [{ n: 0, kind: 'Music', summary: '' }] });
    loader.addLines({ from: 1, rows: [{ n: 1, kind: 'Music', summary: '' }] });
    expect(loader.pages.total).toBe(2);
    expect(loader.pages.rowAt(1)?.n).toBe(1);
    expect(asked).toEqual([]);
  });

  it('counts a line once, even if it is received twice', () => {
    const { loader } = sourceOf(0);
    loader.begin('', 2);
    loader.addLines({ from: 1, rows: [1, 2].map((n) => ({ n, kind: 'Music', summary: '' })) });
    expect(loader.pages.total).toBe(3);
    expect(loader.pages.rowAt(2)).toBeUndefined();
  });

  it('asks how many rows pass a filter', async () => {
    const { loader } = sourceOf(1000);
    loader.begin(jumps, 1000);
    expect(loader.isCounting).toBe(true);
    await vi.waitFor(() => expect(loader.isCounting).toBe(false));
    expect(loader.pages.total).toBe(100);
    expect(loader.pages.rowAt(7)?.n).toBe(70);
  });

  it('looks for more rows that match when lines arrive', async () => {
    const { loader, state, refreshSoon } = sourceOf(1000);
    loader.begin(jumps, 1000);
    await vi.waitFor(() => expect(loader.isCounting).toBe(false));
    state.total = 1011;
    loader.addLines({ from: 1001, rows: [{ n: 1010, kind: 'FSDJump', summary: '' }] });
    expect(refreshSoon).toHaveBeenCalled();
    await loader.refresh();
    expect(loader.pages.total).toBe(102);
  });

  it('ignores responses to an outdated filter', async () => {
    const { loader } = sourceOf(1000);
    loader.begin(jumps, 1000);
    loader.begin('', 1000);
    await vi.waitFor(() => expect(loader.pages.total).toBe(1000));
    expect(loader.pages.rowAt(1)).toBeUndefined();
  });

  it('finds the place of a line, or of the last one before it that passes', async () => {
    const { loader } = sourceOf(5000);
    loader.begin('', 5000);
    expect(await loader.indexOf(1234)).toBe(1234);
    loader.begin(jumps, 5000);
    expect(await loader.indexOf(1234)).toBe(123);
  });

  it('finds which line is at a place, here or at the source', async () => {
    const { loader, state } = sourceOf(5000);
    loader.begin('', 5000);
    expect(await loader.lineAt(1234)).toBe(1234);
    expect(await loader.lineAt(5000)).toBeUndefined();
    loader.begin(jumps, 5000);
    expect(await loader.lineAt(123)).toBe(1230);
    expect(await loader.lineAt(500)).toBeUndefined();
    loader.look(120, 125);
    await vi.waitFor(() => expect(loader.pages.rowAt(123)?.n).toBe(1230));
    state.fails = true;
    expect(await loader.lineAt(123)).toBe(1230);
    expect(await loader.lineAt(321)).toBeUndefined();
    expect(loader.error).toBe('the disk is gone');
  });

  it('shows why rows cannot be fetched, and tries again', async () => {
    const { loader, state } = sourceOf(50);
    state.fails = true;
    loader.begin('', 50);
    loader.look(0, 10);
    await vi.waitFor(() => expect(loader.error).toBe('the disk is gone'));
    state.fails = false;
    await vi.waitFor(() => expect(loader.pages.rowAt(5)?.n).toBe(5));
    expect(loader.error).toBeUndefined();
  });

  it('says why a line cannot be found, for a while', async () => {
    const { loader, state } = sourceOf(5000);
    loader.begin(jumps, 5000);
    await vi.waitFor(() => expect(loader.isCounting).toBe(false));
    state.fails = true;
    expect(await loader.indexOf(4321)).toBeUndefined();
    expect(loader.error).toBe('the disk is gone');
    await vi.waitFor(() => expect(loader.error).toBeUndefined());
  });
});
