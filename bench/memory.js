/** Memory: the peak of a process that reads 300 MB with us, beside that of one that does it with Node alone. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fact, goal } from './compare.js';
import { makeEvents, writeCorpus } from './corpora/synthetic.js';

const megabytes = 300;

const reading = `
  import { readJournal } from ${JSON.stringify(new URL('../dist/journal/index.js', import.meta.url).href)};
  for await (const { problem } of readJournal(process.argv[1])) if (problem) throw new Error(problem.message);
`;

const alone = `
  import { createReadStream, readdirSync } from 'node:fs';
  for (const name of readdirSync(process.argv[1])) {
    if (!name.endsWith('.log')) continue;
    let rest = '';
    for await (const text of createReadStream(process.argv[1] + '/' + name, { encoding: 'utf8' })) {
      const lines = (rest + text).split('\\n');
      rest = lines.pop();
      for (const line of lines) JSON.parse(line);
    }
  }
`;

export function benchMemory() {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  try {
    writeCorpus(directory, megabytes * 1e6, makeEvents(2000));
    const idle = peak('', directory);
    const bare = peak(alone, directory);
    const ours = peak(reading, directory);
    console.log(`\nmemory for reading ${megabytes} MB`);
    fact('Node that does nothing', idle, 'MB');
    fact('Node alone: stream, split, JSON.parse', bare, 'MB');
    fact('ours', ours, 'MB');
    goal('above Node alone', ours - bare, { atMost: 12, unit: 'MB' });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function peak(script, directory) {
  const told = `${script}\nprocess.stdout.write(String(process.resourceUsage().maxRSS));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', told, directory], { encoding: 'utf8' });
  return Number(output) / 1024;
}
