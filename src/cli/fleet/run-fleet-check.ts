/** Checks what is published to a fleet. */
import type { FailOn } from '../../check/fail-on.js';
import { untilChecked } from '../../fleet/check/check-once.js';
import { FleetChecker } from '../../fleet/check/fleet-checker.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import type { Fleet } from '../../fleet/connect/open-fleet.js';
import { readFindings } from '../../fleet/read/read-findings.js';
import type { WorkerRecord } from '../../fleet/worker-records.js';
import { counted, thousands } from '../../words/counted.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import type { PageOptions } from '../verb-options.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { type FoundCounts, failIf, foundSummary, foundText, noneFound } from './found-counts.js';
import { openFleetFor } from './open-fleet-for.js';

export interface CheckOptions extends FleetVerbOptions, PageOptions {
  readonly once?: boolean;
  readonly lease: number;
  readonly snapshotEvery: number;
  readonly failOn: FailOn;
}

/** A shorter lease would expire on a merely busy process. */
const shortestLease = 1000;

export async function checkFleet(options: CheckOptions, shell: Shell): Promise<void> {
  const { once = false, lease, snapshotEvery, failOn } = options;
  if (lease < shortestLease) throw new UsageError('--lease takes a second or more');
  await using fleet = await openFleetFor(options, { lasts: !once }, shell);
  using page = new CheckPage(shell);
  const checker = new FleetChecker({ fleet, lease, snapshotEvery, notify: (sentence) => page.print(sentence) });
  const pageUpdates = setInterval(() => page.show(checker.record, checker.pending), 100);
  try {
    await (once
      ? runOnce(fleet, checker, shell.signal, (sentence) => page.print(sentence))
      : checker.run(shell.signal));
  } catch (error) {
    if (shell.signal.aborted) throw new Interrupted();
    throw fleetFailure(error, 'check the fleet', fleet.server);
  } finally {
    clearInterval(pageUpdates);
  }
  page.end(checker.record);
  const found = shell.signal.aborted ? undefined : await countFindings(fleet);
  if (options.format === 'json')
    await shell.print(JSON.stringify({ ...checker.record, summary: found && foundSummary(found) }));
  if (!found) throw new Interrupted();
  page.print(`the log has ${foundText(found)}`);
  failIf(found, failOn);
}

/** Ends when everything is checked, or when the signal aborts. */
async function runOnce(
  fleet: Fleet,
  checker: FleetChecker,
  signal: AbortSignal,
  notify: (sentence: string) => void,
): Promise<void> {
  const done = new AbortController();
  const end = () => done.abort();
  signal.addEventListener('abort', end);
  const run = checker.run(done.signal);
  try {
    const persistence = { signal: done.signal, notify };
    const all = untilChecked(fleet, (partition) => checker.positionOf(partition), persistence);
    // A failed check never becomes complete.
    await Promise.race([run, all]).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    done.abort();
    await Promise.allSettled([all]);
    await run;
  } finally {
    done.abort();
    signal.removeEventListener('abort', end);
  }
}

async function countFindings(fleet: Fleet): Promise<FoundCounts> {
  const found = noneFound();
  for await (const { severity } of readFindings(fleet)) found[severity]++;
  return found;
}

/** Debounce: milliseconds without a change before the held partitions are printed. */
const steady = 1000;

/** Progress on standard error: in a terminal, one line that is redrawn. */
class CheckPage {
  readonly #shell: Shell;
  readonly #bar: ProgressBar;
  #holds = '';
  #printed = '';
  #since = 0;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#bar = new ProgressBar(shell);
  }

  show(record: WorkerRecord, pending: number): void {
    if (this.#shell.draw) this.#bar.show(() => `${workText(record)}, ${thousands(pending)} waiting`);
    else this.#printHolds(holdsText(record));
  }

  /** Partitions are acquired one by one, so this waits until they are stable. */
  #printHolds(holds: string): void {
    const now = this.#shell.now();
    if (holds !== this.#holds) this.#since = now;
    this.#holds = holds;
    if (holds === this.#printed || now - this.#since < steady) return;
    this.#printed = holds;
    this.print(holds);
  }

  print(sentence: string): void {
    this.#bar.erase();
    this.#shell.warn(`shakedown: ${sentence}`);
  }

  end(record: WorkerRecord): void {
    this.print(workText({ ...record, rate: 0 }));
  }

  [Symbol.dispose](): void {
    this.#bar.erase();
  }
}

function holdsText({ holds }: WorkerRecord): string {
  return `holds ${counted(holds.length, 'partition')}`;
}

function workText({ holds, checked, findings, aside, rate }: WorkerRecord): string {
  return [
    ...(holds.length > 0 ? [holdsText({ holds } as WorkerRecord)] : []),
    `checked ${counted(checked, 'message')}${rate > 0 ? ` (${thousands(rate)}/s)` : ''}`,
    `found ${counted(findings, 'finding')}`,
    ...(aside > 0 ? [`set ${thousands(aside)} aside`] : []),
  ].join(', ');
}
