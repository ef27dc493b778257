/** Observing: counting what every line contains, against reading it as events and against plain parsing. */
import { observeFiles } from '../dist/observe/files/observe-files.js';
import { JournalObserver } from '../dist/observe/journal-observer.js';
import { processorSeconds } from './compare.js';
import { journalsBelow } from './contenders/journals-below.js';
import { run as parseAll } from './contenders/parse.js';
import { run as readAll } from './contenders/read-ours.js';
import { corpusInUse } from './corpora-in-use.js';
import { about, fact, goal } from './report.js';

export async function benchObserving() {
  // Its words come in no order, so that none is what came last time.
  await compared('synthetic', 0.5);
  await compared('mixed', 0.8);
}

async function compared(corpus, atLeast) {
  const { directory, megabytes } = await corpusInUse(corpus);
  const contenders = {
    plain: () => parseAll(directory),
    read: () => readAll(directory),
    observed: () => observed(directory),
  };
  const lines = parseAll(directory);
  for (const [name, run] of Object.entries(contenders)) {
    const count = await run();
    if (count !== lines) throw new Error(`${name} counted ${count} of ${lines} lines`);
  }
  const seconds = await processorSeconds(contenders);
  about(`observing ${corpus}, ${megabytes} MB, ${lines} lines, in seconds of the processor`);
  fact('plain parsing', megabytes / seconds.plain, 'MB/s');
  fact('observing', megabytes / seconds.observed, 'MB/s');
  fact('to plain parsing', seconds.plain / seconds.observed, '×');
  goal('to reading every event', seconds.read / seconds.observed, { atLeast });
}

async function observed(directory) {
  const observer = new JournalObserver();
  const onUnreadable = (message) => {
    throw new Error(message);
  };
  await observeFiles([{ journals: journalsBelow(directory), companions: [] }], observer, { onUnreadable });
  return Object.values(observer.evidence().games).reduce((sum, { lines }) => sum + lines, 0);
}
