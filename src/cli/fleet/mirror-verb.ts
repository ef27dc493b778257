import { Command, Option } from 'commander';
import { commanderNamed, listCommanders } from '../../fleet/commander-list.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import { type MirrorResult, mirrorFleet } from '../../fleet/mirror/mirror-fleet.js';
import { JournalError } from '../../journal/journal-error.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { formatOption, outOption, type PageOptions } from '../verb-options.js';
import { addFleetOptions, type FleetVerbOptions, openFleetFor } from './fleet-options.js';
import { missingText } from './missing-text.js';

const examples = `
Writes the journals of a stream as they were where they were published, byte for
byte, and the companions beside them as they are now. It goes on with what comes
until Ctrl-C, or ends with --once as soon as everything is there. Started again
with the same directory, it goes on where it was.

Without --commander each commander has a directory of its own in --out. Nothing
is written beside journals that are not of the mirror.

Exit codes: 0 everything is written (--once); 2 wrong usage, no server, or the
directory cannot be written to; 130 interrupted.

Examples:
  shakedown fleet mirror --commander Jameson --out jameson
  shakedown fleet mirror --out commanders --once`;

interface MirrorVerbOptions extends FleetVerbOptions, PageOptions {
  readonly commander?: string;
  readonly out?: string;
  readonly once?: boolean;
}

export function mirrorVerb(shell: Shell): Command {
  const command = new Command('mirror')
    .description('write journals from a stream into directories')
    .addOption(new Option('--commander <name>', 'whose journals (those of all if left out)'))
    .addOption(outOption('the directory to write into'))
    .option('--once', 'end as soon as everything is written')
    .addOption(formatOption());
  return addFleetOptions(command, { lasts: true })
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      await mirror(own.optsWithGlobals<MirrorVerbOptions>(), shell);
    });
}

async function mirror(options: MirrorVerbOptions, shell: Shell): Promise<void> {
  const { out, once = false, commander } = options;
  if (out === undefined) throw new UsageError('--out is missing: it names the directory to write into');
  await using fleet = await openFleetFor(options, { lasts: !once }, shell);
  try {
    if (commander !== undefined) commanderNamed(commander, await listCommanders(fleet));
    if (!once) shell.warn(`writing ${commander ?? 'all commanders'} to ${printable(out)} (Ctrl-C ends it)`);
    const result = await mirrorFleet(fleet, {
      out,
      commander,
      once,
      signal: shell.signal,
      missed: (name, missing) => shell.warn(`shakedown: ${missingText(name, missing)}`),
    });
    await shell.print(options.format === 'json' ? JSON.stringify(result) : resultText(result, out));
  } catch (error) {
    if (shell.signal.aborted) throw new Interrupted();
    throw error instanceof JournalError
      ? error
      : fleetFailure(error, `read the stream ${fleet.names.stream}`, fleet.server);
  }
  if (shell.signal.aborted) throw new Interrupted();
}

function resultText({ written, commanders, cameTwice, missing, leftOut }: MirrorResult, out: string): string {
  const more = [
    ...(cameTwice > 0 ? [`${counted(cameTwice, 'message')} had come before`] : []),
    ...(missing > 0 ? [`${counted(missing, 'byte')} not in the stream`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'message')} left out, about files that the game does not write`] : []),
  ];
  const what = `${counted(written, 'line or companion', 'lines and companions')} of ${counted(commanders, 'commander')}`;
  return [`wrote ${what} to ${printable(out)}`, ...more].join('; ');
}
