/** The cockpit's recording: a million events indexed, and any moment of them rebuilt, beside reading the bytes alone. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Recording } from '../dist/cockpit/recording/recording.js';
import { quantile, sideBySide } from './compare.js';
import { randomFrom } from './corpora/random.js';
import { millionEvents as events, writeMillionEvents } from './million-events.js';
import { about, fact, goal } from './report.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const chunk = Buffer.allocUnsafeSlow(1 << 20);

export async function benchCockpit() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const file = path.join(directory, 'Journal.2024-01-01T000000.01.log');
  try {
    const bytes = writeMillionEvents(file);
    const seconds = await sideBySide({ alone: () => splitAlone(file), ours: () => indexed(file) }, 3);
    about(`a recording of ${events} events, ${Math.round(bytes / 1e6)} MB`);
    fact('reading and splitting alone', seconds.alone, 's');
    goal('indexed', seconds.ours, { atMost: 2.5, unit: 's' });
    goal('reading and splitting alone, to indexed', seconds.alone / seconds.ours, { atLeast: 0.12 });
    await lookAround(file);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function lookAround(file) {
  const handle = await open(file);
  try {
    const before = memoryInUse();
    const recording = indexed(file, handle);
    goal('memory per line', (memoryInUse() - before) / events, { atMost: 24, unit: 'bytes' });
    const random = randomFrom(3);
    const anywhere = () => Math.floor(random() * events);
    const moments = await timesOf(200, () => recording.answer('moment', { lines: anywhere() }));
    fact('a moment anywhere, p50', quantile(moments, 0.5), 'ms');
    goal('a moment anywhere, p95', quantile(moments, 0.95), { atMost: 200, unit: 'ms' });
    const { first, last } = recording.progress;
    const times = await timesOf(200, () => recording.answer('moment', { time: first + random() * (last - first) }));
    goal('a moment by its time, p95', quantile(times, 0.95), { atMost: 200, unit: 'ms' });
    const rows = await timesOf(200, () => recording.answer('rows', { from: anywhere(), count: 100 }));
    goal('a hundred rows anywhere, p95', quantile(rows, 0.95), { atMost: 100, unit: 'ms' });
    const lines = await timesOf(5, () => recording.answer('timeline', {}));
    goal('the timeline', quantile(lines, 0.5), { atMost: 100, unit: 'ms' });
    const kinds = await timesOf(1, () =>
      recording.answer('rows', { count: 100, filter: { kinds: ['FSDJump', 'Docked'] } }),
    );
    fact('rows of two kinds', kinds[0], 'ms');
    for (const text of ['jameson', 'größe']) await search(recording, text);
  } finally {
    await handle.close();
  }
}

/** A search must leave room for others: what waits longest is a timer. */
async function search(recording, text) {
  let longest = 0;
  let turn = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - turn);
    turn = performance.now();
  }, 1);
  const [time] = await timesOf(1, () => recording.answer('rows', { count: 100, filter: { text } }));
  clearInterval(timer);
  fact(`rows that contain ${text}`, time / 1000, 's');
  goal('the longest wait of others meanwhile', longest, { atMost: 50, unit: 'ms' });
}

function indexed(file, handle) {
  const recording = new Recording({
    read: async (_, offset, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
  });
  const number = recording.beginFile(file);
  eachChunk(file, (bytes) => recording.addBytes(number, bytes));
  recording.endFile(number);
  if (recording.lines !== events) throw new Error(`${recording.lines} lines were indexed`);
  return recording;
}

function splitAlone(file) {
  let count = 0;
  eachChunk(file, (bytes) => {
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++;
  });
  if (count !== events) throw new Error(`${count} lines were split`);
}

function eachChunk(file, take) {
  const descriptor = openSync(file, 'r');
  for (let length = readSync(descriptor, chunk); length > 0; length = readSync(descriptor, chunk)) {
    take(chunk.subarray(0, length));
  }
  closeSync(descriptor);
}

/** After all that is no longer used has gone. */
function memoryInUse() {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function timesOf(count, run) {
  const times = [];
  for (let round = 0; round < count; round++) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times;
}
