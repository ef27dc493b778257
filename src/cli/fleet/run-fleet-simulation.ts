import type { CommanderSession } from '../../fleet/simulate/commander-session.js';
import { simulateFleet } from '../../fleet/simulate/simulate-fleet.js';
import { TruthLedger } from '../../fleet/simulate/truth-ledger.js';
import { counted, thousands } from '../../words/counted.js';
import { printable, printableLines } from '../../words/printable.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { reproductionCommand } from '../session/reproduction-command.js';
import { hintAtDialect } from '../session/run-options.js';
import { labelledRows, sizeText } from '../session/session-page.js';
import { Interrupted, type Shell } from '../shell.js';
import { barOf, ProgressBar } from '../terminal/progress-bar.js';
import { styleFor } from '../terminal/terminal-style.js';
import type { PageOptions } from '../verb-options.js';

/** The fleet that is wanted, and where it is written. */
export interface FleetRun extends PageOptions {
  readonly seed: number;
  readonly commanders: number;
  readonly directory: string;
  readonly ledger: string;
  readonly threads: number;
  readonly speed: number;
  readonly isDefaultDialect: boolean;
  /** The session of a commander, counted from 1. */
  readonly session: (number: number) => CommanderSession;
}

/** So many sessions a thread has at full speed: while one waits for its turn, another goes on. */
const sessionsPerThread = 2;

/** Simulates a fleet into directories, writes the ledger, and prints what was written. */
export async function runFleetSimulation(run: FleetRun, shell: Shell): Promise<void> {
  const { commanders, threads, ledger: file } = run;
  refuseOverwritingJournal(file);
  const ledger = new TruthLedger(commanders, (session) => replayCommand(session, shell));
  hintAtDialect({ ...run, dialect: run.session(1).dialect }, shell);
  const output = await OutputFile.open(file);
  const progress = new FleetProgress(run, shell);
  const began = shell.now();
  const failure = await simulateFleet({
    sessions: sessionsOf(run),
    threads,
    // In real time everybody plays at the same time.
    atOnce: run.speed === Infinity ? threads * sessionsPerThread : commanders,
    signal: shell.signal,
    onEvents: (events) => progress.add(events),
    onSession: async (session, simulated) => {
      progress.finished();
      await output.write(`${JSON.stringify(ledger.add(session, simulated))}\n`);
    },
  }).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  progress.erase();
  try {
    // The truth about what was written is wanted most if something went wrong.
    await output.write(`${JSON.stringify({ totals: ledger.totals() })}\n`);
    await output.finish();
  } catch (error) {
    throw failure ? failure.error : error;
  } finally {
    await output.discard();
  }
  if (failure) throw failure.error;
  await shell.print(fleetPage(run, ledger, { milliseconds: shell.now() - began, shell }));
  if (shell.signal.aborted) throw new Interrupted();
}

function* sessionsOf({ commanders, session }: FleetRun): Generator<CommanderSession, void, undefined> {
  for (let number = 1; number <= commanders; number++) yield session(number);
}

/** What writes the session of one commander alone, into a directory of its name where it is called. */
function replayCommand(session: CommanderSession, { platform }: Shell): string {
  const { commander } = session;
  const given = [`commander=${commander}`];
  return reproductionCommand({ ...session, given, speed: Infinity, directory: commander }, platform);
}

/** How far the fleet is, on the terminal. */
class FleetProgress {
  readonly #run: FleetRun;
  readonly #bar: ProgressBar | undefined;
  #events = 0;
  #finished = 0;

  constructor(run: FleetRun, { now, columns, draw }: Shell) {
    this.#run = run;
    this.#bar = draw && new ProgressBar({ now, columns, draw });
  }

  add(events: number): void {
    this.#events += events;
    this.#show();
  }

  finished(): void {
    this.#finished += 1;
    this.#show();
  }

  erase(): void {
    this.#bar?.erase();
  }

  #show(): void {
    const { commanders, speed, session } = this.#run;
    this.#bar?.show((seconds) => {
      const share = speed === Infinity ? this.#finished / commanders : (seconds * speed) / session(1).seconds;
      const rate = thousands(Math.round(this.#events / Math.max(seconds, 0.001)));
      const done = `${thousands(this.#finished)} of ${counted(commanders, 'commander')}`;
      return `${barOf(Math.min(1, share))}  ${done}  ${counted(this.#events, 'event')}  ${rate}/s`;
    });
  }
}

interface Outcome {
  readonly milliseconds: number;
  readonly shell: Shell;
}

function fleetPage(run: FleetRun, ledger: TruthLedger, { milliseconds, shell }: Outcome): string {
  const { seed, directory, ledger: file, threads, format, color } = run;
  const totals = ledger.totals();
  if (format === 'json')
    return printableLines(
      JSON.stringify({ seed, directory, ledger: file, ...totals, threads, milliseconds }, undefined, 2),
    );
  const { commanders, files, lines, events, bytes, whole } = totals;
  const rate = Math.round(events / Math.max(milliseconds / 1000, 0.001));
  const rows = [
    ['seed', String(seed)],
    ['commanders', `${thousands(commanders)}${whole ? '' : ` of ${thousands(run.commanders)}, interrupted`}`],
    ['directory', printable(directory)],
    ['journals', `${thousands(files)} (${sizeText(bytes)})`],
    ['events', `${thousands(events)}${lines > events ? `, and ${counted(lines - events, 'line')} that are none` : ''}`],
    ['ledger', printable(file)],
    ['speed', `${thousands(rate)} events/s over ${counted(threads, 'thread')}`],
  ];
  return labelledRows(rows, styleFor(color, shell));
}
