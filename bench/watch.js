/** Watching: from the append of a line to the event in hand. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Journal } from '@kayahr/ed-journal';
import { watchJournal } from '../dist/index.js';
import { fact, goal, quantile } from './compare.js';
import { randomFrom } from './corpus.js';

const lines = 300;
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"FSD Basic", "Materials":[  ] }\r\n';

export async function benchWatching() {
  const ours = await latencies((directory) => {
    const watch = watchJournal(directory, { companions: false });
    return { events: watch.events(), close: () => watch.close() };
  });
  const kayahr = await latencies(async (directory) => {
    const journal = await Journal.open({ directory, watch: true });
    return { events: journal, close: () => journal.close() };
  });
  console.log(`\nwatching ${lines} lines`);
  fact('ours, p50', quantile(ours, 0.5), 'ms');
  fact('ours, p95', quantile(ours, 0.95), 'ms');
  fact('kayahr, p50', quantile(kayahr, 0.5), 'ms');
  fact('kayahr, p95', quantile(kayahr, 0.95), 'ms');
  goal('p50, better than kayahr', quantile(kayahr, 0.5) / quantile(ours, 0.5), { atLeast: 4 });
  goal('p95, better than kayahr', quantile(kayahr, 0.95) / quantile(ours, 0.95), { atLeast: 50 });
}

/** Milliseconds from writing each line to having its event; the first few are to warm up. */
async function latencies(open) {
  const random = randomFrom(7);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
  writeFileSync(file, line);
  const { events, close } = await open(directory);
  const coming = events[Symbol.asyncIterator]();
  await coming.next();
  const taken = [];
  try {
    for (let count = 0; count < lines + 20; count++) {
      await wait(2 + random() * 10);
      const next = coming.next();
      // Let the reader settle into its waiting before the line is written.
      await wait(1);
      const started = performance.now();
      appendFileSync(file, line);
      await next;
      if (count >= 20) taken.push(performance.now() - started);
    }
  } finally {
    await close();
    rmSync(directory, { recursive: true, force: true });
  }
  return taken;
}
