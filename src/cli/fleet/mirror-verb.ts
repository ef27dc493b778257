import { flag, option, verb } from '../verb.js';
import { outOption, pageFormat } from '../verb-options.js';
import { fleetOptions } from './fleet-options.js';

const help = `
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

export const createVerb = verb({
  about: 'write journals from a stream into directories',
  options: {
    commander: option('<name>', 'only this commander (all if left out)'),
    out: outOption('the directory to write into'),
    once: flag('end as soon as everything is written'),
    format: pageFormat,
    ...fleetOptions({ lasts: true }),
  },
  help,
  async run(_words, options, shell) {
    const { mirror } = await import('./run-mirror.js');
    await mirror(options, shell);
  },
});
