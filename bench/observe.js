/** Observing: counting what every line contains, against reading it as events and against plain parsing. */
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJournal } from '../dist/index.js';
import { observeFiles } from '../dist/observe/files/observe-files.js';
import { JournalObserver } from '../dist/observe/journal-observer.js';
import { fact, goal, processorSeconds } from './compare.js';
import { makeEvents, writeCorpus } from './corpora/synthetic.js';
import { mixedEvents } from './mixed.js';
import { parsePlainly } from './read.js';

const megabytes = Number(process.env.OBSERVE_MEGABYTES ?? 60);

export async function benchObserving() {
  const known = makeEvents(2000);
  // Their words come in no order here, so that none is what came last time.
  await compared('the sixteen kinds', known, 0.5);
  await compared('kinds as real journals hold them', mixedEvents(20_000, known), 0.8);
}

async function compared(title, events, atLeast) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  try {
    const lines = writeCorpus(directory, megabytes * 1e6, events);
    const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    const contenders = {
      plain: () => parsePlainly(file),
      read: () => read(directory),
      observed: () => observed(file),
    };
    for (const [name, run] of Object.entries(contenders)) {
      const count = await run();
      if (count !== lines) throw new Error(`${name} counted ${count} of ${lines} lines`);
    }
    const seconds = await processorSeconds(contenders);
    console.log(`\nobserving ${megabytes} MB of ${title}, ${lines} lines, in seconds of the processor`);
    fact('plain parsing', megabytes / seconds.plain, 'MB/s');
    fact('observing', megabytes / seconds.observed, 'MB/s');
    fact('to plain parsing', seconds.plain / seconds.observed, '×');
    goal('to reading every event', seconds.read / seconds.observed, { atLeast });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function read(directory) {
  let count = 0;
  for await (const { event } of readJournal(directory)) if (event) count++;
  return count;
}

async function observed(file) {
  const observer = new JournalObserver();
  const onUnreadable = (message) => {
    throw new Error(message);
  };
  await observeFiles([{ journals: [file], companions: [] }], observer, { onUnreadable });
  return Object.values(observer.evidence().games).reduce((sum, { lines }) => sum + lines, 0);
}
