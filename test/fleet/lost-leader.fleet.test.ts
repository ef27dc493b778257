import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { type CommandProcess, spawnCommand } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { expectFindingsOfOneCheck } from './support/expect-findings.js';
import { expectMirrored } from './support/expect-mirrored.js';
import { isEverythingChecked, serverOptions } from './support/fleet-state.js';
import { type NatsCluster, startNatsCluster } from './support/nats-cluster.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';

describe.runIf(isThorough)('a cluster of three servers that loses the one that leads the stream', () => {
  it('goes on publishing and checking, and loses nothing', async () => {
    const fleet = await simulatedFleet({ commanders: 8, events: 250 });
    const cluster = await startNatsCluster();
    const servers = cluster.urls;
    await (await openFleet({ servers, replicas: 3, wait: longDeadline })).close();
    const publisher = spawnCommand(...publishingOnce(fleet, servers, '--position', temporaryDirectory()));
    const checker = spawnCommand('fleet', 'check', '--lease', '3s', ...serverOptions(servers));
    const warnings = () => publisher.warned() + checker.warned();

    await until(async () => (await storedIn(servers)) > fleet.lines / 4, warnings);
    const seconds = await loseLeader(cluster, publisher);
    expect(await publisher.ended, warnings()).toBe(0);
    await until(() => isEverythingChecked(servers), warnings, longDeadline);
    await expectFindingsOfOneCheck(servers, fleet);
    await expectMirrored(servers, fleet);
    console.log(`the stream took messages again ${seconds.toFixed(1)} s after its leader was killed`);
  });
});

/** Kills the leader; resolves to the seconds until more was stored. */
async function loseLeader(cluster: NatsCluster, publisher: CommandProcess): Promise<number> {
  const { nodes, urls } = cluster;
  const leader = nodes.get(await cluster.leaderOf('JOURNAL'));
  await leader?.kill();
  const [killed, before] = [performance.now(), await storedIn(urls)];
  await until(
    async () => (await storedIn(urls)) > before || publisher.process.exitCode !== null,
    () => `nothing is stored after ${before}: ${publisher.warned()}`,
    longDeadline,
  );
  const seconds = (performance.now() - killed) / 1000;
  await leader?.restart();
  return seconds;
}

/** Messages in the stream; 0 while that is unknown. */
async function storedIn(servers: readonly string[]): Promise<number> {
  const connection = await connect({ servers: [...servers], timeout: 2000 }).catch(() => undefined);
  try {
    const manager = connection && (await jetstreamManager(connection, { timeout: 500, checkAPI: false }));
    return (await manager?.streams.info('JOURNAL'))?.state.messages ?? 0;
  } catch {
    return 0;
  } finally {
    await connection?.close();
  }
}
