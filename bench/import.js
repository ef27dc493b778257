/** What importing takes: CPU time and memory of a new process, above those of one that does nothing. */
import path from 'node:path';
import { median, spread } from './compare.js';
import { freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';

const root = path.resolve(import.meta.dirname, '..');

/** What programs import, by the name of the must. In the package itself its name leads to its own entries. */
const programs = {
  bare: '',
  'import/journal': "import { readJournal } from 'shakedown/journal'",
  'import/shakedown': "import { openStage } from 'shakedown'",
};

export function run({ quick }) {
  const words = Object.entries(programs).map(([name, code]) => [name, ['--input-type=module', '-e', code]]);
  const { bare, ...measured } = freshRounds(Object.fromEntries(words), quick ? 5 : 9, { cwd: root });
  for (const [name, { cpu, memory }] of Object.entries(measured)) {
    about(programs[name]);
    must(name, spread(cpu.map((seconds, round) => 1000 * (seconds - bare.cpu[round]))));
    fact('memory above bare Node', median(memory) - median(bare.memory), 'MB');
  }
}
