import { describe, expect, it } from 'vitest';
import { EventView } from './event-view.js';

const sizes = { view: 280, rowHeight: 28, follows: true };

function viewOf(total: number): EventView {
  const view = new EventView();
  view.arrange({ ...sizes, total });
  return view;
}

describe('EventView', () => {
  it('keeps the newest row in sight', () => {
    const view = viewOf(100);
    expect(view.sight.last).toBe(100);
    view.arrange({ ...sizes, total: 150 });
    expect(view.sight.last).toBe(150);
    expect(view.isToBeSet).toBe(true);
  });

  it('stays where it was scrolled to while rows come', () => {
    const view = viewOf(100);
    view.scrolled(view.scrollTop - 5);
    const { top } = view;
    view.arrange({ ...sizes, total: 5000 });
    expect(view.top).toBe(top);
  });

  it('keeps the newest in sight again once it is scrolled to the end', () => {
    const view = viewOf(100);
    view.scrolled(0);
    view.scrolled(view.end);
    view.arrange({ ...sizes, total: 120 });
    expect(view.sight.last).toBe(120);
  });

  it('keeps the newest in sight when the table becomes higher, for which the browser scrolls back', () => {
    const view = viewOf(100);
    view.scrolled(view.scrollTop - 20, true);
    view.arrange({ ...sizes, view: 300, total: 120 });
    expect(view.sight.last).toBe(120);
  });

  it('stays while an earlier moment is shown', () => {
    const view = viewOf(100);
    view.arrange({ ...sizes, total: 200, follows: false });
    expect(view.sight.last).toBe(100);
  });

  it('stays after a row was brought into sight', () => {
    const view = viewOf(100);
    view.reveal(10);
    view.arrange({ ...sizes, total: 200 });
    expect(view.sight.first).toBeLessThanOrEqual(10);
  });

  it('keeps its first row when rows become higher', () => {
    const view = viewOf(100);
    view.scrolled(280);
    view.arrange({ ...sizes, total: 100, rowHeight: 44 });
    expect(view.sight.first).toBe(10);
  });

  it('goes to the end of a list that has become shorter', () => {
    const view = viewOf(1000);
    view.scrolled(10_000);
    view.arrange({ ...sizes, total: 20 });
    expect(view.sight.last).toBe(20);
  });
});
