import { Command } from 'commander';
import type { Shell } from '../shell.js';
import { choiceOption, durationOption, formatOption } from '../verb-options.js';
import { addFleetOptions } from './fleet-options.js';
import type { PublishVerbOptions } from './run-publish.js';

const examples = `
Publishes each line byte for byte, and follows the directories until Ctrl-C. Its
position is kept outside of them, so that it resumes after a crash of this
process, the server or the network.

Each journal names its commander. A directory whose subdirectories contain
journals means all of them.

With --once it ends when everything is stored, and the server must be reachable
at the start, or within --wait.

Exit codes: 0 all is stored; 2 wrong usage, no server, or a stream with other
settings; 130 interrupted.

Examples:
  shakedown fleet publish journals
  shakedown fleet publish --once squadron --server nats://host:4222
  shakedown fleet publish journals --from now --format json`;

export function createVerb(shell: Shell): Command {
  const command = new Command('publish')
    .description('publish journals to the stream, as they are written')
    .argument('<directory...>', 'directories with journals, or with directories of journals')
    .option('--once', 'publish what is there now, then end')
    .addOption(choiceOption('from', 'where to start in a new directory', ['start', 'now']))
    .option('--commander <name>', 'the commander, whatever the journals say')
    .addOption(durationOption('--quiet-after', 'when a directory without new lines counts as idle', 5000, '5s'))
    .option('--position <directory>', "where to keep its position (the user's state directory if left out)")
    .addOption(formatOption());
  return addFleetOptions(command, { creates: true, lasts: true })
    .addHelpText('after', examples)
    .action(async (directories: string[], _own: object, own: Command) => {
      const { publish } = await import('./run-publish.js');
      await publish(directories, own.optsWithGlobals<PublishVerbOptions>(), shell);
    });
}
