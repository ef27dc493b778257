import { planNames } from '../simulate/plans/plans.js';
import { candidatesOf } from './completion/completable-names.js';
import { namedGame } from './knowledge/knowledge-packs.js';
import { parseChoice } from './option-values.js';
import { removeIfEmpty, temporaryDirectory } from './output/output-directory.js';
import { ownParent, ParentWatch } from './session/parent-process.js';
import { standardOutput } from './session/run-options.js';
import { runSession } from './session/run-session.js';
import { parseSessionOptions, sessionOptions, stageOptions } from './session/session-arguments.js';
import { type StageObserver, stageFormats, stageObserverFor } from './session/stage-observer.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { lineLook, pageLook } from './terminal/terminal-style.js';
import { argument, choice, flag, type OptionsOf, rare, verb } from './verb.js';
import { dialectOption, helpText, outOption } from './verb-options.js';

const about = `
The session starts up, and the commander waits for what you trigger or inject.
With another plan, the commander is busy in the meantime. Time runs as in the
game, and events are printed as shakedown watch prints them. Ctrl-C, SIGTERM or
shakedown clock end ends the session, and it prints how to reproduce it.`;

const examples = `
  shakedown stage
  shakedown stage --seed 7 --given station="Abraham Lincoln" --out journals
  shakedown stage trade --with eddn,capi --out journals`;

const more = `
With --format json it prints exactly one line, as soon as it can be controlled:
{"ready":true,"directory":…,"port":…,"tokenFile":…,"seed":…,"pid":…}
The token is details.token in the JSON of the token file, which only you can
read. With --format ndjson the events follow, each as it is in the journal.
Everything else goes to standard error. With --with, the line also names the
addresses of the services, in services and environment.

With --proxy, tools that have the addresses of the real services wired in reach
these instead: the file of --env has the variables that send them to a proxy on
this machine. Any other host is refused, and reported.

With --second a trader plays at the same time and writes to the same directory;
what you trigger or inject is for the first commander.

With --exit-with-parent it ends when the process that started it ends or, if its
standard input is a pipe, when that is closed.

Exit codes: 0 ended by shakedown clock end; 2 wrong usage, or the directory or
port is not available; 130 interrupted, or its parent process ended.`;

const moreExamples = `
  shakedown stage trade --state-file state.json --out journals
  shakedown stage trade --with eddn,capi --env tool.env --out journals
  shakedown stage --with eddn --proxy --env tool.sh --out journals
  shakedown stage --format json --exit-with-parent --out journals`;

const options = {
  out: outOption('where to write; a new temporary directory if left out'),
  clean: sessionOptions.clean,
  seed: sessionOptions.seed,
  start: sessionOptions.start,
  dialect: dialectOption,
  given: sessionOptions.given,
  ...stageOptions,
  statusLog: sessionOptions.statusLog,
  format: choice('output format', stageFormats),
  exitWithParent: rare(flag('end when the process that started this one ends')),
};

type StageOptions = OptionsOf<typeof options> & { readonly color?: boolean };

export const createVerb = verb({
  takes: [
    argument('[plan]', `what the commander does meanwhile: ${planNames.join(', ')}`, {
      usual: 'stay',
      candidates: candidatesOf('plans'),
    }),
  ],
  options,
  help: helpText('stage', { about, examples, more, moreExamples }),
  run: ([plan], given, shell) => stage(plan, given, shell),
});

async function stage(plan: string, given: StageOptions, shell: Shell): Promise<void> {
  parseChoice(plan, planNames, 'unknown plan');
  if (given.out === standardOutput) throw new UsageError('a stage needs a directory: --out journals');
  using parent = given.exitWithParent ? new ParentWatch(ownParent()) : undefined;
  const { color, format } = given;
  const temporary = given.out === undefined ? temporaryDirectory('stage') : undefined;
  const catalogue = await namedGame(given, shell);
  const wanted = { out: temporary, ...given, catalogue, speed: 1, for: Infinity };
  const runOptions = parseSessionOptions(plan, wanted, shell.now());
  const signal = parent ? AbortSignal.any([shell.signal, parent.signal]) : shell.signal;
  const look = lineLook(color, shell);
  const printer = stageObserverFor(format, shell, look);
  const observer: StageObserver = {
    ...printer,
    onReady(opened) {
      printer.onReady(opened);
      parent?.ready();
    },
  };
  try {
    await runSession(runOptions, { ...shell, signal }, { look: pageLook(color, shell), observer });
  } catch (error) {
    if (temporary !== undefined && !(error instanceof Interrupted)) removeIfEmpty(temporary);
    throw error;
  }
}
