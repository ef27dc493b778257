import { Argument, Command } from 'commander';
import { faultsOfStage, stopFaults } from '../stage/control/control-client.js';
import type { RequestedFault } from '../stage/faults/scheduled-fault.js';
import { counted } from '../words/counted.js';
import { printable, printableLines } from '../words/printable.js';
import { candidatesOf } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { type ControlOptions, control, requiredOut, runningOutOption } from './session/running-session.js';
import { orInterrupted, type Shell, UsageError } from './shell.js';
import { columns } from './terminal/text-layout.js';
import { formatOption } from './verb-options.js';

interface Options extends ControlOptions {
  /** True without a name. */
  readonly stop?: string | true;
}

const examples = `
A name alone happens once, at the next opportunity; torn-line:2% repeats until
it is stopped, or the session ends. Without a fault, those that were requested
are listed, with where each happened last. shakedown list faults shows them all.

Exit codes: 0 done; 2 not done: an unknown fault, one that is not going on, or
no session is running in the directory; 130 interrupted.

Examples:
  shakedown fault torn-line --out journals
  shakedown fault missing-field/Docked:5% --out journals
  shakedown fault --out journals
  shakedown fault --stop missing-field --out journals
  shakedown fault --stop --out journals`;

export function createVerb(shell: Shell): Command {
  return new Command('fault')
    .addArgument(
      withCompletion(new Argument('[fault]', 'what should go wrong: torn-line, nan:2% …'), candidatesOf('faults')),
    )
    .addOption(runningOutOption())
    .option('--stop [fault]', 'stop this fault, or all of them')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (fault: string | undefined, _own: object, command: Command) => {
      const { stop, ...options } = command.optsWithGlobals<Options>();
      if (fault !== undefined && stop !== undefined) throw new UsageError('either a fault or --stop, not both');
      if (fault !== undefined) return void (await control('fault', { fault }, options, shell));
      const directory = requiredOut(options);
      const asked =
        stop === undefined
          ? faultsOfStage(directory, shell.signal)
          : stopFaults(directory, stop === true ? undefined : stop, shell.signal);
      const faults = await orInterrupted(asked, shell);
      await shell.print(options.format === 'json' ? jsonOf(faults) : pageOf(faults, stop !== undefined));
    });
}

function jsonOf(faults: readonly RequestedFault[]): string {
  return printableLines(JSON.stringify(faults, undefined, 2));
}

function pageOf(faults: readonly RequestedFault[], isStopping: boolean): string {
  if (faults.length === 0) return isStopping ? 'no fault was going on' : 'no fault was requested';
  return columns(
    faults.map(({ fault, state, count, last }) => [
      fault,
      printable(`${state}, happened ${counted(count, 'time')}${last ? placeOf(last) : ''}`),
    ]),
  );
}

function placeOf({ file, line, at, what }: NonNullable<RequestedFault['last']>): string {
  return `, last at ${at} in ${file}:${line}: ${what}`;
}
