import { Command } from 'commander';
import { askStage } from '../stage/control/client.js';
import type { ClockRequest } from '../stage/control/protocol.js';
import { duration } from './duration.js';
import { argumentFrom, formatOption } from './options.js';
import { type Shell, UsageError } from './shell.js';
import { speed, start } from './simulating/wishes.js';
import { outOption, requiredOut } from './staging/out.js';
import { told } from './staging/told.js';

interface Options {
  readonly out?: string;
  readonly format: 'pretty' | 'json';
}

const deeds = ['play', 'pause', 'step', 'speed', 'leap', 'end'] as const;

const examples = `
play and pause let time run and stop it; step lets one thing happen that is
written; speed takes a factor, or max; leap takes a time, or how far to go, and
writes at once what happens until then; end ends the session properly.

Examples:
  shakedown clock pause --out journals
  shakedown clock step --out journals
  shakedown clock speed 100 --out journals
  shakedown clock leap 10m --out journals
  shakedown clock leap 2026-11-14T22:00:00Z --out journals`;

export function clockVerb(shell: Shell): Command {
  return new Command('clock')
    .description('play, pause, step, speed up or end a running session')
    .addArgument(argumentFrom('<deed>', 'what the clock does', deeds, 'a clock does not know how to'))
    .argument('[value]', 'a speed such as 4 or max; a time, or a duration such as 10m')
    .addOption(outOption())
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (deed: (typeof deeds)[number], value: string | undefined, _own: object, command: Command) => {
      const { out, format } = command.optsWithGlobals<Options>();
      const directory = requiredOut(out);
      const answer =
        deed === 'end'
          ? await askStage(directory, 'end', {})
          : await askStage(directory, 'clock', await requestOf(deed, value, directory));
      await shell.print(told(answer, format));
    });
}

async function requestOf(
  deed: Exclude<(typeof deeds)[number], 'end'>,
  value: string | undefined,
  directory: string,
): Promise<ClockRequest> {
  if (deed !== 'speed' && deed !== 'leap') return { do: deed };
  if (value === undefined) throw new UsageError(deed === 'speed' ? 'how fast? speed 4' : 'where to? leap 10m');
  if (deed === 'leap') return { do: 'leap', to: await momentOf(value, directory) };
  const factor = speed(value);
  return { do: 'speed', speed: factor === Infinity ? 0 : factor };
}

/** A moment of the session: named, or so far ahead of the present one. */
async function momentOf(value: string, directory: string): Promise<number> {
  if (/^\d{4}-/.test(value)) return start(value).getTime();
  const { state } = await askStage(directory, 'state', {});
  return Date.parse(state.timestamp) + duration(value);
}
