import { argument, choice, flag, option, verb } from '../verb.js';
import { duration, pageFormat } from '../verb-options.js';
import { fleetOptions, limitOptions } from './fleet-options.js';

const help = `
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

export const createVerb = verb({
  about: 'publish journals to the stream, as they are written',
  takes: [argument('<directory...>', 'directories with journals, or with directories of journals')],
  options: {
    once: flag('publish what is there now, then end'),
    from: choice('where to start in a new directory', ['start', 'now']),
    commander: option('<name>', 'the commander, whatever the journals say'),
    quietAfter: duration('when a directory without new lines counts as idle', 5000, '5s'),
    position: option('<directory>', "where to keep its position (the user's state directory if left out)"),
    format: pageFormat,
    ...fleetOptions({ lasts: true }),
    ...limitOptions,
  },
  help,
  async run([directories], options, shell) {
    const { publish } = await import('./run-publish.js');
    await publish(directories, options, shell);
  },
});
