/** Simulating in a process in which it has run before, in turns with `JSON.stringify` of the same events; seconds of the processor as JSON, round by round. */
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { sessionWrites } from '../../dist/simulate/simulate.js';
import { withRecorder } from '../../dist/stage/record/open-recorder.js';
import { Pace } from '../../dist/stage/time/pace.js';
import { pacedPlayback } from '../../dist/stage/time/paced-playback.js';
import { play } from '../../dist/stage/time/player.js';
import { wallClock } from '../../dist/stage/time/wall-clock.js';
import { warmRounds } from '../compare.js';
import { writeStringified } from './stringified-lines.js';

const started = new Date('2026-11-14T20:41:00Z');
const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
const file = path.join(os.tmpdir(), `shakedown-bench-${process.pid}.log`);

/** Each runs for `warmUp` seconds of the processor before it is measured. */
export async function run(dialect, seconds, warmUp, rounds, ...names) {
  // As the command has it, see `src/cli/start/engine-at-work.ts`.
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
  const options = { seed: 7, seconds: Number(seconds), dialect };
  const events = Array.from(sessionWrites(options), copied);
  const ways = {
    stringify: () => writeStringified(file, events),
    ours: () => session(options),
    moments: () => drained(sessionWrites(options)),
  };
  try {
    const contenders = Object.fromEntries(names.map((name) => [name, ways[name]]));
    const took = await warmRounds(contenders, Number(rounds), Number(warmUp));
    console.log(JSON.stringify({ events: events.length, seconds: took }));
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

/** Parsed anew: V8 remembers of each place in the code how long its objects live, and would take all that a session makes for objects to be kept. */
function copied({ event, companion }) {
  return JSON.parse(JSON.stringify(event ?? companion));
}

function drained(moments) {
  let count = 0;
  for (const { at } of moments) count += at > 0 ? 1 : 0;
  return count;
}

/** As the verb does it with `--status-log`: every event is written, the companions now and then. */
async function session(options) {
  rmSync(directory, { recursive: true, force: true });
  rmSync(file, { force: true });
  const clock = wallClock(Date.now);
  const pace = new Pace({ began: clock.now(), origin: started.getTime(), speed: Infinity });
  await withRecorder({ directory, start: started, statusLog: file, isFollowed: false }, (recorder) =>
    play(pacedPlayback(sessionWrites(options), { recorder, pace }), { clock, signal: new AbortController().signal }),
  );
}
