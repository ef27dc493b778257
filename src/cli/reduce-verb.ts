import path from 'node:path';
import { type AnswerMember, answerTable } from '../direct/tool/answer-table.js';
import { answerMembers } from '../direct/tool/question.js';
import { DifferentFailure } from '../stage/reduce/different-failure.js';
import { reduceJournal } from '../stage/reduce/reduce-journal.js';
import type { Reduced, ReduceProgress } from '../stage/reduce/reduce-options.js';
import { commandLine, shellQuote } from '../stage/reproduction/command-line.js';
import { counted, thousands } from '../words/counted.js';
import { type Document, facts } from '../words/document/document.js';
import { printableLines } from '../words/printable.js';
import { parseChoice } from './option-values.js';
import { printAnswer } from './output/print-answer.js';
import { ExitWithCode, Interrupted, orInterrupted, type Shell, UsageError } from './shell.js';
import { ProgressBar } from './terminal/progress-bar.js';
import { type ChosenTool, chosenTool } from './trials/chosen-tool.js';
import { argument, flag, type OptionsOf, option, verb } from './verb.js';
import { count, duration, outOption, pageFormat, usualCount } from './verb-options.js';

const help = `
Runs your tool on copies of a journal directory, with fewer and fewer lines, as
long as it fails in the same way: the same exit code or signal, the same error
at the same place of its code, or no end within --timeout. In its command,
{directory} stands for the copy. With --question it is asked instead, as in
trials, and fails if it answers that question wrongly in the same way.

What is left goes to --out: the journals, with invented names unless you add
--keep-names; a scenario that writes the same lines; with --question a trial
for your own course. Nothing is written that was not seen to fail.

After Ctrl-C, what is left by then is written. The same command goes on from
there, also if it was killed.

Exit codes: 0 reduced; 1 the tool is flaky, or fails only with the real names;
2 wrong usage, no journal, or the tool does not fail with all lines, or even
fails without any; 130 interrupted.

Examples:
  shakedown reduce journals -- node my-tool.mjs {directory}
  shakedown reduce journals --out bug --timeout 5s -- node my-tool.mjs \\
    {directory}
  shakedown reduce journals --keep-names --max-time 10m -- node my-tool.mjs \\
    {directory}`;

const options = {
  out: { ...outOption('where to write what is left'), usual: 'reduced' },
  tool: option('<file>', 'the file that describes the tool'),
  question: option<AnswerMember>('<name>', 'what the tool answers wrongly: system, docked, cargo …', {
    candidates: () => answerMembers.map((word) => ({ word, about: answerTable[word].about })),
    parse: (word) => parseChoice(word, answerMembers, 'a tool is not asked for') as AnswerMember,
  }),
  keepNames: flag('keep the names of people, ships and carriers'),
  maxRuns: usualCount('run the tool so often at most', 100_000, 200),
  maxTime: duration('end the search after this time', 3_600_000, '1h'),
  timeout: duration('how long one run may take', 30_000, '30s'),
  tries: count('run a tool that fails now and then so often with the same lines', 100),
  format: pageFormat,
};

type Given = OptionsOf<typeof options> & { readonly color?: boolean };

export const createVerb = verb({
  takes: [argument('<journals>', 'a journal directory, or one journal')],
  options,
  help,
  run: ([journals], given, shell) => run(journals, given, shell),
});

async function run(journals: string, given: Given, shell: Shell): Promise<void> {
  const { out = '', tool: file, question, keepNames, maxRuns, maxTime, timeout: timeoutMs, tries } = given;
  const { signal } = shell;
  if (out === '') throw new UsageError('--out needs a directory');
  if (maxRuns < leastRuns) throw new UsageError(`--max-runs takes at least ${leastRuns}`);
  const tool = chosenTool(file, shell);
  const bar = new ProgressBar(shell);
  const onProgress = ({ runs, lines }: ReduceProgress) =>
    bar.count(runs, Math.max(runs, maxRuns), `runs, ${counted(lines, 'line')} left`);
  const search = { out, question, keepNames, maxRuns, maxTime, timeoutMs, tries, signal, onProgress };
  try {
    const reduced = await orInterrupted(reduceJournal(journals, { ...search, tool: tool.definition }), shell);
    bar.erase();
    await printAnswer({ data: reduced, page: pageOf(reduced, given, tool, shell) }, given, shell);
    if (signal.aborted) throw new Interrupted();
  } catch (error) {
    bar.erase();
    if (!(error instanceof DifferentFailure)) throw error;
    shell.warn(`shakedown: ${printableLines(error.message)}`);
    throw new ExitWithCode(1);
  }
}

const leastRuns = 10;

function pageOf(reduced: Reduced, { out = '' }: Given, tool: ChosenTool, { platform }: Shell): Document {
  const { lines, of, files, runs, isWhole, failure, scenario, trial } = reduced;
  const journals = path.join(out, 'journals');
  const plain = tool.text.replaceAll(/'\{directory\}'|\{directory\}/g, () => shellQuote(journals, platform));
  const trialWords = ['trials', 'run', shellQuote(path.join(out, 'trial.yaml'), platform), ...tool.named];
  return [
    facts([
      ['left', `${thousands(lines)} of ${counted(of, 'line')} in ${counted(files, 'file')}, ${counted(runs, 'run')}`],
      ['ended', isWhole ? undefined : 'early: the same command with more time or runs may find fewer'],
      ['fails', failure],
      ['journals', journals],
      ['scenario', scenario && path.join(out, 'scenario.yaml')],
      ['trial', trial && path.join(out, 'trial.yaml')],
      ['run it', trial === undefined ? plain : commandLine(trialWords, [], platform)],
    ]),
  ];
}
