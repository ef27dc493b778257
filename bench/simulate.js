/** Simulating at full speed against `JSON.stringify` and a buffered write of the very same events, made beforehand. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { simulate } from '../dist/simulate/simulate.js';
import { withRecorder } from '../dist/stage/record/open-recorder.js';
import { Pace } from '../dist/stage/time/pace.js';
import { pacedPlayback } from '../dist/stage/time/paced-playback.js';
import { play } from '../dist/stage/time/player.js';
import { wallClock } from '../dist/stage/time/wall-clock.js';
import { median, processorRounds, ratio } from './compare.js';
import { command, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';

const started = new Date('2026-11-14T20:41:00Z');
const batch = 256 * 1024;

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
  rmSync(file, { force: true });
  const clock = wallClock(Date.now);
  const pace = new Pace({ began: clock.now(), origin: started.getTime(), speed: Infinity });
  await withRecorder({ directory, start: started, statusLog: file, isFollowed: false }, (recorder) =>
    play(pacedPlayback(simulate(options), { recorder, pace }), { clock, signal: new AbortController().signal }),
  );
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
