import { Argument, Command } from 'commander';
import { faultsOfStage } from '../stage/control/control-client.js';
import type { RequestedFault } from '../stage/faults/requested-fault.js';
import { counted } from '../words/counted.js';
import { type Block, paragraph, rows } from '../words/document/document.js';
import { candidatesOf } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { printAnswer } from './output/print-answer.js';
import { type ControlOptions, control, requiredOut, runningOutOption } from './session/running-session.js';
import { orInterrupted, type Shell, UsageError } from './shell.js';
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
  shakedown fault eddn-refuses --out journals
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
      const asked = faultsOfStage(requiredOut(options), stop ?? false, shell.signal);
      const faults = await orInterrupted(asked, shell);
      await printAnswer({ data: faults, page: [blockOf(faults)] }, options, shell);
    });
}

function blockOf(faults: readonly RequestedFault[]): Block {
  if (faults.length === 0) return paragraph('none');
  const all = faults.map(({ fault, state, count, last }) => {
    const place = last ? `, last at ${last.at} in ${last.file}:${last.line}: ${last.what}` : '';
    return [fault, `${state}, happened ${counted(count, 'time')}${place}`];
  });
  return rows(all);
}
