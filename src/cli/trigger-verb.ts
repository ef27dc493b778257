import { Argument, Command } from 'commander';
import { settings as knownSettings, situations } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { ask } from './session/ask.js';
import { outOption, requiredOut } from './session/out.js';
import { settings } from './session/run-options.js';
import { answerText } from './session/running-session.js';
import type { Shell } from './shell.js';
import { formatOption, type PageOptions, repeatedOption } from './verb-options.js';

interface Options extends PageOptions {
  readonly out?: string;
  readonly set?: readonly string[];
}

const examples = `
A situation does first what it needs: a landed ship takes off, flies to the
station and docks. All of it is written at once, however long it takes in the
session; time then goes on from there. A situation that is about a state, such
as hyperspace, is reached as soon as that state is; what follows is written as
time passes. shakedown list situations shows them all, with what each writes.

Exit codes: 0 it happened; 2 it did not: an unknown situation or setting, it is
not possible, or no session is running in the directory; 130 interrupted.

Examples:
  shakedown stage --out journals
  shakedown trigger supercruise --out journals
  shakedown trigger dock --set station="Abraham Lincoln" --out journals`;

export function triggerVerb(shell: Shell): Command {
  return new Command('trigger')
    .description('make something happen in a running session')
    .addArgument(
      withCompletion(new Argument('<situation>', 'what should happen: dock, low-fuel, in-danger …'), situations),
    )
    .addOption(outOption())
    .addOption(
      withCompletion(
        repeatedOption('--set <setting>', 'settings for it: fuel=10% (repeatable)'),
        knownSettings,
        'setting',
      ),
    )
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (situation: string, _own: object, command: Command) => {
      const { out, set = [], ...page } = command.optsWithGlobals<Options>();
      const answer = await ask(shell, requiredOut(out), 'trigger', { situation, set: settings(set) });
      await shell.print(answerText(answer, page, shell));
      if (answer.hint !== undefined && page.format !== 'json') shell.warn(`(${answer.hint})`);
    });
}
