import { AbortableWait } from '../../journal/read/abortable-wait.js';
import { type ByteSource, streamSource } from '../../journal/read/byte-source.js';
import type { CheckTotals } from '../check-totals.js';
import type { PlacedFinding } from '../finding.js';
import type { CheckProfile, RequestedProfile } from '../lines/check-profile.js';
import { IncomingJournal } from './incoming-journal.js';
import { dialectOrigin, peekDialect } from './journal-dialect.js';
import { JournalOrder } from './journal-order.js';

/** The file name in findings about standard input and other streams. */
const streamName = '-';

/**
 * Checks lines as they arrive, from standard input or any other stream. A signal ends it even while it waits
 * for bytes.
 */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  requested: RequestedProfile,
  totals: CheckTotals,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly PlacedFinding[]> {
  const wait = new AbortableWait();
  signal?.addEventListener('abort', wait.abort, { once: true });
  const abortable = abortableSource(streamSource(stream), wait, signal);
  try {
    totals.files++;
    const { source, dialect } = requested.dialect
      ? { source: abortable, dialect: requested.dialect }
      : await peekDialect(abortable);
    totals.addDialect(dialect, requested.dialect ? 'choice' : dialectOrigin(dialect));
    yield* checkSource(source, { ...requested, dialect }, totals);
  } finally {
    signal?.removeEventListener('abort', wait.abort);
    await abortable.close();
  }
}

/** The same source, except that reading stops waiting and throws when the signal is aborted. */
function abortableSource(source: ByteSource, wait: AbortableWait, signal: AbortSignal | undefined): ByteSource {
  return {
    read: async (into) => {
      signal?.throwIfAborted();
      const read = await wait.waitFor(source.read(into));
      signal?.throwIfAborted();
      return read?.value ?? 0;
    },
    close: () => source.close(),
  };
}

async function* checkSource(
  source: ByteSource,
  profile: CheckProfile,
  totals: CheckTotals,
): AsyncGenerator<readonly PlacedFinding[]> {
  const journal = new IncomingJournal(profile, {
    checked: (report) => {
      totals.addLines(report);
      totals.olderRules.add(streamName, report.olderRules);
    },
    foreign: (file) => totals.leaveOut(file, 'binary'),
  });
  journal.begin(streamName, new JournalOrder(profile.eventsOnly));
  for (let count = await source.read(journal.space()); count > 0; count = await source.read(journal.space())) {
    yield* inBatches(journal.filled(count));
    if (journal.isForeign) break;
  }
  yield* inBatches(journal.end('input'));
}

/** More are not held in memory. */
const largestBatch = 1000;

function* inBatches(findings: Iterable<PlacedFinding>): Generator<readonly PlacedFinding[]> {
  let batch: PlacedFinding[] = [];
  for (const finding of findings) {
    batch.push(finding);
    if (batch.length < largestBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
