import { availableParallelism } from 'node:os';
import path from 'node:path';
import { assertVisibleAtSpeed, parseFault } from '../../direct/faults/fault-request.js';
import { fleetCommander, mixedPlans } from '../../fleet/simulate/fleet-commanders.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { randomSeed } from '../../stage/random-seed.js';
import { candidatesOf } from '../completion/completable-names.js';
import { parseChoice, parseSessionLength } from '../option-values.js';
import { refuseFarTimes } from '../session/run-options.js';
import { faultOption, fullSpeedOption, seedOption, startOption } from '../session/session-arguments.js';
import { UsageError } from '../shell.js';
import { argument, type OptionsOf, option, verb } from '../verb.js';
import {
  cleanOption,
  count,
  dialectOption,
  outOption,
  type PageOptions,
  pageFormat,
  usualCount,
} from '../verb-options.js';
import { fleetOptions, limitOptions } from './fleet-options.js';
import { type FleetRun, runFleetSimulation } from './run-fleet-simulation.js';

const help = `
Each commander has a name and a seed, derived from --seed and the commander's
number. With --out each gets a directory of that name, as shakedown simulate
writes it; without, the sessions go straight to the stream, in the same messages
that shakedown fleet publish sends, no faster than the server accepts them. At
--speed 1 all play at the same time.

The ledger says what was written, one line of JSON for each commander: files,
lines and kinds with their hashes, and the command that writes the same again.
The same seed, start and options give the same bytes and the same ledger, on
every machine and however many threads there are.

Ctrl-C ends running sessions properly, and the ledger says which were cut short.

Exit codes: 0 written; 2 wrong usage, no server, or something cannot be written
(commanders that were finished before stay); 130 interrupted.

Examples:
  shakedown fleet simulate --commanders 1000 --seed 1
  shakedown fleet simulate --commanders 1000 --speed 1 --dialect spec
  shakedown fleet simulate trade war --commanders 100 --out fleet
  shakedown fleet simulate --events 1000 --ledger truth.jsonl
  shakedown fleet simulate --fault lost-bracket:1% --out broken`;

const options = {
  commanders: usualCount('how many commanders', 1_000_000, 10),
  out: outOption('write a directory for each commander there, instead of the stream'),
  ledger: option('<file>', 'what was written, for tests (with --out, ledger.jsonl there)'),
  clean: cleanOption,
  seed: seedOption,
  for: option('<duration>', 'length of each session: 90s, 30m, 48h … (2h if left out)', { parse: parseSessionLength }),
  events: count('end each session after about this many events', 1_000_000_000),
  speed: fullSpeedOption,
  start: startOption,
  dialect: dialectOption,
  fault: faultOption,
  threads: count('threads to use (one per core if left out)'),
  format: pageFormat,
  ...fleetOptions({}),
  ...limitOptions,
};

type Options = OptionsOf<typeof options> & PageOptions;

export const createVerb = verb({
  about: 'simulate many commanders at once',
  takes: [
    argument('[plans...]', `what the commanders do (a mix if left out): ${planNames.join(', ')}`, {
      candidates: candidatesOf('plans'),
    }),
  ],
  options,
  help,
  run: ([plans], given, shell) => runFleetSimulation(parseRun(plans, given, shell.now()), shell),
});

function parseRun(words: readonly string[], own: Options, now: number): FleetRun {
  const { out, ledger, seed = randomSeed(), dialect, commanders, events, speed, fault: faults } = own;
  if (out === '') throw new UsageError('--out needs a directory');
  if (ledger === '') throw new UsageError('--ledger needs a file name');
  if (out !== undefined && own.server !== undefined)
    throw new UsageError(
      '--out writes directories and --server a stream: choose one, or publish the directories later',
    );
  const plans = words.map((word) => parseChoice(word, planNames, 'no plan is named') as PlanName);
  const start = own.start ?? new Date(Math.floor(now / 1000) * 1000);
  const seconds = own.for ?? (events === undefined ? twoHours : month);
  refuseFarTimes({ start, seconds });
  for (const fault of faults ?? []) assertVisibleAtSpeed(parseFault(fault), speed);
  const given = { dialect, start, seconds, events, speed, faults, clean: own.clean };
  return {
    seed,
    commanders,
    session: (number, directory) => {
      const { name, ...commander } = fleetCommander(seed, number, plans.length > 0 ? plans : mixedPlans);
      return { ...commander, ...given, commander: name, directory: path.join(directory, name) };
    },
    threads: Math.min(own.threads ?? availableParallelism(), commanders),
    out,
    ledger: ledger ?? (out === undefined ? undefined : path.join(out, 'ledger.jsonl')),
    stream: own,
    page: own,
  };
}

const twoHours = 2 * 60 * 60;

/** Upper limit for plans with hardly any events. */
const month = 30 * 24 * 60 * 60;
