import { Command, Option } from 'commander';
import type { Shell } from '../shell.js';
import { formatOption, outOption } from '../verb-options.js';
import { addFleetOptions } from './fleet-options.js';
import type { MirrorVerbOptions } from './run-mirror.js';

const examples = `
Writes the journals of a stream byte for byte as they were published, and the
latest companions beside them. It follows the stream until Ctrl-C; with --once
it ends when everything is written. Started again with the same directory, it
resumes.

Without --commander, each commander gets a directory in --out. A directory with
journals that the mirror did not write is refused.

Exit codes: 0 everything is written (--once); 2 wrong usage, no server, or the
directory cannot be written to; 130 interrupted.

Examples:
  shakedown fleet mirror --commander Jameson --out jameson
  shakedown fleet mirror --out commanders --once`;

export function createVerb(shell: Shell): Command {
  const command = new Command('mirror')
    .description('write journals from a stream into directories')
    .addOption(new Option('--commander <name>', 'only this commander (all if left out)'))
    .addOption(outOption('the directory to write into'))
    .option('--once', 'end as soon as everything is written')
    .addOption(formatOption());
  return addFleetOptions(command, { lasts: true })
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      const { mirror } = await import('./run-mirror.js');
      await mirror(own.optsWithGlobals<MirrorVerbOptions>(), shell);
    });
}
