/** What importing costs: CPU and memory of a fresh process, above those of one that does nothing. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { goal, quantile } from './compare.js';

const rounds = 9;
const root = path.resolve(import.meta.dirname, '..');

/** What programs import, and what it may cost at most: milliseconds of CPU, megabytes. */
const programs = [
  { code: "import { readJournal } from 'shakedown/journal'", cpu: 60, memory: 12 },
  { code: "import { openStage } from 'shakedown'", cpu: 250, memory: 32 },
];

export function benchImporting() {
  const bare = costOf('');
  for (const { code, cpu, memory } of programs) {
    const ours = costOf(code);
    console.log(`\n${code}`);
    goal('CPU above bare Node', ours.cpu - bare.cpu, { atMost: cpu, unit: 'ms' });
    goal('memory above bare Node', ours.memory - bare.memory, { atMost: memory, unit: 'MB' });
  }
}

/** The median of several processes. */
function costOf(code) {
  const costs = Array.from({ length: rounds }, () => runOnce(code));
  return {
    cpu: quantile(
      costs.map((cost) => cost.cpu),
      0.5,
    ),
    memory: quantile(
      costs.map((cost) => cost.memory),
      0.5,
    ),
  };
}

function runOnce(code) {
  const script = `${code}
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stdout.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }));`;
  // In the package itself its name leads to its own entries.
  const words = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', cwd: root }));
}
