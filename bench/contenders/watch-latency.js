/** From the writing of a line, by another process, to its event in hand: milliseconds as JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ways } from './watch-ways.js';
import { journal, lineOf } from './watched-line.js';

/** The first ones are to warm up. */
const warmUp = 20;
const longest = 120_000;

export async function run(way, count, lines, longestPause) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  try {
    const directories = Array.from({ length: Number(count) }, (_, index) => path.join(root, String(index)));
    for (const directory of directories) {
      mkdirSync(directory);
      writeFileSync(path.join(directory, journal), lineOf(0));
    }
    const taken = await latencies(way, directories, { root, lines: warmUp + Number(lines), longestPause });
    console.log(JSON.stringify(taken.slice(warmUp)));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function latencies(way, directories, { root, lines, longestPause }) {
  const taken = [];
  let seenAll = () => {};
  const all = new Promise((resolve) => {
    seenAll = resolve;
  });
  const close = await ways[way](directories, (name) => {
    const now = process.hrtime.bigint();
    if (name === '0') return;
    taken.push(Number(now - BigInt(name)) / 1e6);
    if (taken.length === lines) seenAll();
  });
  const words = [path.join(import.meta.dirname, 'start.js'), 'watch-writer', root, String(lines), longestPause];
  const writer = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const late = setTimeout(() => {
    throw new Error(`${way} saw ${taken.length} of ${lines} lines`);
  }, longest);
  await all;
  clearTimeout(late);
  writer.kill();
  await once(writer, 'exit');
  await close();
  return taken;
}
