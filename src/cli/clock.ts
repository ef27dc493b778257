import { Command } from 'commander';
import type { ClockRequest } from '../stage/control/protocol.js';
import { duration } from './duration.js';
import { argumentFrom, formatOption, type PageOptions } from './options.js';
import { type Shell, UsageError } from './shell.js';
import { speed, start } from './simulating/wishes.js';
import { ask } from './staging/ask.js';
import { outOption, requiredOut } from './staging/out.js';
import { told } from './staging/told.js';

interface Options extends PageOptions {
  readonly out?: string;
}

const deeds = ['play', 'pause', 'step', 'speed', 'leap', 'end'] as const;

const examples = `
play and pause start and stop the time; step runs until the next line is
written; speed takes a factor from 0.001 to 1000000, or max, and starts nothing;
leap takes a time or a duration, a week at most, and writes at once what happens
until then; end ends the session properly. Ctrl-C cancels a leap.

Exit codes: 0 done; 2 not done: no session is running in the directory; 130
interrupted.

Examples:
  shakedown clock pause --out journals
  shakedown clock step --out journals
  shakedown clock speed 100 --out journals
  shakedown clock leap 10m --out journals
  shakedown clock leap 2026-11-14T22:00:00Z --out journals`;

export function clockVerb(shell: Shell): Command {
  return new Command('clock')
    .description('play, pause, step, speed up or end a running session')
    .addArgument(argumentFrom('<action>', 'what the clock should do', deeds, 'the clock cannot'))
    .argument('[value]', 'a speed such as 4 or max; a time, or a duration such as 10m')
    .addOption(outOption())
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (deed: (typeof deeds)[number], value: string | undefined, _own: object, command: Command) => {
      const { out, ...page } = command.optsWithGlobals<Options>();
      const directory = requiredOut(out);
      const answer =
        deed === 'end'
          ? await ask(shell, directory, 'end', {})
          : await ask(shell, directory, 'clock', requestOf(deed, value));
      await shell.print(told(answer, page, shell));
    });
}

function requestOf(deed: Exclude<(typeof deeds)[number], 'end'>, value: string | undefined): ClockRequest {
  if (deed !== 'speed' && deed !== 'leap') return { do: deed };
  if (value === undefined)
    throw new UsageError(
      deed === 'speed' ? 'speed needs a factor: speed 4' : 'leap needs a time or a duration: leap 10m',
    );
  if (deed === 'leap' && /^\d{4}-/.test(value)) return { do: 'leap', to: start(value).getTime() };
  if (deed === 'leap') return { do: 'leap', by: duration(value) };
  const factor = speed(value);
  return { do: 'speed', speed: factor === Infinity ? 0 : factor };
}
