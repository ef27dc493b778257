/** Memory: the peak of a process that checks, with one thread, above that of one that does nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, spread } from './compare.js';
import { largeCorpusInUse } from './corpora-in-use.js';
import { bareNode, command, contender, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';

/** A line as long as a crash or a tool may leave it; the checker has to hold all of it. */
const longLine = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${'x'.repeat(10_000_000)}", "Materials":[  ] }\r\n`;

export async function benchMemory({ quick }) {
  const rounds = quick ? 1 : 3;
  await benchLarge(300, 'memory/300', rounds, quick);
  if (!quick) await benchLarge(1000, 'memory/1000', rounds, true);
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  try {
    writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), longLine);
    tellPeaks('a line of 10 MB', 'memory/line', peaks(directory, rounds, quick));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function benchLarge(size, name, rounds, oursAlone) {
  const { directory, megabytes } = await largeCorpusInUse('game', size);
  tellPeaks(`${megabytes} MB`, name, peaks(directory, rounds, oursAlone));
}

function peaks(directory, rounds, oursAlone) {
  const programs = {
    bare: bareNode,
    check: [command, 'check', '--threads', '1', directory],
    ...(!oursAlone && { parse: contender('parse', directory), read: contender('read-ours', directory) }),
  };
  return freshRounds(programs, rounds);
}

function tellPeaks(what, name, { bare, check, parse, read }) {
  about(`memory at its peak, ${what}`);
  fact('Node that does nothing', median(bare.memory), 'MB');
  if (parse) fact('parsing alone', median(parse.memory), 'MB');
  if (read) fact('reading every event', median(read.memory), 'MB');
  fact('check with one thread', median(check.memory), 'MB');
  const above = check.memory.map((megabytes, round) => megabytes - bare.memory[round]);
  must(name, spread(above));
}
