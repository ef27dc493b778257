/** The fleet that the options of a verb name. It needs the client of NATS, so a verb loads it only when it runs. */
import { type Fleet, openFleet } from '../../fleet/connect/open-fleet.js';
import { Interrupted, type Shell } from '../shell.js';
import { defaultServer, type FleetRole } from './connection-options.js';
import type { FleetVerbOptions } from './fleet-options.js';

/** Opens the fleet that the options name; while it is open, a lost connection is told on standard error. */
export async function openFleetFor(options: FleetVerbOptions, role: FleetRole, shell: Shell): Promise<Fleet> {
  const { server, wait, ...others } = options;
  const opened = openFleet({
    ...others,
    servers: server ?? [shell.env.NATS_URL || defaultServer],
    create: role.creates ?? false,
    wait: wait ?? (role.lasts ? Infinity : 0),
    signal: shell.signal,
    notify: (sentence) => shell.warn(`shakedown: ${sentence}`),
  });
  return orInterrupted(opened, shell);
}

/** What is waited for; if it fails because of an interruption, it was interrupted. */
export async function orInterrupted<T>(waitedFor: Promise<T>, { signal }: Shell): Promise<T> {
  try {
    return await waitedFor;
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}
