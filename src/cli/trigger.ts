import { Argument, Command } from 'commander';
import { settings as knownSettings, situations } from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { formatOption, type PageOptions, repeatedOption } from './options.js';
import type { Shell } from './shell.js';
import { settings } from './simulating/wishes.js';
import { ask } from './staging/ask.js';
import { outOption, requiredOut } from './staging/out.js';
import { told } from './staging/told.js';

interface Options extends PageOptions {
  readonly out?: string;
  readonly set?: readonly string[];
}

const examples = `
A situation first brings about what it needs: a landed ship takes off, flies
and docks. All of it is written at once, however long it takes in the session;
then time goes on from there. What is about a state, such as hyperspace, has
come as soon as the state has; the rest follows with time, as shakedown clock
play lets it pass. shakedown list situations tells them all, with what each
writes, and what later.

Exit codes: 0 it happened; 2 it did not: no such situation, nothing that can be
set so, or no session runs in the directory; 130 interrupted.

Examples:
  shakedown stage --out journals
  shakedown trigger supercruise --out journals
  shakedown trigger dock --set station="Abraham Lincoln" --out journals`;

export function triggerVerb(shell: Shell): Command {
  return new Command('trigger')
    .description('make a situation happen in a running session')
    .addArgument(offering(new Argument('<situation>', 'what is to happen: dock, low-fuel, in-danger …'), situations))
    .addOption(outOption())
    .addOption(
      offering(repeatedOption('--set <setting>', 'what is to be so: fuel=10% (repeatable)'), knownSettings, 'setting'),
    )
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (situation: string, _own: object, command: Command) => {
      const { out, set = [], ...page } = command.optsWithGlobals<Options>();
      const answer = await ask(shell, requiredOut(out), 'trigger', { situation, set: settings(set) });
      await shell.print(told(answer, page, shell));
      if (answer.hint !== undefined && page.format !== 'json') shell.warn(`(${answer.hint})`);
    });
}
