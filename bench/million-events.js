/** A journal of a million simulated events, for what has to be quick however long the session was. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { formatLine } from '../dist/journal/index.js';
import { simulate } from '../dist/simulate/index.js';

export const millionEvents = 1_000_000;

const started = new Date('2024-01-01T00:00:00Z');
const daily = 24 * 60 * 60;
const plans = ['tour', 'explore', 'trade', 'carrier', 'on-foot', 'war'];
/** Where the day stands in a line. */
const dayAt = '{ "timestamp":"'.length;

/** Simulated days, over and over, each on a day of its own. */
export function writeMillionEvents(file) {
  const days = plans.map(simulatedDay);
  const descriptor = openSync(file, 'w');
  let lines = 0;
  for (let day = 0; lines < millionEvents; day++) {
    const date = new Date(started.getTime() + day * daily * 1000).toISOString().slice(0, 10);
    const { bytes, starts } = days[day % days.length];
    const most = Math.min(starts.length, millionEvents - lines);
    for (const start of starts) bytes.latin1Write(date, start + dayAt);
    writeSync(descriptor, bytes, 0, starts[most] ?? bytes.length);
    lines += most;
  }
  closeSync(descriptor);
}

/** The lines of a session, each with its line end. */
export function simulatedLines(plan = 'tour', seed = 1) {
  const { bytes, starts } = simulatedDay(plan, seed);
  return starts.map((start, at) => bytes.subarray(start, starts[at + 1] ?? bytes.length));
}

function simulatedDay(plan, seed) {
  const lines = [];
  const starts = [];
  let length = 0;
  for (const { event } of simulate({ seed, plan, dialect: 'game', start: started, seconds: daily - 3600 })) {
    if (!event) continue;
    const line = Buffer.from(formatLine(event));
    starts.push(length);
    lines.push(line);
    length += line.length;
  }
  return { bytes: Buffer.concat(lines), starts };
}
