import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { ranCommand, spawnCommand } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectFindingsOfOneCheck } from './support/expect-findings.js';
import { fleetStatus, isEverythingChecked } from './support/fleet-state.js';
import { startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';
import { storedFindings } from './support/stored-findings.js';
import { startTcpProxy } from './support/tcp-proxy.js';

describe.runIf(isThorough)('a checker that stalls for longer than its lease', () => {
  it('finds its partitions taken over when it comes back, and no finding is stored twice', async () => {
    const fleet = await simulatedFleet({ commanders: 6, events: 250 });
    const server = await startNatsServer();
    const servers = [server.url];
    await (await openFleet({ servers })).close();
    await ranCommand(...publishingOnce(fleet, servers, '--position', temporaryDirectory()));
    // A slow connection, so that it is in mid-work when it stalls.
    const network = await startTcpProxy(server.port);
    network.slowTo(200_000);
    const checking = ['fleet', 'check', '--lease', '4s', '--snapshot-every', '1s', '--format', 'json'];
    const stalled = spawnCommand(...checking, '--server', network.url);
    await until(async () => (await storedFindings(servers)).length > 0, stalled.warned);
    stalled.process.kill('SIGSTOP');
    expect(await isEverythingChecked(servers)).toBe(false);

    const other = spawnCommand(...checking, '--server', server.url);
    await until(
      () => isEverythingChecked(servers),
      () => stalled.warned() + other.warned(),
      longDeadline,
    );
    network.slowTo(Infinity);
    stalled.process.kill('SIGCONT');
    // It is working again: both sides agree that it holds partitions.
    await until(
      async () => (await workersThatHold(servers)) === 2,
      () => stalled.warned() + other.warned(),
    );
    await expectFindingsOfOneCheck(servers, fleet);
    for (const checker of [stalled, other]) {
      await checker.end('SIGINT');
      expect(await checker.ended, checker.warned()).toBe(130);
    }
    await expectFindingsOfOneCheck(servers, fleet);
  });
});

async function workersThatHold(servers: readonly string[]): Promise<number> {
  const { workers } = await fleetStatus(servers);
  return workers.filter(({ holds, silent }) => holds > 0 && silent < 8).length;
}
