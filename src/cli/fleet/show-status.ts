/** Shows the status of a fleet. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import type { Fleet } from '../../fleet/connect/open-fleet.js';
import { type FleetReading, readFleet } from '../../fleet/status/fleet-reading.js';
import { type FleetStatus, fleetStatus } from '../../fleet/status/fleet-status.js';
import { statusDocument } from '../../fleet/status/status-document.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { Interrupted, type Shell } from '../shell.js';
import { pageLook } from '../terminal/terminal-style.js';
import type { PageOptions } from '../verb-options.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { openFleetFor } from './open-fleet-for.js';

export interface StatusOptions extends FleetVerbOptions, PageOptions {
  readonly once?: boolean;
  readonly every: number;
}

/** Milliseconds over which the first rates are measured. */
const measured = 1000;

export async function showStatus(options: StatusOptions, shell: Shell): Promise<void> {
  const { once = false, every, wait = 0 } = options;
  const until = shell.now() + wait;
  await using fleet = await openFleetFor(options, {}, shell);
  // Unblocks pending requests that are never answered.
  shell.signal.addEventListener('abort', () => void fleet.connection.close(), { once: true });
  const print = printerFor(options, fleet, shell);
  let before = await firstLookAt(fleet, shell, until);
  let pause = measured;
  for (;;) {
    await sleep(pause, undefined, { signal: shell.signal }).catch(() => {});
    if (shell.signal.aborted) throw new Interrupted();
    const reading = once ? await firstLookAt(fleet, shell, until) : ((await lookAt(fleet, shell)) ?? before);
    // Skips failed polls: the server may be down for a while.
    if (reading !== before) await print(fleetStatus(reading, before));
    if (once) return;
    before = reading;
    pause = every;
  }
}

/** A cluster may temporarily have no leader; this retries. */
async function firstLookAt(fleet: Fleet, shell: Shell, until: number): Promise<FleetReading> {
  for (;;) {
    const reading = await lookAt(fleet, shell, shell.now() >= until);
    if (reading) return reading;
    await sleep(measured, undefined, { signal: shell.signal }).catch(() => {});
  }
}

/** Reads the status; undefined if the servers do not answer and this is not the last attempt. */
async function lookAt(fleet: Fleet, shell: Shell, isLast = false): Promise<FleetReading | undefined> {
  try {
    return await readFleet(fleet, shell.now);
  } catch (error) {
    if (shell.signal.aborted) throw new Interrupted();
    const failure = fleetFailure(error, `read the status of ${fleet.names.stream}`, fleet.server);
    if (isLast || failure.code !== 'unreachable') throw failure;
    return undefined;
  }
}

/** Cursor to the upper left corner, and clear. */
const clearScreen = '\u001B[H\u001B[2J';

function printerFor(options: StatusOptions, fleet: Fleet, shell: Shell): (status: FleetStatus) => unknown {
  if (options.format === 'json') return (status) => shell.print(JSON.stringify(status));
  const title = `${fleet.names.stream} at ${fleet.server}`;
  const look = pageLook(options.color, shell);
  const isRedrawn = shell.terminal && !options.once;
  return (status) => shell.print(`${isRedrawn ? clearScreen : ''}${terminalText(statusDocument(title, status), look)}`);
}
