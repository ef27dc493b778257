import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { answerMembers } from '../../direct/tool/question.js';
import { commandLine, shellQuote } from '../../stage/reproduction/command-line.js';
import { type Ability, abilities } from '../../trials/abilities.js';
import { gradeCourse } from '../../trials/grade-course.js';
import { gradeDocument, trialEntry } from '../../trials/report/course-document.js';
import { runCourse } from '../../trials/run-course.js';
import type { Trial } from '../../trials/trial.js';
import { isTrouble, type Verdict } from '../../trials/trial-result.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { bareCandidates } from '../completion/completion-source.js';
import { knowledgeOption, knownGame } from '../knowledge/knowledge-packs.js';
import { parseChoice, parseSeed, splitNames } from '../option-values.js';
import { removeIfEmpty, temporaryDirectory } from '../output/output-directory.js';
import { refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { type ReportTarget, reportTargets, writeReports } from '../output/report-targets.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { styleFor } from '../terminal/terminal-style.js';
import { argument, flag, type OptionsOf, option, verb } from '../verb.js';
import { count, repeated, reportOptions } from '../verb-options.js';
import { chooseTrials, trialCandidates } from './choose-trials.js';
import { chosenTool } from './chosen-tool.js';
import { badgeWriter, type CourseFormat, courseFormats, reportText } from './course-outputs.js';
import { runRandomly } from './run-random.js';

/** A day's work for most tools. */
const maxSeeds = 100_000;

const help = `
Name trials, themes, or files of your own; without a name, all of the course
are run. The tool is what --tool describes, the command after --, or else
shakedown-tool.yaml in this directory (shakedown trials init writes one).
In its command, {directory} stands for the journal directory.

It is started afresh for each trial, and asked by a line of JSON on its standard
input: {"ask":"state", ...}. It answers with a line of JSON, such as
{"system":"Sol","docked":true}; what it leaves out is not answered. What it
sends to EDDN and other services is seen without asking.

--can limits the course to what a tool is able to do: ${abilities.slice(0, 2).join(', ')}
and so on, or a service: eddn. With --keep, the journals of trials that do not
pass are kept, with the output of the tool, what it sent to services, and a page
that shows all of it on one timeline. Each -o is the file of the --format before
it; the results are still printed.

With --seeds, random sessions take the place of trials: a random plan, random
situations, and at random moments the tool is asked for everything that the
journal says. A failure is shortened to the situations that matter. --seed names
the first seed.

Exit codes: 0 all that was answered is right; 1 something is not; 2 wrong usage,
a tool that did not start, ended, hung or answered rubbish, or a trial that
could not be staged; 130 interrupted.

Examples:
  shakedown trials run -- python3 my_tool.py {directory}
  shakedown trials run docked login-in-srv --tool my-tool.yaml --jobs 1
  shakedown trials run --can system,docked --seed 3
  shakedown trials run --seeds 100 -- python3 my_tool.py {directory}
  shakedown trials run --format junit -o trials.xml --format html -o trials.html
  shakedown trials run --badge trials.svg --badge trials.json
  shakedown trials run --format markdown -o trials.md --keep`;

const options = {
  tool: option('<file>', 'the file that describes the tool'),
  seed: option('<number>', 'another seed than that of each trial', { parse: parseSeed }),
  seeds: count('random sessions with this many seeds, instead of trials', maxSeeds),
  jobs: count('how many at once (one per core if left out)'),
  can: option<readonly Ability[]>('<names>', 'only what the tool can answer, or services that it sends to', {
    candidates: () => bareCandidates(abilities),
    form: 'list',
    parse: (words, before = []) => [
      ...before,
      ...splitNames(words).map((word) => parseChoice(word, abilities, 'a tool is not asked for') as Ability),
    ],
  }),
  ...reportOptions(courseFormats),
  badge: repeated('<file>', 'write a badge: .svg, or .json for shields.io; repeatable'),
  out: option('<directory>', 'keep everything, each trial in its own directory'),
  keep: flag('keep everything about trials that do not pass'),
  ...knowledgeOption,
};

export const createVerb = verb({
  about: 'send a tool through trials, and grade it',
  takes: [argument('[names...]', 'trials, themes or files', { candidates: trialCandidates })],
  options,
  help,
  async run([words], { format, ...given }, shell) {
    await run(words, given, await reportTargets(format, 'pretty', true), shell);
  },
});

async function run(
  words: readonly string[],
  given: Omit<OptionsOf<typeof options>, 'format'> & { readonly color?: boolean },
  targets: readonly ReportTarget<CourseFormat>[],
  shell: Shell,
): Promise<void> {
  const { seed, jobs = availableParallelism(), can, badge: badgeFiles = [], out, keep = false, knowledge } = given;
  const tool = chosenTool(given.tool, shell);
  const answers = can && answerMembers.filter((member) => can.includes(member));
  const definition = answers ? { ...tool.definition, answers } : tool.definition;
  const format = targets.find(({ file }) => file === undefined)?.format;
  if (given.seeds !== undefined) {
    if (words.length > 0 || targets.length > 1 || (format !== 'pretty' && format !== 'json'))
      throw new UsageError('--seeds takes no names and no -o, and prints pretty or json');
    if (knowledge)
      throw new UsageError('random sessions write nothing that only a pack knows: --knowledge is for trials');
    return runRandomly({ tool: definition, seeds: given.seeds, first: seed, jobs }, { ...given, format }, shell);
  }
  const trials = chooseTrials({ words, seed, can, catalogue: await knownGame(knowledge, shell) });
  const badges = badgeFiles.map(badgeWriter);
  if (out === '') throw new UsageError('--out needs a directory');
  for (const file of badgeFiles) refuseOverwritingJournal(file);
  const look = { style: styleFor(given.color, shell), width: Infinity };
  const bar = new ProgressBar(shell);
  const isPrinted = format === 'pretty';
  const print = async (text: string) => {
    bar.erase();
    if (isPrinted) await shell.print(text);
  };
  const home = out ?? temporaryDirectory('trials');
  const began = shell.now();
  try {
    const results = await runCourse(trials, {
      tool: definition,
      home,
      keeps: (verdict: Verdict) => out !== undefined || (keep && isTrouble(verdict)),
      jobs,
      signal: shell.signal,
      can,
      commandFor: ({ name }: Trial) => {
        const own = [
          ['--seed', seed] as const,
          ['--can', can] as const,
          ...(knowledge ?? []).map((file) => ['--knowledge', file] as const),
        ];
        const said = own.flatMap(([flagName, value]) => (value === undefined ? [] : [flagName, String(value)]));
        const word = words.find((each) => path.basename(each, '.yaml') === name) ?? name;
        const quotedWords = [word, ...said].map((each) => shellQuote(each, shell.platform));
        return commandLine(['trials', 'run', ...quotedWords, ...tool.named], [], shell.platform);
      },
      now: shell.now,
      onProgress: (done, all) => bar.count(done, all, 'trials'),
      onResult: (result) => print(terminalText([trialEntry(result)], look)),
    });
    if (shell.signal.aborted) throw new Interrupted();
    const grade = gradeCourse(results);
    await print(`\n${terminalText(gradeDocument(grade), look)}`);
    const report = { tool: tool.text, results, grade, seconds: (shell.now() - began) / 1000 };
    await writeReports(targets, (name) => reportText(name, report), shell);
    for (const badge of badges) await badge(grade.all);
    if (grade.broken + grade.unstaged > 0) throw new ExitWithCode(2);
    if (grade.all.passed < grade.all.answered) throw new ExitWithCode(1);
  } finally {
    bar.erase();
    if (out === undefined && !keep) rmSync(home, { recursive: true, force: true });
    else removeIfEmpty(home);
  }
}
