/** What importing costs: CPU and memory of a fresh process, above those of one that does nothing. */
import path from 'node:path';
import { median } from './compare.js';
import { freshRounds } from './fresh-process.js';
import { about, goal } from './report.js';

const rounds = 9;
const root = path.resolve(import.meta.dirname, '..');

/** What programs import, and what it may cost at most: milliseconds of CPU, megabytes. */
const programs = [
  { code: "import { readJournal } from 'shakedown/journal'", cpu: 60, memory: 12 },
  { code: "import { openStage } from 'shakedown'", cpu: 250, memory: 32 },
];

export function benchImporting() {
  const measured = freshRounds({ bare: wordsFor(''), ...byCode() }, rounds, { cwd: root });
  for (const { code, cpu, memory } of programs) {
    about(code);
    const above = (what) => median(measured[code][what]) - median(measured.bare[what]);
    goal('CPU above bare Node', 1000 * above('cpu'), { atMost: cpu, unit: 'ms' });
    goal('memory above bare Node', above('memory'), { atMost: memory, unit: 'MB' });
  }
}

function byCode() {
  return Object.fromEntries(programs.map(({ code }) => [code, wordsFor(code)]));
}

/** In the package itself its name leads to its own entries. */
function wordsFor(code) {
  return ['--input-type=module', '-e', code];
}
