import { AbortableWait } from '../../journal/read/abortable-wait.js';
import { type ByteSource, streamSource } from '../../journal/read/byte-source.js';
import type { CheckTotals } from '../check-totals.js';
import type { PlacedFinding } from '../finding.js';
import { ByteChecker } from '../lines/byte-checker.js';
import { type CheckProfile, lineCheckerOptions, type RequestedProfile } from '../lines/check-profile.js';
import { atFileStart, binaryFinding, fileFinding } from './file-rules.js';
import { dialectOrigin, peekDialect } from './journal-dialect.js';
import { JournalOrder } from './journal-order.js';

/** The file name in findings about standard input and other streams. */
const streamName = '-';

/** Checks lines as they arrive, from standard input or any other stream. A signal ends it even while it waits for bytes. */
export async function* checkStream(
  stream: AsyncIterable<Uint8Array | string>,
  requested: RequestedProfile,
  totals: CheckTotals,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlacedFinding> {
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
): AsyncGenerator<PlacedFinding> {
  const bytes = new ByteChecker({ ...lineCheckerOptions(profile), keepsText: true });
  const { lineChecker } = bytes;
  const order = new JournalOrder(profile.eventsOnly);
  order.beginFile(streamName);
  bytes.begin(0);
  let lines = 0;
  /** Findings are held back until it is certain that this is a journal. */
  let isJournal = false;
  const isForeign = (isWhole: boolean) => !isJournal && lineChecker.isForeign(bytes.nextOffset, isWhole);
  for (let count = await source.read(bytes.space()); count > 0; count = await source.read(bytes.space())) {
    bytes.filled(count);
    while (!bytes.drain(Infinity, () => lineChecker.isFull || isForeign(false))) {
      if (isForeign(false)) return yield foreignFinding();
      yield* findings();
    }
    isJournal ||= !lineChecker.mayBeForeign(bytes.nextOffset);
    if (isJournal) yield* findings();
  }
  bytes.end();
  if (isForeign(true)) return yield foreignFinding();
  yield* findings();
  if (lines === 0) yield atFileStart(streamName, fileFinding('empty', 'the input is empty'));

  function findings(): PlacedFinding[] {
    const report = lineChecker.report();
    lines += report.lines;
    totals.addLines(report);
    return order.addReport(report);
  }

  function foreignFinding(): PlacedFinding {
    const report = lineChecker.report();
    totals.lines += report.lines;
    totals.addUnreadable(streamName);
    return atFileStart(streamName, binaryFinding(report.lines));
  }
}
