/** Simulating at full speed against `JSON.stringify` and a buffered write of the very same events, made beforehand. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompanionWriter, JournalWriter } from '../dist/index.js';
import { LineBuffer } from '../dist/journal/format/format-line.js';
import { simulate } from '../dist/simulate/simulate.js';
import { fact, goal, sideBySide } from './compare.js';

const hours = 24;
const started = new Date('2026-11-14T20:41:00Z');
const batch = 256 * 1024;
const fullBatch = 1024;

export async function benchSimulating() {
  for (const dialect of ['spec', 'game']) await benchDialect({ seed: 7, seconds: hours * 60 * 60, dialect });
}

async function benchDialect(options) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const file = path.join(os.tmpdir(), `shakedown-bench-${process.pid}.log`);
  const moments = [...simulate(options)];
  try {
    const seconds = await sideBySide({
      stringify: () => stringify(moments, file),
      ours: () => session(options, directory, file),
      moments: () => drained(simulate(options)),
    });
    console.log(`\nsimulating ${hours} hours in the dialect ${options.dialect}, ${moments.length} events`);
    fact('ours', moments.length / seconds.ours / 1000, 'thousand events/s');
    fact('the session alone, nothing written', moments.length / seconds.moments / 1000, 'thousand events/s');
    fact('faster than life', options.seconds / seconds.ours / 1000, 'thousand times');
    goal(`to JSON.stringify and a buffered write (${options.dialect})`, seconds.stringify / seconds.ours, {
      atLeast: 0.5,
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

function drained(moments) {
  let count = 0;
  for (const { at } of moments) count += at > 0 ? 1 : 0;
  return count;
}

/** As the verb does it with `--status-log`: every event is written, the companions now and then. */
async function session(options, directory, file) {
  rmSync(directory, { recursive: true, force: true });
  const journal = await JournalWriter.open(directory, { started, batch: Infinity });
  const companions = await CompanionWriter.open(directory);
  const descriptor = openSync(file, 'w');
  const log = new LineBuffer();
  const latest = new Map();
  const settle = () => {
    for (const companion of latest.values()) companions.write(companion);
    latest.clear();
    writeSync(descriptor, log.bytes());
    log.clear();
    journal.flush();
  };
  let taken = 0;
  for (const { event, companion } of simulate(options)) {
    if (event) journal.write(event);
    else {
      latest.delete(companion.event);
      latest.set(companion.event, companion);
      log.append(companion);
    }
    taken += 1;
    if (taken % fullBatch === 0) settle();
  }
  settle();
  journal.close();
  companions.close();
  closeSync(descriptor);
}

function stringify(moments, file) {
  const descriptor = openSync(file, 'w');
  let lines = [];
  let length = 0;
  for (const { event, companion } of moments) {
    const line = `${JSON.stringify(event ?? companion)}\r\n`;
    lines.push(line);
    length += line.length;
    if (length < batch) continue;
    writeSync(descriptor, lines.join(''));
    lines = [];
    length = 0;
  }
  writeSync(descriptor, lines.join(''));
  closeSync(descriptor);
}
