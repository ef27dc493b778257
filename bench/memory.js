/** Memory: the peak of a process that checks, with one thread, above that of one that does nothing. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median, spread } from './compare.js';
import { largeCorpusInUse } from './corpora/corpus-store.js';
import { bareNode, command, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

/** A line as long as a crash or a tool may leave it; the checker has to hold all of it. */
const longLine = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${'x'.repeat(10_000_000)}", "Materials":[  ] }\r\n`;

export async function run({ quick }) {
  for (const size of [300, 1000]) {
    const { directory, megabytes } = await largeCorpusInUse('game', size);
    benchPeak(`${megabytes} MB`, `memory/${size}`, directory, quick);
  }
  await inTemporaryDirectory((directory) => {
    writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), longLine);
    benchPeak('a line of 10 MB', 'memory/line', directory, quick);
  });
}

function benchPeak(what, name, directory, quick) {
  const programs = {
    bare: bareNode,
    check: [command, 'check', '--threads', '1', directory],
  };
  const { bare, check } = freshRounds(programs, quick ? 1 : 3);
  about(`memory at its peak, ${what}`);
  fact('Node that does nothing', median(bare.memory), 'MB');
  fact('check with one thread', median(check.memory), 'MB');
  must(name, spread(check.memory.map((megabytes, round) => megabytes - bare.memory[round])));
}
