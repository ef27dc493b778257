/** Writing: the game's bytes against `JSON.stringify` and a buffered write. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JournalWriter } from '../dist/index.js';
import { sideBySide } from './compare.js';
import { makeEvents } from './corpora/synthetic.js';
import { about, fact, goal } from './report.js';

const repeats = 40;
const batch = 256 * 1024;

export async function benchWriting() {
  const events = makeEvents(2000);
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const file = path.join(os.tmpdir(), `shakedown-bench-${process.pid}.log`);
  try {
    const seconds = await sideBySide({ stringify: () => stringify(events, file), ours: () => ours(events, directory) });
    about(`writing ${events.length * repeats} events`);
    fact('ours', (events.length * repeats) / seconds.ours / 1000, 'thousand events/s');
    goal('to JSON.stringify and a buffered write', seconds.stringify / seconds.ours, { atLeast: 1.2 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

async function ours(events, directory) {
  rmSync(directory, { recursive: true, force: true });
  const writer = await JournalWriter.open(directory, { started: new Date(0), batch });
  for (let repeat = 0; repeat < repeats; repeat++) for (const event of events) writer.write(event);
  writer.close();
}

function stringify(events, file) {
  const descriptor = openSync(file, 'w');
  let lines = [];
  let length = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const event of events) {
      const line = `${JSON.stringify(event)}\r\n`;
      lines.push(line);
      length += line.length;
      if (length < batch) continue;
      writeSync(descriptor, lines.join(''));
      lines = [];
      length = 0;
    }
  }
  writeSync(descriptor, lines.join(''));
  closeSync(descriptor);
}
