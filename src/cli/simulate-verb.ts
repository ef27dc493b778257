import { defaultDialect, dialectNames } from '../interface/dialect/dialect-names.js';
import { planNames, plans } from '../simulate/plans/plans.js';
import { rows, within } from '../words/document/document.js';
import { terminalText } from '../words/document/terminal-text.js';
import { candidatesOf, kindCandidates } from './completion/completable-names.js';
import { namedGame } from './knowledge/knowledge-packs.js';
import { parseSessionLength } from './option-values.js';
import { parseKinds } from './parse-kinds.js';
import { continueDirectory } from './session/continue-directory.js';
import { runSession } from './session/run-session.js';
import { fullSpeedOption, parseSessionOptions, sessionOptions, stageOptions } from './session/session-arguments.js';
import { pageLook, pageWidth, plainLook } from './terminal/terminal-style.js';
import { argument, openChoice, option, rare, verb } from './verb.js';
import { count, helpText, outOption, pageFormat, repeated } from './verb-options.js';

const planList = terminalText([within(rows(planNames.map((name) => [name, plans[name].about])))], {
  ...plainLook,
  width: pageWidth,
});

const about = `
Plans:
${planList}

To control a session while it runs, use shakedown stage. Instead of a plan, you
can name a scenario, a file of steps and expectations: your own or a bundled one
(shakedown list scenarios).

The same plan, seed, start, duration and dialect give the same bytes, on every
machine and at any speed. The output ends with the command that reproduces the
session. Nothing is written to a directory with journals that Shakedown did not
write.`;

const examples = `
  shakedown simulate --out journals
  shakedown simulate trade --seed 7 --for 30m --out journals
  shakedown simulate trade --evenings 10 --out weeks
  shakedown simulate docked --clean --out docked`;

const more = `
At --speed 1 the directory grows as the game's does: lines as they happen,
Status.json every few seconds. Ctrl-C ends the session properly.

With --evenings the commander comes back, days later: ship, cargo, credits and
missions are as they were left, and --for is the usual length of an evening.

With --continue they come back where a directory ends, your own or a simulated
one, which stays as it is. One written by simulate is continued exactly: three
evenings and two more are the same as five.
With --client horizons it is the game without Odyssey, with --client legacy the
one of version 3.8. With --second a trader plays at the same time, in the same
directory; the companion files are those of whichever game wrote last.

With --out - only the lines go to standard output; no other files are written,
and the summary goes to standard error.

Exit codes: 0 written; 1 an expectation of a scenario was not met; 2 wrong
usage, or the directory cannot be written (it is left as it was); 130
interrupted.`;

const moreExamples = `
  shakedown simulate --speed 1 --out journals
  shakedown simulate explore --start 2026-11-14T20:41:00Z --for 2d --out far
  shakedown simulate --continue weeks --evenings 5 --out more
  shakedown simulate trade --client legacy --out legacy
  shakedown simulate --second --out two
  shakedown simulate --kinds FSDJump,Docked --out journals
  shakedown simulate --seed 7 --out - | shakedown check -
  shakedown simulate --speed 4 --status-log status.log --out journals
  shakedown simulate --fault nul-run:2% --answer-key key.ndjson --out broken`;

const [defaultPlan] = planNames;

/** Years of play. */
const maxEvenings = 1000;

export const createVerb = verb({
  takes: [
    argument('[plan]', `what the commander does: ${planNames.join(', ')}, or a scenario: docked, mine.yaml`, {
      usual: defaultPlan as string,
      candidates: candidatesOf('plans', 'scenarios'),
    }),
  ],
  options: {
    out: outOption('where to write; created if it does not exist; - is standard output'),
    clean: sessionOptions.clean,
    seed: sessionOptions.seed,
    for: option('<duration>', 'length of the session: 90s, 30m, 48h … (2h if left out)', { parse: parseSessionLength }),
    evenings: count('several evenings, days apart, each with a journal of its own', maxEvenings),
    continue: option('<directory>', 'go on where this directory ends, with the same commander'),
    speed: fullSpeedOption,
    format: pageFormat,
    start: sessionOptions.start,
    dialect: openChoice('follow the live game, or the specification', dialectNames, { usually: defaultDialect }),
    kinds: rare(
      option('<kinds>', 'write only these kinds, such as FSDJump,Docked', {
        parse: (list) => parseKinds(list),
        candidates: kindCandidates,
        form: 'list',
      }),
    ),
    statusLog: sessionOptions.statusLog,
    given: sessionOptions.given,
    trigger: repeated('<situation>', 'what to trigger first: "dock station=Galileo" (repeatable)', {
      candidates: candidatesOf('situations'),
    }),
    ...stageOptions,
  },
  help: helpText('simulate', { about, examples, more, moreExamples }),
  async run([what], { color, format, ...own }, shell, [plan]) {
    const catalogue = await namedGame(own, shell);
    const runOptions = parseSessionOptions(what, { ...own, catalogue }, shell.now());
    const context = { look: pageLook(color, shell), isJson: format === 'json' };
    if (own.continue === undefined) return runSession(runOptions, shell, context);
    const { options: following, session } = await continueDirectory(own.continue, { ...own, plan }, runOptions);
    return runSession(following, shell, { ...context, session });
  },
});
