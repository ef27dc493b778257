import { runSeeds, type SeedResult, type SeedsSetup } from '../../trials/random-runs.js';
import { counted } from '../../words/counted.js';
import { printable, printableLines } from '../../words/printable.js';
import { ExitWithCode, Interrupted, type Shell } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { styleFor } from '../terminal/terminal-style.js';
import type { PageOptions } from '../verb-options.js';

/** Compares a tool with random sessions, prints what differs, and ends with exit code 1 if something does. */
export async function runRandomly(
  setup: Omit<SeedsSetup, 'signal' | 'onResult'>,
  { format, color }: PageOptions,
  shell: Shell,
): Promise<void> {
  const style = styleFor(color, shell);
  const bar = new ProgressBar(shell);
  let done = 0;
  const onResult = async (result: SeedResult) => {
    bar.erase();
    if (result.failure && format === 'pretty') await shell.print(`${style.red('✖')} ${failureText(result)}\n`);
    done += 1;
    bar.count(done, setup.seeds, 'seeds');
  };
  let results: SeedResult[];
  try {
    results = await runSeeds({ ...setup, signal: shell.signal, onResult });
  } finally {
    bar.erase();
  }
  if (shell.signal.aborted) throw new Interrupted();
  await shell.print(format === 'json' ? printableLines(JSON.stringify(results, undefined, 2)) : summaryText(results));
  if (results.some(({ failure }) => failure)) throw new ExitWithCode(1);
}

function failureText({ seed, plan, failure }: SeedResult): string {
  const { sentences = [], steps, reproduction = '', replays = 0 } = failure ?? {};
  const how = `seed ${seed}, plan ${plan}: ${steps} (shortened in ${counted(replays, 'replay')})`;
  return [how, ...sentences.map(printable), ...reproduction.split('\n').map(printable)].join('\n    ');
}

function summaryText(results: readonly SeedResult[]): string {
  const failed = results.filter(({ failure }) => failure).length;
  const sum = (of: 'asked' | 'answered') => results.reduce((all, result) => all + result[of], 0);
  return `${counted(results.length, 'seed')}, ${failed} failed; ${sum('answered')} of ${counted(sum('asked'), 'question')} answered`;
}
