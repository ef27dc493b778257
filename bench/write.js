/** Writing: the game's bytes against `JSON.stringify` and a buffered write. */
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JournalWriter } from '../dist/index.js';
import { sideBySide } from './compare.js';
import { batch, writeStringified } from './contenders/stringified-lines.js';
import { makeEvents } from './corpora/synthetic.js';
import { about, fact, goal } from './report.js';

const repeats = 40;

export async function benchWriting() {
  const some = makeEvents(2000);
  const events = Array.from({ length: repeats }, () => some).flat();
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const file = path.join(os.tmpdir(), `shakedown-bench-${process.pid}.log`);
  try {
    const seconds = await sideBySide({
      stringify: () => writeStringified(file, events),
      ours: () => ours(events, directory),
    });
    about(`writing ${events.length} events`);
    fact('ours', events.length / seconds.ours / 1000, 'thousand events/s');
    goal('to JSON.stringify and a buffered write', seconds.stringify / seconds.ours, { atLeast: 1.2 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

async function ours(events, directory) {
  rmSync(directory, { recursive: true, force: true });
  const writer = await JournalWriter.open(directory, { started: new Date(0), batch });
  for (const event of events) writer.write(event);
  writer.close();
}
