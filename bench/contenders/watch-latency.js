/** Latency from the writing of a line, by another process, to its event: milliseconds as JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { watchJournal } from '../../dist/journal/index.js';
import { inTemporaryDirectory } from '../temporary.js';
import { journal, lineOf } from './watched-line.js';

/** Warm-up lines. */
const warmUp = 20;
const longest = 120_000;

export async function run(lines) {
  await inTemporaryDirectory(async (directory) => {
    writeFileSync(path.join(directory, journal), lineOf(0));
    const taken = await latencies(directory, warmUp + Number(lines));
    console.log(JSON.stringify(taken.slice(warmUp)));
  });
}

async function latencies(directory, lines) {
  const watch = watchJournal(directory, { from: 'end', companions: false });
  const taken = [];
  let writer;
  const late = setTimeout(() => {
    throw new Error(`saw ${taken.length} of ${lines} lines`);
  }, longest);
  for await (const { mark, event } of watch) {
    const now = process.hrtime.bigint();
    if (mark === 'live') writer = contenderBeside('watch-writer', directory, String(lines));
    else if (event && event.Name !== '0') taken.push(Number(now - BigInt(event.Name)) / 1e6);
    if (taken.length === lines) break;
  }
  clearTimeout(late);
  writer.kill();
  await once(writer, 'exit');
  return taken;
}

function contenderBeside(...words) {
  const program = path.join(import.meta.dirname, 'start.js');
  return spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
}
