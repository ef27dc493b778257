import { Patience } from '../../journal/read/patience.js';
import { type Feed, feedOfStream } from '../../journal/read/source.js';
import type { PlacedFinding } from '../finding.js';
import { CheckedBytes } from '../lines/checked-bytes.js';
import { type AskedStandards, lineCheckOptions, type Standards } from '../lines/standards.js';
import type { Tally } from '../tally.js';
import { atTop, binaryFinding, fileFinding } from './file-rules.js';
import { enoughBytes, isNoJournal } from './no-journal.js';
import { byJournal, introduced } from './own-dialect.js';
import { Sequence } from './sequence.js';

/** The name by which findings call what comes from nowhere in particular. */
const name = '-';

/** Checks lines as they come, from the standard input or anywhere else; a signal is heard even while nothing comes. */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  asked: AskedStandards,
  tally: Tally,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlacedFinding> {
  const patience = new Patience();
  signal?.addEventListener('abort', patience.end, { once: true });
  const feed = patientFeed(feedOfStream(stream), patience, signal);
  try {
    tally.files++;
    const own = asked.dialect === undefined ? await introduced(feed) : { feed, dialect: asked.dialect };
    const { dialect } = own;
    tally.holdTo(dialect, asked.dialect ? 'choice' : byJournal(dialect));
    yield* checkFeed(own.feed, { ...asked, dialect }, tally);
  } finally {
    signal?.removeEventListener('abort', patience.end);
    await feed.close();
  }
}

/** A feed that nobody has to wait for after the signal. */
function patientFeed(feed: Feed, patience: Patience, signal: AbortSignal | undefined): Feed {
  return {
    read: async (into) => {
      signal?.throwIfAborted();
      const read = await patience.waitFor(feed.read(into));
      signal?.throwIfAborted();
      return read?.came ?? 0;
    },
    close: () => feed.close(),
  };
}

async function* checkFeed(feed: Feed, standards: Standards, tally: Tally): AsyncGenerator<PlacedFinding> {
  const bytes = new CheckedBytes({ ...lineCheckOptions(standards), keepsText: true });
  const { check } = bytes;
  const sequence = new Sequence(standards.eventsOnly);
  sequence.begin(name);
  bytes.begin(0);
  /** Nothing is told of what may turn out to be no journal at all. */
  let isJournal = false;
  const isNone = (ended: boolean) => !isJournal && isNoJournal(check, bytes.nextOffset, ended);
  for (let count = await feed.read(bytes.space()); count > 0; count = await feed.read(bytes.space())) {
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

  function taken(): PlacedFinding[] {
    const report = check.report();
    tally.take(report);
    return sequence.take(report);
  }

  function noJournal(): PlacedFinding {
    const { lines } = check.report();
    tally.lines += lines;
    tally.unread(name);
    return atTop(name, binaryFinding(lines));
  }
}
