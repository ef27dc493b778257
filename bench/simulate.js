/** Simulating at full speed against `JSON.stringify` and a buffered write of the very same events, made beforehand. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompanionWriter, JournalWriter } from '../dist/index.js';
import { LineBuffer } from '../dist/journal/format/format-line.js';
import { simulate } from '../dist/simulate/simulate.js';
import { median, processorRounds, ratio } from './compare.js';
import { command, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';

const started = new Date('2026-11-14T20:41:00Z');
const batch = 256 * 1024;
const fullBatch = 1024;

export async function benchSimulating({ quick }) {
  for (const dialect of ['spec', 'game']) {
    const options = { seed: 7, seconds: (quick ? 12 : 24) * 60 * 60, dialect };
    const stringified = await benchDialect(options, quick);
    if (!quick) benchAsUsed(options, stringified);
  }
}

async function benchDialect(options, quick) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const file = path.join(os.tmpdir(), `shakedown-bench-${process.pid}.log`);
  const moments = [...simulate(options)];
  try {
    const seconds = await processorRounds(
      {
        stringify: () => stringify(moments, file),
        ours: () => session(options, directory, file),
        ...(!quick && { moments: () => drained(simulate(options)) }),
      },
      quick ? 3 : 5,
    );
    about(
      `simulating ${options.seconds / 3600} hours, dialect ${options.dialect}, ${moments.length} events, warm: seconds of the processor`,
    );
    const thousands = (list) => moments.length / median(list) / 1000;
    fact('ours', thousands(seconds.ours), 'thousand events/s');
    if (seconds.moments) fact('the session alone, nothing written', thousands(seconds.moments), 'thousand events/s');
    fact('faster than life', options.seconds / median(seconds.ours) / 1000, 'thousand times');
    must(`simulate/${options.dialect}`, ratio(seconds.stringify, seconds.ours));
    return median(seconds.stringify);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

/** The command in a process of its own, against the same warm writing. */
function benchAsUsed({ seed, seconds, dialect }, stringified) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const words = [
    'simulate',
    '--seed',
    seed,
    '--for',
    `${seconds}s`,
    '--dialect',
    dialect,
    '--clean',
    '--out',
    directory,
  ];
  try {
    const { simulating } = freshRounds({ simulating: [command, ...words.map(String)] }, 5);
    about(
      `shakedown simulate --out DIR, ${seconds / 3600} hours, dialect ${dialect}: seconds of the processor in a new process`,
    );
    fact('simulate', median(simulating.cpu), 's');
    fact('to JSON.stringify and a buffered write, warm', stringified / median(simulating.cpu), '×');
  } finally {
    rmSync(directory, { recursive: true, force: true });
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
