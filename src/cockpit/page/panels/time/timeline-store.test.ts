import { afterEach, expect, it, vi } from 'vitest';
import { emptyMoment } from '../../../recording/advance-moment.js';
import type { FeedListener, Source } from '../../source.js';
import { openSource } from '../../store/session-store.js';
import { currentTimeline } from './timeline-store.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks a source again that could not tell its timeline', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now())));
  let listener: FeedListener | undefined;
  const ask = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValue({
      spans: [{ from: 1000, to: 2000, lines: 5 }],
      marks: [],
    });
  const source = {
    ask,
    listen: (heard: FeedListener) => {
      listener = heard;
    },
    close: () => undefined,
  };
  openSource(source as unknown as Source);
  listener?.hear('gap', { progress: { lines: 5, read: 1, checked: 0 }, moment: emptyMoment });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(currentTimeline().spans).toHaveLength(1);
});
