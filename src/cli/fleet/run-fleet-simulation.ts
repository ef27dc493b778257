import { rm } from 'node:fs/promises';
import type { CommanderSession } from '../../fleet/simulate/commander-session.js';
import { type FleetSimulation, simulateFleet } from '../../fleet/simulate/simulate-fleet.js';
import { type LedgerTotals, TruthLedger } from '../../fleet/simulate/truth-ledger.js';
import { printable } from '../../words/printable.js';
import { temporaryDirectory } from '../output/output-directory.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { printAnswer } from '../output/print-answer.js';
import { reproductionCommand } from '../session/reproduction-command.js';
import { Interrupted, orInterrupted, type Shell } from '../shell.js';
import type { PageOptions } from '../verb-options.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { fleetAnswer, fleetProgress, type SimulatedFleet } from './fleet-simulation-page.js';

/** Parameters of a fleet simulation. */
export interface FleetRun {
  readonly seed: number;
  readonly commanders: number;
  /** The session of a commander, numbered from 1, with its directory below another. */
  readonly session: (number: number, directory: string) => CommanderSession;
  readonly threads: number;
  /** Target directory; without it, the sessions go to the stream. */
  readonly out: string | undefined;
  readonly ledger: string | undefined;
  readonly stream: FleetVerbOptions;
  readonly page: PageOptions;
}

/** Sessions per thread at full speed: one runs while the other waits for the disk or the server. */
const sessionsPerThread = 2;

/** Milliseconds after an interruption for messages in flight. */
const drainTimeout = 10_000;

/** Simulates a fleet, writes its ledger, and prints the summary. */
export async function runFleetSimulation(run: FleetRun, shell: Shell): Promise<void> {
  if (run.ledger !== undefined) refuseOverwritingJournal(run.ledger);
  const began = shell.now();
  const place = await (run.out === undefined ? toStream(run, shell) : toDirectories(run, run.out, shell));
  const { seed, commanders, ledger, threads } = run;
  const fleet = { seed, commanders, ...place, ledger, threads, milliseconds: shell.now() - began };
  await printAnswer(fleetAnswer(fleet), run.page, shell);
  if (shell.signal.aborted) throw new Interrupted();
}

type Place = Pick<SimulatedFleet, 'totals' | 'directory' | 'stream' | 'server' | 'messages'>;

async function toDirectories(run: FleetRun, directory: string, shell: Shell): Promise<Place> {
  return { totals: await withLedger(run, directory, {}, shell), directory };
}

/**
 * Sessions are written to directories that are removed once stored, so memory does not grow with their
 * length.
 */
async function toStream(run: FleetRun, shell: Shell): Promise<Place> {
  const [{ openFleetFor }, { StreamEntrance }, { SessionPublisher }] = await Promise.all([
    import('./open-fleet-for.js'),
    import('../../fleet/publish/stream-entrance.js'),
    import('../../fleet/simulate/session-publisher.js'),
  ]);
  await using fleet = await openFleetFor(run.stream, { creates: true }, shell);
  const say = (text: string) => shell.warn(`shakedown: ${printable(text)}`);
  const entrance = await orInterrupted(StreamEntrance.open(fleet, say, shell.signal), shell);
  const directory = temporaryDirectory('fleet');
  const isLive = run.session(1, directory).speed !== Infinity;
  const publisher = new SessionPublisher(entrance, { isLive, now: shell.now, say });
  let timer: NodeJS.Timeout | undefined;
  let hasGivenUp = false;
  const hurry = () => {
    timer = setTimeout(() => {
      hasGivenUp = true;
      void entrance.close(0);
    }, drainTimeout);
  };
  shell.signal.addEventListener('abort', hurry);
  try {
    const totals = await withLedger(run, directory, { publish: (session) => publisher.begin(session) }, shell);
    return { totals, stream: entrance.stream, server: fleet.server, messages: entrance.counts.stored };
  } catch (error) {
    if (!hasGivenUp) throw error;
    say('the server did not accept the rest in time: only the commanders in the ledger are certain to be stored');
    throw new Interrupted();
  } finally {
    shell.signal.removeEventListener('abort', hurry);
    clearTimeout(timer);
    publisher.stop();
    await entrance.close(0);
    await rm(directory, { recursive: true, force: true });
  }
}

/** Simulates the fleet in a directory, and writes the ledger. */
async function withLedger(
  run: FleetRun,
  directory: string,
  { publish }: Pick<FleetSimulation, 'publish'>,
  shell: Shell,
): Promise<LedgerTotals> {
  const { commanders, threads } = run;
  const { speed, seconds } = run.session(1, directory);
  const ledger = new TruthLedger(commanders, (session) => replayCommand(session, shell));
  const output = run.ledger === undefined ? undefined : await OutputFile.open(run.ledger);
  const progress = fleetProgress({ commanders, speed, seconds }, shell);
  const failure = await simulateFleet({
    sessions: sessionsOf(run, directory),
    threads,
    // In real time, all commanders play at the same time.
    atOnce: speed === Infinity ? threads * sessionsPerThread : commanders,
    publish,
    signal: shell.signal,
    onEvents: (events) => progress.add(events),
    onSession: async (session, simulated) => {
      progress.finished();
      const entry = ledger.add(session, simulated);
      await output?.write(`${JSON.stringify(entry)}\n`);
    },
  }).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  progress.erase();
  const totals = ledger.totals();
  try {
    // The ledger matters most when something went wrong.
    await output?.write(`${JSON.stringify({ totals })}\n`);
    await output?.finish();
  } catch (error) {
    throw failure ? failure.error : error;
  } finally {
    await output?.discard();
  }
  if (failure) throw failure.error;
  return totals;
}

function* sessionsOf(run: FleetRun, directory: string): Generator<CommanderSession, void, undefined> {
  for (let number = 1; number <= run.commanders; number++) yield run.session(number, directory);
}

/** Command that reproduces one commander's session, in a directory of that name. */
function replayCommand(session: CommanderSession, { platform }: Shell): string {
  const { commander } = session;
  const given = [`commander=${commander}`];
  return reproductionCommand({ ...session, given, speed: Infinity, directory: commander }, platform);
}
