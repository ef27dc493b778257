import { Argument, Command } from 'commander';
import { candidatesOf } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { parseSettingWords } from './option-values.js';
import { type ControlOptions, control, runningOutOption } from './session/running-session.js';
import type { Shell } from './shell.js';
import { formatOption, repeatedOption } from './verb-options.js';

interface Options extends ControlOptions {
  readonly set?: readonly string[];
  readonly dryRun?: boolean;
}

const examples = `
What a situation needs happens first: to dock, a landed ship takes off and flies
to the station. All of it is written at once, however long it takes in the
session, and the session goes on from there. A situation that is a state, such
as hyperspace, is done when that state begins; what follows is written as time
passes. shakedown list situations shows them all, with what each writes.

With --dry-run nothing happens: it prints what would be written, and where the
commander would be.

Exit codes: 0 it happened; 2 it did not: an unknown situation or setting, it is
not possible, or no session is running in the directory; 130 interrupted.

Examples:
  shakedown stage --out journals
  shakedown trigger supercruise --out journals
  shakedown trigger low-fuel --dry-run --out journals
  shakedown trigger dock --set station="Abraham Lincoln" --out journals`;

export function createVerb(shell: Shell): Command {
  return new Command('trigger')
    .addArgument(
      withCompletion(
        new Argument('<situation>', 'what should happen: dock, low-fuel, in-danger …'),
        candidatesOf('situations'),
      ),
    )
    .addOption(runningOutOption())
    .addOption(
      withCompletion(
        repeatedOption('--set <setting>', 'a setting for the situation: fuel=10% (repeatable)'),
        candidatesOf('settings'),
        'setting',
      ),
    )
    .option('--dry-run', 'only print what it would write')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (situation: string, _own: object, command: Command) => {
      const { set = [], dryRun = false, ...options } = command.optsWithGlobals<Options>();
      const request = { situation, set: parseSettingWords(set) };
      const { hint } = await control(dryRun ? 'preview' : 'trigger', request, options, shell);
      if (options.format === 'json') return;
      if (hint !== undefined) shell.warn(`(${hint})`);
      if (dryRun) shell.warn('(dry run: nothing was written)');
    });
}
