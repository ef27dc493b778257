/**
 * Simulating at full speed, compared with `JSON.stringify` and a buffered write of events made beforehand.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { median, ratio } from './compare.js';
import { eachLine } from './contenders/each-line.js';
import { command, contender, freshAnswer, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

/** What a long session takes beyond a short one: until then V8 compiles the simulator. */
const [short, long] = [48, 120];

export async function run({ quick }) {
  const rounds = quick ? 1 : 5;
  const stringified = freshAnswer(contender('stringify-session', '24', String(rounds)));
  await inTemporaryDirectory((home) => {
    const [before, after] = [short, long].map((hours) => path.join(home, String(hours)));
    const took = freshRounds({ short: simulating(short, before), long: simulating(long, after) }, rounds);
    const events = linesIn(after, rounds) - linesIn(before, rounds);
    const ours = took.long.cpu.map((seconds, round) => (seconds - took.short.cpu[round]) / events);
    about(`simulating, hours ${short} to ${long}, ${events} events: CPU seconds`);
    fact('ours', 1 / median(ours) / 1000, 'thousand events/s');
    fact('faster than real time', ((long - short) * 3600) / median(ours) / events / 1000, 'thousand times');
    fact(`the command, ${short} hours`, median(took.short.cpu), 's');
    must('simulate/session', ratio(stringified, ours));
  });
}

/** With `--status-log` every event is written; otherwise of Status only the latest is. */
function simulating(hours, home) {
  mkdirSync(path.join(home, 'status'), { recursive: true });
  const out = ['--clean', '--out', path.join(home, 'journals'), '--status-log', path.join(home, 'status/status.log')];
  return [command, 'simulate', '--seed', '7', '--for', `${hours}h`, '--dialect', 'game', ...out];
}

/** The log goes on in each round. */
function linesIn(home, rounds) {
  const count = (name) => eachLine(path.join(home, name), () => true);
  return count('journals') + count('status') / rounds;
}
