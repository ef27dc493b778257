/** Latency from the writing of a line, by another process, to its event: milliseconds as JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Journal } from '@kayahr/ed-journal';
import { watchJournal } from '../../dist/journal/index.js';
import { inTemporaryDirectory } from '../temporary.js';
import { journal, lineOf } from './watched-line.js';

/** Warm-up lines. */
const warmUp = 20;
const longest = 120_000;

/**
 * Ways to follow a directory. Each passes on the name in every line, and returns a function that stops it.
 */
const ways = {
  async ours(directory, onName) {
    const watch = watchJournal(directory, { from: 'end', companions: false });
    await new Promise((live, failed) => {
      (async () => {
        for await (const { mark, event } of watch) {
          if (mark === 'live') live();
          else if (event) onName(event.Name);
        }
      })().catch(failed);
    });
    return () => watch.close();
  },
  async kayahr(directory, onName) {
    const followed = await Journal.open({ directory, watch: true });
    const ended = (async () => {
      for await (const { Name } of followed) onName(Name);
    })();
    // It does not say when it is ready.
    await wait(500);
    return async () => {
      await followed.close();
      await ended;
    };
  },
};

export async function run(way, lines) {
  await inTemporaryDirectory(async (directory) => {
    writeFileSync(path.join(directory, journal), lineOf(0));
    const taken = await latencies(way, directory, warmUp + Number(lines));
    console.log(JSON.stringify(taken.slice(warmUp)));
  });
}

async function latencies(way, directory, lines) {
  const taken = [];
  let seenAll = () => {};
  const all = new Promise((resolve) => {
    seenAll = resolve;
  });
  const close = await ways[way](directory, (name) => {
    const now = process.hrtime.bigint();
    if (name === '0') return;
    taken.push(Number(now - BigInt(name)) / 1e6);
    if (taken.length === lines) seenAll();
  });
  const words = [path.join(import.meta.dirname, 'start.js'), 'watch-writer', directory, String(lines)];
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
