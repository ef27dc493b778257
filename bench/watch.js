/** Watching: from the append of a line to its event in hand, with pauses as they come in play. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Journal } from '@kayahr/ed-journal';
import { watchJournal } from '../dist/index.js';
import { fact, goal, quantile } from './compare.js';
import { randomFrom } from './corpora/random.js';

const lines = 200;

/** Milliseconds between two lines, at the most. */
const longestPause = 130;

export async function benchWatching() {
  const ours = await latencies((directory) => {
    const watch = watchJournal(directory, { companions: false });
    return { events: watch, close: () => watch.close() };
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

/** Milliseconds from writing each line to having its event; the first ones are to warm up. */
async function latencies(open) {
  const random = randomFrom(7);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
  writeFileSync(file, lineOf(-1));
  const { events, close } = await open(directory);
  const written = [];
  const taken = [];
  const all = (async () => {
    for await (const told of events) {
      // Ours tells entries, the other reader events.
      const number = Number((told.event?.event ? told.event : told).Name ?? -1);
      if (number >= 0) taken[number] = performance.now() - written[number];
      if (number === lines - 1) return;
    }
  })();
  try {
    await wait(500);
    for (let number = 0; number < lines; number++) {
      await wait(random() * longestPause);
      written[number] = performance.now();
      appendFileSync(file, lineOf(number));
    }
    await lastOne(all, file);
  } finally {
    await close();
    rmSync(directory, { recursive: true, force: true });
  }
  return taken.slice(20);
}

/** A reader that sleeps through a line sees it when the next one comes. */
async function lastOne(all, file) {
  while ((await Promise.race([all.then(() => true), wait(250)])) !== true) appendFileSync(file, lineOf(-1));
}

function lineOf(number) {
  return `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${number}", "Materials":[  ] }\r\n`;
}
