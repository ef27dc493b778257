import { feedOfStream } from '../../journal/read/source.js';
import type { PlacedFinding } from '../finding.js';
import { CheckedBytes } from '../lines/checked-bytes.js';
import { lineCheckOptions, type Standards } from '../lines/standards.js';
import type { Tally } from '../tally.js';
import { Sequence } from './sequence.js';

/** Checks lines as they come, from the standard input or anywhere else. */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  standards: Standards,
  tally: Tally,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlacedFinding> {
  const feed = feedOfStream(stream);
  const bytes = new CheckedBytes({ ...lineCheckOptions(standards), keepsText: true });
  const sequence = new Sequence(standards.eventsOnly);
  sequence.begin('-');
  tally.files++;
  bytes.begin(0);
  try {
    for (let count = await feed.read(bytes.space()); count > 0; count = await feed.read(bytes.space())) {
      signal?.throwIfAborted();
      bytes.filled(count);
      bytes.drain();
      yield* taken();
    }
    bytes.end();
    yield* taken();
  } finally {
    await feed.close();
  }

  function taken(): PlacedFinding[] {
    const report = bytes.check.report();
    tally.lines += report.lines;
    tally.events += report.events;
    return sequence.take(report);
  }
}
