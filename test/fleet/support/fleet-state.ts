import type { FleetStatus } from '../../../src/fleet/status/fleet-status.js';
import { ranCommand } from '../../support/built-command.js';

/** What `shakedown fleet status` tells. */
export async function fleetStatus(url: string): Promise<FleetStatus> {
  return JSON.parse(await ranCommand('fleet', 'status', '--once', '--format', 'json', '--server', url)) as FleetStatus;
}

/** Whether nothing that was published waits to be checked. */
export async function tellsAllIsChecked(url: string): Promise<boolean> {
  const { published, lag } = await fleetStatus(url);
  return published.messages > 0 && lag.messages === 0;
}
