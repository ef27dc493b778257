/** Simulating at full speed against `JSON.stringify` and a buffered write of the very same events, made beforehand. */
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, ratio } from './compare.js';
import { command, contender, freshAnswer, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';

const seed = 7;

/**
 * About so many seconds of the processor until a session of half a day hardly gets faster: it runs hundreds of functions some hundred times
 * each, and V8 is busy compiling them all that while. Its threads count, too: a quarter of what the second session takes is theirs.
 */
const warmUp = 2;

export async function benchSimulating({ quick }) {
  for (const dialect of ['spec', 'game']) {
    const hours = quick ? 12 : 24;
    const stringified = benchWarm(dialect, hours, quick);
    if (!quick) for (const where of ['directory', '-']) benchAsUsed(dialect, hours, where, stringified);
  }
}

/** Gives the seconds that writing takes. */
function benchWarm(dialect, hours, quick) {
  const names = ['stringify', 'ours', ...(quick ? [] : ['moments'])];
  const words = [dialect, hours * 3600, warmUp, quick ? 2 : 7, ...names];
  const { events, seconds } = freshAnswer(contender('warm-simulate', ...words.map(String)));
  about(`simulating ${hours} hours, dialect ${dialect}, ${events} events, warm: seconds of the processor`);
  const thousands = (list) => events / median(list) / 1000;
  fact('ours', thousands(seconds.ours), 'thousand events/s');
  if (seconds.moments) fact('the session alone, nothing written', thousands(seconds.moments), 'thousand events/s');
  fact('faster than life', (hours * 3600) / median(seconds.ours) / 1000, 'thousand times');
  must(`simulate/${dialect}`, ratio(seconds.stringify, seconds.ours));
  return median(seconds.stringify);
}

/** The command in a process of its own, against the same warm writing. */
function benchAsUsed(dialect, hours, where, stringified) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const out = where === '-' ? ['--out', '-'] : ['--clean', '--out', directory];
  const words = ['simulate', '--seed', seed, '--for', `${hours}h`, '--dialect', dialect, ...out];
  try {
    const { simulating } = freshRounds({ simulating: [command, ...words.map(String)] }, 5);
    about(
      `shakedown simulate --out ${where}, ${hours} hours, dialect ${dialect}: seconds of the processor in a new process`,
    );
    fact('simulate', median(simulating.cpu), 's');
    fact('to JSON.stringify and a buffered write, warm', stringified / median(simulating.cpu), '×');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
