/** Reading: every event through an iterator, against plain parsing and against the reader most tools use. */
import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Journal } from '@kayahr/ed-journal';
import { readJournal } from '../dist/index.js';
import { fact, goal, sideBySide } from './compare.js';
import { makeEvents, writeCorpus } from './corpora/synthetic.js';

const megabytes = 60;

export async function benchReading() {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  try {
    const lines = writeCorpus(directory, megabytes * 1e6, makeEvents(2000));
    const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    const contenders = {
      plain: () => parsePlainly(file),
      ours: () => ours(directory),
      kayahr: () => kayahr(directory),
    };
    for (const [name, run] of Object.entries(contenders)) {
      const count = await run();
      if (count !== lines) throw new Error(`${name} read ${count} of ${lines} lines`);
    }
    const seconds = await sideBySide(contenders);
    console.log(`\nreading ${megabytes} MB, ${lines} lines`);
    fact('plain parsing', megabytes / seconds.plain, 'MB/s');
    fact('ours to plain parsing', seconds.plain / seconds.ours, '×');
    goal('per-event iterator to kayahr', seconds.kayahr / seconds.ours, { atLeast: 3 });
    await longLines(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function longLines(directory) {
  const long = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${'x'.repeat(10_000_000)}", "Materials":[  ] }\r\n`;
  writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), long.repeat(5));
  const seconds = await sideBySide({ ours: () => ours(directory), kayahr: () => kayahr(directory) }, 2);
  console.log('\nfive lines of 10 MB');
  fact('ours', seconds.ours, 's');
  goal('to kayahr', seconds.kayahr / seconds.ours, { atLeast: 20 });
}

async function ours(directory) {
  let count = 0;
  for await (const { event } of readJournal(directory)) if (event) count++;
  return count;
}

async function kayahr(directory) {
  let count = 0;
  const journal = await Journal.open({ directory });
  for await (const event of journal) if (event) count++;
  await journal.close();
  return count;
}

/** Read the file, split lines, decode UTF-8, parse each: what anybody would write. */
export function parsePlainly(file) {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(256 * 1024);
  let rest = Buffer.alloc(0);
  let count = 0;
  for (;;) {
    const length = readSync(descriptor, chunk);
    if (length === 0) break;
    const bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      if (JSON.parse(bytes.toString('utf8', start, end))) count++;
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  closeSync(descriptor);
  return count;
}
