/** A journal of a million simulated events, for what has to be quick however long the session was. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { LineBuffer } from '../dist/journal/format/format-line.js';
import { simulate } from '../dist/simulate/simulate.js';

export const millionEvents = 1_000_000;

const started = new Date('2024-01-01T00:00:00Z');
const daily = 24 * 60 * 60;
const plans = ['tour', 'explore', 'trade', 'carrier', 'on-foot', 'war'];
/** Where the day stands in a line. */
const dayAt = '{ "timestamp":"'.length;

/** Simulated days, over and over, each on a day of its own; tells how many bytes were written. */
export function writeMillionEvents(file) {
  const days = plans.map(simulatedDay);
  const descriptor = openSync(file, 'w');
  let lines = 0;
  let written = 0;
  for (let day = 0; lines < millionEvents; day++) {
    const date = new Date(started.getTime() + day * daily * 1000).toISOString().slice(0, 10);
    const { bytes, starts } = days[day % days.length];
    const most = Math.min(starts.length, millionEvents - lines);
    for (const start of starts) bytes.latin1Write(date, start + dayAt);
    written += writeSync(descriptor, bytes, 0, starts[most] ?? bytes.length);
    lines += most;
  }
  closeSync(descriptor);
  return written;
}

/** The lines of a session, each with its line end. */
export function simulatedLines(plan = 'tour', seed = 1) {
  const { bytes, starts } = simulatedDay(plan, seed);
  return starts.map((start, at) => bytes.subarray(start, starts[at + 1] ?? bytes.length));
}

function simulatedDay(plan, seed) {
  const buffer = new LineBuffer(1 << 20);
  const starts = [];
  for (const { event } of simulate({ seed, plan, dialect: 'game', start: started, seconds: daily - 3600 })) {
    if (!event) continue;
    starts.push(buffer.length);
    buffer.append(event);
  }
  return { bytes: Buffer.from(buffer.bytes()), starts };
}
