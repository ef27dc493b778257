import { afterEach, expect, it, vi } from 'vitest';
import { emptyMoment } from '../../../recording/advance-moment.js';
import type { FeedListener, Source } from '../../source.js';
import { openSource } from '../../store/session-store.js';
import { currentTimeline } from './timeline-store.js';

afterEach(async () => {
  // A pending request would keep the next test from sending one.
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('retries after a failed request', async () => {
  const ask = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValue({ spans: [{ from: 1000, to: 2000, first: 0, last: 4, launch: 0 }], marks: [], density });
  const listener = openScripted(ask);
  listener.onMessage('gap', { progress, moment: emptyMoment });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(currentTimeline().spans).toHaveLength(1);
});

it('keeps lines and findings received while the timeline was being fetched', async () => {
  let answer: ((timeline: unknown) => void) | undefined;
  const listener = openScripted(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  listener.onMessage('gap', { progress, moment: emptyMoment });
  listener.onMessage('lines', {
    from: 5,
    rows: [
      { n: 5, time: 3000, kind: 'Music', summary: '' },
      { n: 6, time: 4000, kind: 'FSDJump', summary: '' },
    ],
    state: emptyMoment.state,
    latest: {},
    progress: { ...progress, lines: 7 },
  });
  listener.onMessage('findings', { rules: [], lines: [{ n: 5, severity: 'error' }], progress });
  // Requested after line 5 was read, and before any finding.
  answer?.({ spans: [{ from: 1000, to: 3000, first: 0, last: 5, launch: 0 }], marks: [], density });
  await vi.advanceTimersByTimeAsync(100);
  expect(currentTimeline().spans).toEqual([{ from: 1000, to: 4000, first: 0, last: 6, launch: 0 }]);
  expect(currentTimeline().marks.map(({ name, n }) => [name, n])).toEqual([
    ['error', 5],
    ['jump', 6],
  ]);
});

const density = { from: 0, step: 1000, counts: [3, 2] };
const progress = { lines: 5, read: 1, checked: 0 };

function openScripted(ask: () => Promise<unknown>): FeedListener {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now())));
  let listener: FeedListener | undefined;
  const listen = (heard: FeedListener) => {
    listener = heard;
  };
  openSource({ ask, listen, close: () => undefined } as unknown as Source);
  if (!listener) throw new Error('no listener');
  return listener;
}
