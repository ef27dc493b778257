import { faultsOfStage } from '../stage/control/control-client.js';
import type { RequestedFault } from '../stage/faults/requested-fault.js';
import { counted } from '../words/counted.js';
import { type Block, paragraph, rows } from '../words/document/document.js';
import { candidatesOf } from './completion/completable-names.js';
import { printAnswer } from './output/print-answer.js';
import { control, controlOptions, requiredOut } from './session/running-session.js';
import { orInterrupted, UsageError } from './shell.js';
import { argument, option, verb } from './verb.js';

const help = `
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

export const createVerb = verb({
  takes: [argument('[fault]', 'what should go wrong: torn-line, nan:2% …', { candidates: candidatesOf('faults') })],
  options: {
    out: controlOptions.out,
    // True without a name.
    stop: option<string | true>('[fault]', 'stop this fault, or all of them', { parse: (word) => word }),
    format: controlOptions.format,
  },
  help,
  async run([fault], { stop, ...options }, shell) {
    if (fault !== undefined && stop !== undefined) throw new UsageError('either a fault or --stop, not both');
    if (fault !== undefined) return void (await control('fault', { fault }, options, shell));
    const asked = faultsOfStage(requiredOut(options), stop ?? false, shell.signal);
    const faults = await orInterrupted(asked, shell);
    await printAnswer({ data: faults, page: [blockOf(faults)] }, options, shell);
  },
});

function blockOf(faults: readonly RequestedFault[]): Block {
  if (faults.length === 0) return paragraph('none');
  const all = faults.map(({ fault, state, count, last }) => {
    const place = last ? `, last at ${last.at} in ${last.file}:${last.line}: ${last.what}` : '';
    return [fault, `${state}, happened ${counted(count, 'time')}${place}`];
  });
  return rows(all);
}
