import { Argument, Command, Option } from 'commander';
import { planNames } from '../simulate/plans/plans.js';
import { usualDialect } from '../stage/usual-dialect.js';
import * as names from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { chosen, dialectOption, optionFrom } from './options.js';
import { Interrupted, type Shell } from './shell.js';
import { type Options, wishesOf } from './simulating/asked.js';
import {
  givenOption,
  type OwnOptions,
  placeOptions,
  poseAsGame,
  seedOption,
  stagingOptions,
  startOption,
  statusLogOption,
} from './simulating/options.js';
import { runSession } from './simulating/run.js';
import { type Audience, type AudienceName, audienceFor, audienceNames } from './staging/audience.js';
import { ownParent, ParentWatch } from './staging/parent.js';
import { removeIfEmpty, temporaryDirectory } from './staging/temporary.js';
import { paperFor } from './terminal/paper.js';

const examples = `
It starts up, and then the commander waits for what is triggered, injected and
broken; with another plan there is something to do meanwhile. Time runs as in
life, and every event is shown as shakedown watch shows it. It ends with Ctrl-C,
with SIGTERM, or with shakedown clock end, and tells how to have it once more.

With --format json it prints one line when it can be directed, and no other:
{"ready":true,"directory":…,"port":…,"tokenFile":…,"seed":…,"pid":…}
The token is the member details.token of the JSON in the token file, which only
you can read. With --format ndjson the events follow, each as the journal has
it. All else goes to the standard error.

With --exit-with-parent it ends when the process that started it does, or when
its standard input ends, if that is a pipe that was open when it was ready.

Exit codes: 0 ended by shakedown clock end; 2 wrong usage, or a directory or
port that cannot be had; 130 interrupted, or left alone by its parent.

Examples:
  shakedown stage
  shakedown stage --seed 7 --given station="Abraham Lincoln" --out journals
  shakedown stage trade --state-file state.json --out journals
  shakedown stage --format json --exit-with-parent --out journals`;

export function stageVerb(shell: Shell): Command {
  const command = new Command('stage')
    .description('run a live session to be directed, as the game would write it')
    .addArgument(
      offering(new Argument('[plan]', `what goes on meanwhile: ${planNames.join(', ')}`).default('stay'), names.plans),
    );
  const options = [
    ...placeOptions('a new temporary directory if left out'),
    seedOption(),
    startOption(),
    dialectOption().default(undefined, usualDialect),
    givenOption(),
    ...stagingOptions(),
    statusLogOption(),
    optionFrom('format', 'how to tell it', audienceNames),
    new Option('--exit-with-parent', 'end when the process that started this one has ended'),
  ];
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (plan: string, _own: object, own: Command) => {
    await stage(plan, own.optsWithGlobals<StageOptions>(), shell);
  });
}

type StageOptions = Omit<Options, 'speed'> &
  OwnOptions & { readonly format: AudienceName; readonly exitWithParent?: boolean };

async function stage(plan: string, options: StageOptions, shell: Shell): Promise<void> {
  chosen(plan, planNames, 'no plan is named');
  if (options.poseAsGame) poseAsGame();
  using parent = options.exitWithParent ? new ParentWatch(ownParent()) : undefined;
  const { dialect = usualDialect, color, format } = options;
  const fresh = options.out === undefined ? temporaryDirectory('stage') : undefined;
  const wishes = wishesOf(plan, { out: fresh, ...options, dialect, speed: 1, for: Infinity }, shell.now());
  const signal = parent ? AbortSignal.any([shell.signal, parent.signal]) : shell.signal;
  const paper = paperFor(color, shell);
  const told = audienceFor(format, shell, paper);
  const audience: Audience = {
    ...told,
    ready(each) {
      told.ready(each);
      parent?.ready();
    },
  };
  try {
    await runSession(wishes, { ...shell, signal }, { style: paper.style, audience });
  } catch (error) {
    if (fresh !== undefined && !(error instanceof Interrupted)) removeIfEmpty(fresh);
    throw error;
  }
}
