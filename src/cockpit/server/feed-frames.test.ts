import { expect, it } from 'vitest';
import { Recording } from '../recording/recording.js';
import { FeedFrames } from './feed-frames.js';
import type { JournalSource } from './journal-source.js';

const second = 1000;

function lineAt(time: number): string {
  return `{ "timestamp":"1970-01-01T00:00:0${time}Z", "event":"Music" }\r\n`;
}

/** Two lines, of which the pages know the first, and a companion newer than both. */
function framesOfTwo(): FeedFrames {
  const recording = new Recording({ read: () => Promise.reject(new Error('nothing is read')) });
  const file = recording.beginFile('Journal.2026-11-14T204100.01.log');
  recording.addBytes(file, Buffer.from([1, 5].map((time) => lineAt(time)).join('')));
  recording.addCompanion('Status', { time: 9 * second, text: '{}' });
  return new FeedFrames({ recording, generation: 1 } as unknown as JournalSource);
}

it('has the latest companions, also for a page that is behind', () => {
  expect(framesOfTwo().companions().map(String)).toEqual([
    `event: companion\ndata: ${JSON.stringify({ kind: 'Status', time: 9 * second, text: '{}' })}\n\n`,
  ]);
});

it('has the time of the last line that the page knows', () => {
  const [, data = ''] = /data: (.*)/.exec(framesOfTwo().findings([], 1).toString()) ?? [];
  expect(JSON.parse(data)).toMatchObject({ progress: { lines: 1, first: 1 * second, last: 1 * second } });
});
