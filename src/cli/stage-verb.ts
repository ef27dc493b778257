import { Argument, Command, Option } from 'commander';
import { planNames } from '../simulate/plans/plans.js';
import { candidatesOf } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { parseChoice } from './option-values.js';
import { removeIfEmpty, temporaryDirectory } from './output/output-directory.js';
import { ownParent, ParentWatch } from './session/parent-process.js';
import { standardOutput } from './session/run-options.js';
import { runSession } from './session/run-session.js';
import {
  cleanOption,
  givenOption,
  type ProcessOptions,
  parseSessionOptions,
  poseAsGame,
  type SessionVerbOptions,
  seedOption,
  stageOptions,
  startOption,
  statusLogOption,
} from './session/session-arguments.js';
import { type StageFormat, type StageObserver, stageFormats, stageObserverFor } from './session/stage-observer.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { lineLook, pageLook } from './terminal/terminal-style.js';
import { choiceOption, dialectOption, helpText, outOption, rare } from './verb-options.js';

const about = `
The session starts up, and the commander waits for what you trigger or inject.
With another plan, the commander is busy in the meantime. Time runs as in the
game, and events are printed as shakedown watch prints them. Ctrl-C, SIGTERM or
shakedown clock end ends the session, and it prints how to reproduce it.`;

const short = `${about}

Examples:
  shakedown stage
  shakedown stage --seed 7 --given station="Abraham Lincoln" --out journals
  shakedown stage trade --with eddn,capi --out journals`;

const whole = `${about}

With --format json it prints exactly one line, as soon as it can be controlled:
{"ready":true,"directory":…,"port":…,"tokenFile":…,"seed":…,"pid":…}
The token is details.token in the JSON of the token file, which only you can
read. With --format ndjson the events follow, each as it is in the journal.
Everything else goes to standard error. With --with, the line also names the
addresses of the services, in services and environment.

With --second a trader plays at the same time and writes to the same directory;
what you trigger or inject is for the first commander.

With --exit-with-parent it ends when the process that started it ends or, if its
standard input is a pipe, when that is closed.

Exit codes: 0 ended by shakedown clock end; 2 wrong usage, or the directory or
port is not available; 130 interrupted, or its parent process ended.

Examples:
  shakedown stage
  shakedown stage --seed 7 --given station="Abraham Lincoln" --out journals
  shakedown stage trade --state-file state.json --out journals
  shakedown stage trade --with eddn,capi --env tool.env --out journals
  shakedown stage --format json --exit-with-parent --out journals`;

export function createVerb(shell: Shell): Command {
  const command = new Command('stage').addArgument(
    withCompletion(
      new Argument('[plan]', `what the commander does meanwhile: ${planNames.join(', ')}`).default('stay'),
      candidatesOf('plans'),
    ),
  );
  const options = [
    outOption('where to write; a new temporary directory if left out'),
    cleanOption(),
    seedOption(),
    startOption(),
    dialectOption(),
    givenOption(),
    ...stageOptions(),
    statusLogOption(),
    choiceOption('format', 'output format', stageFormats),
    rare(new Option('--exit-with-parent', 'end when the process that started this one ends')),
  ];
  for (const option of options) command.addOption(option);
  return command
    .addHelpText('after', helpText(shell, 'stage', short, whole))
    .action(async (plan: string, _own: object, own: Command) => {
      await stage(plan, own.optsWithGlobals<StageOptions>(), shell);
    });
}

type StageOptions = Omit<SessionVerbOptions, 'speed'> &
  ProcessOptions & { readonly format: StageFormat; readonly exitWithParent?: boolean };

async function stage(plan: string, options: StageOptions, shell: Shell): Promise<void> {
  parseChoice(plan, planNames, 'unknown plan');
  if (options.out === standardOutput) throw new UsageError('a stage needs a directory: --out journals');
  if (options.poseAsGame) poseAsGame();
  using parent = options.exitWithParent ? new ParentWatch(ownParent()) : undefined;
  const { color, format } = options;
  const temporary = options.out === undefined ? temporaryDirectory('stage') : undefined;
  const runOptions = parseSessionOptions(plan, { out: temporary, ...options, speed: 1, for: Infinity }, shell.now());
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
