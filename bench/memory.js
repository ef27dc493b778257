/** Memory: the peak of a process that reads 300 MB, beside that of one that does nothing. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fact, goal } from './compare.js';
import { makeEvents, writeCorpus } from './corpus.js';

const megabytes = 300;

const reading = `
  import { readJournal } from ${JSON.stringify(new URL('../dist/journal/index.js', import.meta.url).href)};
  for await (const { problem } of readJournal(process.argv[1])) if (problem) throw new Error(problem.message);
`;

export function benchMemory() {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  try {
    writeCorpus(directory, megabytes * 1e6, makeEvents(2000));
    const bare = peak('', directory);
    const ours = peak(reading, directory);
    console.log(`\nmemory for reading ${megabytes} MB`);
    fact('bare Node', bare, 'MB');
    goal('above bare Node', ours - bare, { atMost: 12, unit: 'MB' });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function peak(script, directory) {
  const told = `${script}\nprocess.stdout.write(String(process.resourceUsage().maxRSS));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', told, directory], { encoding: 'utf8' });
  return Number(output) / 1024;
}
