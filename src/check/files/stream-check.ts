import { Patience } from '../../journal/read/patience.js';
import { feedOfStream } from '../../journal/read/source.js';
import type { PlacedFinding } from '../finding.js';
import { CheckedBytes } from '../lines/checked-bytes.js';
import { lineCheckOptions, type Standards } from '../lines/standards.js';
import type { Tally } from '../tally.js';
import { atTop, binaryFinding, fileFinding } from './file-rules.js';
import { enoughBytes, isNoJournal } from './no-journal.js';
import { Sequence } from './sequence.js';

/** The name by which findings call what comes from nowhere in particular. */
const name = '-';

/** Checks lines as they come, from the standard input or anywhere else; a signal is heard even while nothing comes. */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  standards: Standards,
  tally: Tally,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlacedFinding> {
  const feed = feedOfStream(stream);
  const patience = new Patience();
  signal?.addEventListener('abort', patience.end, { once: true });
  const bytes = new CheckedBytes({ ...lineCheckOptions(standards), keepsText: true });
  const { check } = bytes;
  const sequence = new Sequence(standards.eventsOnly);
  sequence.begin(name);
  tally.files++;
  bytes.begin(0);
  /** Nothing is told of what may turn out to be no journal at all. */
  let isJournal = false;
  const isNone = (ended: boolean) => !isJournal && isNoJournal(check, bytes.nextOffset, ended);
  try {
    for (let count = await nextBytes(); count > 0; count = await nextBytes()) {
      bytes.filled(count);
      while (!bytes.drain(Infinity, () => check.isFull || isNone(false))) {
        if (isNone(false)) return yield noJournal();
        yield* taken();
      }
      isJournal ||= bytes.nextOffset > enoughBytes || !check.isAlien;
      if (isJournal) yield* taken();
    }
    bytes.end();
    if (isNone(true)) return yield noJournal();
    yield* taken();
    if (tally.lines === 0) yield atTop(name, fileFinding('empty', 'the input is empty'));
  } finally {
    signal?.removeEventListener('abort', patience.end);
    await feed.close();
  }

  async function nextBytes(): Promise<number> {
    signal?.throwIfAborted();
    const read = await patience.waitFor(feed.read(bytes.space()));
    signal?.throwIfAborted();
    return read?.came ?? 0;
  }

  function taken(): PlacedFinding[] {
    const report = check.report();
    tally.lines += report.lines;
    tally.events += report.events;
    return sequence.take(report);
  }

  function noJournal(): PlacedFinding {
    const { lines } = check.report();
    tally.lines += lines;
    tally.unreadable++;
    return atTop(name, binaryFinding(lines));
  }
}
