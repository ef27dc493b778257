import type { FleetStatus } from '../../../src/fleet/status/fleet-status.js';
import { ranCommand } from '../../support/built-command.js';

/** The output of `shakedown fleet status`. */
export async function fleetStatus(servers: readonly string[]): Promise<FleetStatus> {
  const words = ['fleet', 'status', '--once', '--wait', '30s', '--format', 'json'];
  return JSON.parse(await ranCommand(...words, ...serverOptions(servers))) as FleetStatus;
}

export async function isEverythingChecked(servers: readonly string[]): Promise<boolean> {
  const { published, lag } = await fleetStatus(servers);
  return published.messages > 0 && lag.messages === 0;
}

export function serverOptions(servers: readonly string[]): string[] {
  return servers.flatMap((url) => ['--server', url]);
}
