/** Opens the fleet named by a verb's options. Needs the NATS client, so a verb loads it only when it runs. */
import { type Fleet, openFleet } from '../../fleet/connect/open-fleet.js';
import { orInterrupted, type Shell } from '../shell.js';
import { defaultServer, type FleetRole, type FleetVerbOptions } from './fleet-options.js';

/** Opens the fleet; lost connections are reported on standard error while it is open. */
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
