import { AbortableWait } from '../../journal/read/abortable-wait.js';
import { type ByteSource, streamSource } from '../../journal/read/byte-source.js';
import type { CheckTotals } from '../check-totals.js';
import type { PlacedFinding } from '../finding.js';
import { ByteChecker } from '../lines/byte-checker.js';
import { type CheckProfile, lineCheckerOptions, type RequestedProfile } from '../lines/check-profile.js';
import { enoughBytes, isNotAJournal } from '../lines/no-journal.js';
import { atFileStart, binaryFinding, fileFinding } from './file-rules.js';
import { dialectOrigin, peekDialect } from './journal-dialect.js';
import { JournalOrder } from './journal-order.js';

/** The name by which findings call what comes from nowhere in particular. */
const name = '-';

/** Checks lines as they come, from the standard input or anywhere else; a signal is heard even while nothing comes. */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  asked: RequestedProfile,
  totals: CheckTotals,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlacedFinding> {
  const patience = new AbortableWait();
  signal?.addEventListener('abort', patience.abort, { once: true });
  const feed = patientFeed(streamSource(stream), patience, signal);
  try {
    totals.files++;
    const own = asked.dialect === undefined ? await peekDialect(feed) : { feed, dialect: asked.dialect };
    const { dialect } = own;
    totals.addDialect(dialect, asked.dialect ? 'choice' : dialectOrigin(dialect));
    yield* checkFeed(own.feed, { ...asked, dialect }, totals);
  } finally {
    signal?.removeEventListener('abort', patience.abort);
    await feed.close();
  }
}

/** A feed that nobody has to wait for after the signal. */
function patientFeed(feed: ByteSource, patience: AbortableWait, signal: AbortSignal | undefined): ByteSource {
  return {
    read: async (into) => {
      signal?.throwIfAborted();
      const read = await patience.waitFor(feed.read(into));
      signal?.throwIfAborted();
      return read?.value ?? 0;
    },
    close: () => feed.close(),
  };
}

async function* checkFeed(feed: ByteSource, profile: CheckProfile, totals: CheckTotals): AsyncGenerator<PlacedFinding> {
  const bytes = new ByteChecker({ ...lineCheckerOptions(profile), keepsText: true });
  const { lineChecker } = bytes;
  const order = new JournalOrder(profile.eventsOnly);
  order.beginFile(name);
  bytes.begin(0);
  /** Nothing is told of what may turn out to be no journal at all. */
  let isJournal = false;
  const isNone = (ended: boolean) => !isJournal && isNotAJournal(lineChecker, bytes.nextOffset, ended);
  for (let count = await feed.read(bytes.space()); count > 0; count = await feed.read(bytes.space())) {
    bytes.filled(count);
    while (!bytes.drain(Infinity, () => lineChecker.isFull || isNone(false))) {
      if (isNone(false)) return yield noJournal();
      yield* taken();
    }
    isJournal ||= bytes.nextOffset > enoughBytes || !lineChecker.looksForeign;
    if (isJournal) yield* taken();
  }
  bytes.end();
  if (isNone(true)) return yield noJournal();
  yield* taken();
  if (totals.lines === 0) yield atFileStart(name, fileFinding('empty', 'the input is empty'));

  function taken(): PlacedFinding[] {
    const report = lineChecker.report();
    totals.addLines(report);
    return order.addReport(report);
  }

  function noJournal(): PlacedFinding {
    const { lines } = lineChecker.report();
    totals.lines += lines;
    totals.addUnreadable(name);
    return atFileStart(name, binaryFinding(lines));
  }
}
