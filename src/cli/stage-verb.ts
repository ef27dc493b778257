import { Argument, Command, Option } from 'commander';
import { planNames } from '../simulate/plans/plans.js';
import * as names from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import {
  givenOption,
  type OwnOptions,
  placeOptions,
  poseAsGame,
  seedOption,
  stagingOptions,
  startOption,
  statusLogOption,
} from './session/options.js';
import { ownParent, ParentWatch } from './session/parent-process.js';
import { runSession } from './session/run-session.js';
import { parseSessionOptions, type SessionVerbOptions } from './session/session-options.js';
import { type StageFormat, type StageObserver, stageFormats, stageObserverFor } from './session/stage-observer.js';
import { removeIfEmpty, temporaryDirectory } from './session/temporary-directory.js';
import { Interrupted, type Shell } from './shell.js';
import { lineFormatFor } from './terminal/paper.js';
import { choiceOption, parseChoice } from './verb-options.js';

const examples = `
The session starts up, and the commander then waits for what you trigger, inject
or break; with another plan there is something to do meanwhile. Time runs as in
the game, and events are shown as shakedown watch shows them. Ctrl-C, SIGTERM or
shakedown clock end ends it, and it prints how to reproduce the session.

With --format json it prints exactly one line, as soon as it can be controlled:
{"ready":true,"directory":…,"port":…,"tokenFile":…,"seed":…,"pid":…}
The token is details.token in the JSON of the token file, which only you can
read. With --format ndjson the events follow, each as it is in the journal.
Everything else goes to standard error.

With --exit-with-parent it ends when the process that started it ends, or when
its standard input is closed, if that is a pipe.

Exit codes: 0 ended by shakedown clock end; 2 wrong usage, or the directory or
port is not available; 130 interrupted, or its parent process ended.

Examples:
  shakedown stage
  shakedown stage --seed 7 --given station="Abraham Lincoln" --out journals
  shakedown stage trade --state-file state.json --out journals
  shakedown stage --format json --exit-with-parent --out journals`;

export function stageVerb(shell: Shell): Command {
  const command = new Command('stage')
    .description('run a live session that you control')
    .addArgument(
      withCompletion(
        new Argument('[plan]', `what the commander does meanwhile: ${planNames.join(', ')}`).default('stay'),
        names.plans,
      ),
    );
  const options = [
    ...placeOptions('a new temporary directory if left out'),
    seedOption(),
    startOption(),
    choiceOption('dialect', 'what the live game writes, or the letter of the specification', ['game', 'spec']),
    givenOption(),
    ...stagingOptions(),
    statusLogOption(),
    choiceOption('format', 'output format', stageFormats),
    new Option('--exit-with-parent', 'end when the process that started this one has ended'),
  ];
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (plan: string, _own: object, own: Command) => {
    await stage(plan, own.optsWithGlobals<StageOptions>(), shell);
  });
}

type StageOptions = Omit<SessionVerbOptions, 'speed'> &
  OwnOptions & { readonly format: StageFormat; readonly exitWithParent?: boolean };

async function stage(plan: string, options: StageOptions, shell: Shell): Promise<void> {
  parseChoice(plan, planNames, 'unknown plan');
  if (options.poseAsGame) poseAsGame();
  using parent = options.exitWithParent ? new ParentWatch(ownParent()) : undefined;
  const { color, format } = options;
  const fresh = options.out === undefined ? temporaryDirectory('stage') : undefined;
  const runOptions = parseSessionOptions(plan, { out: fresh, ...options, speed: 1, for: Infinity }, shell.now());
  const signal = parent ? AbortSignal.any([shell.signal, parent.signal]) : shell.signal;
  const lineFormat = lineFormatFor(color, shell);
  const told = stageObserverFor(format, shell, lineFormat);
  const observer: StageObserver = {
    ...told,
    onReady(each) {
      told.onReady(each);
      parent?.ready();
    },
  };
  try {
    await runSession(runOptions, { ...shell, signal }, { style: lineFormat.style, audience: observer });
  } catch (error) {
    if (fresh !== undefined && !(error instanceof Interrupted)) removeIfEmpty(fresh);
    throw error;
  }
}
