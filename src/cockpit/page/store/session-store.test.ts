import { expect, it } from 'vitest';
import { emptyMoment } from '../../recording/advance-moment.js';
import type { FeedListener, Source } from '../source.js';
import { lastLineAt, openSource } from './session-store.js';

it('takes lines for new only once everything that was there has been read', () => {
  let feed: FeedListener | undefined;
  const source = { listen: (listener: FeedListener) => (feed = listener), close() {} } as unknown as Source;
  openSource(source);
  const gap = (lines: number, read: number) =>
    feed?.onMessage('gap', { progress: { lines, read, checked: 0 }, moment: emptyMoment });
  gap(0, 0.5);
  gap(700, 1);
  gap(700, 1);
  expect(lastLineAt.value).toBeUndefined();
  gap(701, 1);
  expect(lastLineAt.value).toBeTypeOf('number');
  openSource(source);
  expect(lastLineAt.value).toBeUndefined();
});
